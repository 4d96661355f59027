import { expect, it } from 'vitest';
import { isMet, isRequired, withoutInactive } from '../../../src/admin/schema/active';
import { bodyOf } from '../../../src/admin/schema/body';
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

it.each([
  [{ field: 'open_24h', is: [false] }, {}, true],
  [{ field: 'open_24h', is: [false] }, { open_24h: true }, false],
  [{ field: 'kind', is: ['a', 'b'] }, { kind: 'b' }, true],
  [{ field: 'kind', is: ['a', 'b'] }, { kind: 'c' }, false],
  [{ field: 'discount', is: ['percent'] }, { discount: { type: 'percent' } }, true],
  [{ field: 'discount', is: ['percent'] }, { discount: { type: 'nominal', value: 5 } }, false],
  [undefined, {}, true],
])('a condition %o over %o holds: %s', (condition, values, verdict) => {
  expect(isMet(condition, values)).toBe(verdict);
});

it('a field out of question is neither asked for nor kept', () => {
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
