import { describe, expect, it } from 'vitest';
import { isChanged } from '../../../src/admin/web/form/field-errors';

const refused = { path: ['items', 1, 'price'], messages: ['Terlalu tinggi.'] };
const now = { items: [{ price: 1 }, { price: 2 }], name: 'x' };

describe('what the server refused stays shown until that value is typed again', () => {
  it.each([
    ['the same cell', { items: [undefined, { price: 3 }] }, true],
    ['the same cell of another row', { items: [{ price: 3 }] }, false],
    ['another cell of the row', { items: [undefined, { stock: 3 }] }, false],
    ['another field', { name: 'y' }, false],
    ['all rows, by moving one', now, true],
  ])('%s', (_words, changed, forgotten) => {
    expect(isChanged(refused, changed, now)).toBe(forgotten);
  });

  it('and goes with its row', () => {
    const left = { items: [{ price: 1 }] };
    expect(isChanged(refused, left, left)).toBe(true);
  });

  it('is shown for a field as a whole, and forgotten with any change of it', () => {
    expect(isChanged({ path: ['name'], messages: ['Sudah dipakai.'] }, { name: 'z' }, now)).toBe(true);
  });
});
