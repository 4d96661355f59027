import { expect, it } from 'vitest';
import type { Field } from '../../../src/admin/schema/field';
import { differencesOf } from '../../../src/admin/web/form/differences';

const fields: Record<string, Field> = {
  name: { kind: 'text', label: 'Nama' },
  phone: { kind: 'phone', label: 'Nomor HP' },
  note: { kind: 'text', label: 'Catatan' },
  pin: { kind: 'password', label: 'PIN' },
  is_active: { kind: 'switch', label: 'Aktif' },
};
const resource = { fields, form: [{ title: '', fields: Object.keys(fields) }] } as never;

it('names the fields that differ, and chooses what was changed here', () => {
  const loaded = { name: 'Lama', phone: '628123456789', note: 'a', is_active: true };
  const mine = { ...loaded, name: 'Punya saya', phone: '08123456789', pin: 'rahasia', note: '' };
  const theirs = { ...loaded, note: undefined, is_active: false };
  expect(differencesOf(resource, loaded, mine, theirs)).toEqual([
    { name: 'name', mine: 'Punya saya', theirs: 'Lama', isMine: true },
    { name: 'is_active', mine: true, theirs: false, isMine: false },
  ]);
});
