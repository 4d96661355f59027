import { expect, it } from 'vitest';
import { holds, withoutInactive } from '../../../src/core/schema/active';
import { bodyOf } from '../../../src/core/schema/body';
import type { Field } from '../../../src/core/schema/field';
import { validatorOf } from '../../../src/core/schema/kinds';

const fields: Record<string, Field> = {
  open_24h: { kind: 'switch', label: 'Buka 24 jam' },
  open_from: { kind: 'text', label: 'Buka pukul', required: true, when: { field: 'open_24h', is: [false] } },
};
const judge = (body: unknown) => {
  const judged = bodyOf(fields, validatorOf).safeParse(body);
  return judged.success
    ? judged.data
    : judged.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it.each([
  [{ field: 'open_24h', is: [false] }, {}, true],
  [{ field: 'open_24h', is: [false] }, { open_24h: true }, false],
  [{ field: 'kind', is: ['a', 'b'] }, { kind: 'b' }, true],
  [{ field: 'kind', is: ['a', 'b'] }, { kind: 'c' }, false],
  [undefined, {}, true],
])('a condition %o over %o holds: %s', (condition, values, verdict) => {
  expect(holds(condition, values)).toBe(verdict);
});

it('a field out of question is neither asked for nor kept', () => {
  expect(judge({ open_24h: true })).toEqual({ open_24h: true });
  expect(judge({ open_24h: true, open_from: '08:00' })).toEqual({ open_24h: true });
  expect(judge({ open_24h: true, open_from: 5 })).toEqual({ open_24h: true });
});

it('a field in question is asked for like any other', () => {
  expect(judge({})).toEqual([['open_from', 'Buka pukul wajib diisi.']]);
  expect(judge({ open_24h: false, open_from: ' ' })).toEqual([['open_from', 'Buka pukul wajib diisi.']]);
  expect(judge({ open_from: '08:00' })).toEqual({ open_24h: false, open_from: '08:00' });
});

it('a record that says everything is left as it is', () => {
  const whole = { open_24h: false, open_from: '08:00' };
  expect(withoutInactive(fields, whole)).toBe(whole);
});
