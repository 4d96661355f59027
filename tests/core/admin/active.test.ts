import { expect, it } from 'vitest';
import { isRequired, withoutInactive } from '../../../src/admin/schema/active';
import { bodyOf } from '../../../src/admin/schema/body';
import { type Condition, fieldsIn, isMet, mayBeMet } from '../../../src/admin/schema/condition';
import type { Field } from '../../../src/admin/schema/field';
import { validatorOf } from '../../../src/admin/schema/kinds';

const fields: Record<string, Field> = {
  open_24h: { kind: 'switch', label: 'Buka 24 jam' },
  open_from: { kind: 'text', label: 'Buka pukul', required: true, when: { field: 'open_24h', is: [false] } },
};
const validate = (body: unknown) => {
  const validated = bodyOf(fields, validatorOf).safeParse(body);
  return validated.success
    ? validated.data
    : validated.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

const cheap: Condition = { field: 'price', below: 5000 };
const overQuota: Condition = { field: 'per_user', above: { field: 'quota' } };

it.each<[Condition | undefined, Record<string, unknown>, boolean]>([
  [{ field: 'open_24h', is: [false] }, {}, true],
  [{ field: 'open_24h', is: [false] }, { open_24h: true }, false],
  [{ field: 'kind', is: ['a', 'b'] }, { kind: 'b' }, true],
  [{ field: 'kind', is: ['a', 'b'] }, { kind: 'c' }, false],
  [{ field: 'discount', is: ['percent'] }, { discount: { type: 'percent' } }, true],
  [{ field: 'discount', is: ['percent'] }, { discount: { type: 'nominal', value: 5 } }, false],
  [undefined, {}, true],
  [cheap, { price: 4999 }, true],
  [cheap, { price: 5000 }, false],
  [cheap, { price: '4999' }, false],
  [cheap, {}, false],
  [{ not: cheap }, {}, true],
  [{ field: 'date', above: '2026-11-28' }, { date: '2026-11-29' }, true],
  [{ field: 'date', below: '2026-11-28' }, { date: '' }, false],
  [overQuota, { per_user: 5, quota: 4 }, true],
  [overQuota, { per_user: 5, quota: 5 }, false],
  [overQuota, { per_user: 5 }, false],
  [{ field: 'note', empty: true }, { note: ' ' }, true],
  [{ field: 'ids', empty: false }, { ids: [] }, false],
  [{ all: [cheap, overQuota] }, { price: 1, per_user: 5, quota: 4 }, true],
  [{ all: [cheap, overQuota] }, { price: 1, per_user: 5, quota: 5 }, false],
  [{ any: [cheap, overQuota] }, { price: 1 }, true],
  [{ any: [cheap, overQuota] }, {}, false],
])('a condition %o over %o holds: %s', (condition, values, verdict) => {
  expect(isMet(condition, values)).toBe(verdict);
});

it('names the fields that a condition compares', () => {
  expect(fieldsIn({ any: [cheap, { not: overQuota }] })).toEqual(['price', 'per_user', 'quota']);
});

it.each<[Condition, Record<string, unknown>, boolean]>([
  [{ field: 'status', is: ['ended'] }, { status: 'ended' }, true],
  [{ field: 'status', is: ['ended'] }, { status: 'open' }, false],
  [{ field: 'status', is: ['ended'] }, {}, true],
  [{ all: [{ field: 'status', is: ['ended'] }, cheap] }, { status: 'ended' }, true],
  [{ all: [{ field: 'status', is: ['ended'] }, cheap] }, { status: 'open' }, false],
  [{ any: [{ field: 'status', is: ['ended'] }, cheap] }, { status: 'open' }, true],
  [{ not: overQuota }, { per_user: 5 }, true],
])('%o may be met by a record with %o: %s', (condition, known, verdict) => {
  expect(mayBeMet(condition, known)).toBe(verdict);
});

it('an inactive field is neither required nor stored', () => {
  expect(validate({ open_24h: true })).toEqual({ open_24h: true });
  expect(validate({ open_24h: true, open_from: '08:00' })).toEqual({ open_24h: true });
  expect(validate({ open_24h: true, open_from: 5 })).toEqual({ open_24h: true });
});

it('a field in question is asked for like any other', () => {
  expect(validate({})).toEqual([['open_from', 'Buka pukul wajib diisi.']]);
  expect(validate({ open_24h: false, open_from: ' ' })).toEqual([['open_from', 'Buka pukul wajib diisi.']]);
  expect(validate({ open_from: '08:00' })).toEqual({ open_24h: false, open_from: '08:00' });
});

it('a record that says everything is left as it is', () => {
  const whole = { open_24h: false, open_from: '08:00' };
  expect(withoutInactive(fields, whole)).toBe(whole);
});

const promo: Record<string, Field> = {
  discount: { kind: 'rate', label: 'Potongan', required: true },
  most: {
    kind: 'money',
    label: 'Paling banyak',
    min: 1,
    requiredWhen: { field: 'discount', is: ['percent'] },
  },
  title: { kind: 'text', label: 'Judul', required: true },
  slug: { kind: 'slug', label: 'Slug', required: true, from: 'title' },
  note: { kind: 'text', label: 'Catatan' },
  mark: { kind: 'slug', label: 'Tanda', required: true, from: 'note' },
};

it.each([
  ['a share in percent says how much at most', { discount: { type: 'percent', value: 10 } }, 'most', true],
  ['also before its number is there', { discount: { type: 'percent' } }, 'most', true],
  ['a share in rupiah does not', { discount: { type: 'nominal', value: 10 } }, 'most', false],
  ['a slug is made of its title', { title: 'Promo' }, 'slug', false],
  ['or waits for one that is asked for itself', {}, 'slug', false],
  ['but not of one without a letter', { title: '🎮🎮' }, 'slug', true],
  ['nor of a source that may stay empty', {}, 'mark', true],
  ['a field in question is required', { open_24h: false }, 'open_from', true],
  ['one out of question is not', { open_24h: true }, 'open_from', false],
])('%s: %o requires %s: %s', (_sentence, given, name, required) => {
  const all = { ...fields, ...promo };
  const typed = { title: 'Promo', note: 'Catatan', discount: { type: 'nominal', value: 5 }, ...given };
  const values = name === 'slug' || name === 'mark' ? given : typed;
  expect(isRequired(all[name] as Field, all, values)).toBe(required);
  const validated = bodyOf(all, validatorOf).safeParse({ open_24h: true, ...values });
  const missing = validated.error?.issues.filter(({ message }) => message.endsWith('wajib diisi.')) ?? [];
  expect(missing.some(({ path }) => path[0] === name)).toBe(required);
});
