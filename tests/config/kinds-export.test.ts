import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/admin/schema/field';
import { emptyValueOf, exportText, fitsKind } from '../../src/admin/schema/kinds';
import { rupiah } from '../../src/core/format/money';
import { percent } from '../../src/core/format/number';
import { fieldOf, specimen } from './every-kind';

const id = '0197f000-0000-7000-8000-000000000001';
const picture = { id, name: 'promo.png', url: `/files/${id}`, width: 100, height: 50, bytes: 4_000 };

describe('an exported cell', () => {
  it.each([
    ['text', 'Promo', 'Promo'],
    ['html', '<p>Halo <b>Dewi</b></p>', 'Halo Dewi'],
    ['phone', '6281234567890', '0812-3456-7890'],
    ['money', 12_500, '12500'],
    ['rate', { type: 'percent', value: 7.5 }, percent(7.5)],
    ['rate', { type: 'nominal', value: 2_000 }, rupiah(2_000)],
    ['datetime', '2026-11-21T05:05:09.000Z', '21 Nov 2026 12:05:09'],
    ['open_period', { start_at: '2026-11-24T00:00:00.000Z' }, '24 Nov 2026 07:00:00 – seterusnya'],
    ['switch', true, 'Ya'],
    ['choice', 'side', 'Samping'],
    ['choice', 'gone', 'gone'],
    ['many', ['sat', 'mon', 'gone'], 'Sabtu, Senin, gone'],
    ['file', { ...picture, name: 'nota.pdf' }, 'nota.pdf'],
    ['json', { a: [1, null] }, '{"a":[1,null]}'],
    ['tags', ['hemat', 'baru'], 'hemat, baru'],
    ['image', picture, 'promo.png'],
    ['password', 'rahasia123', ''],
    ['rows', [{ q: 'Aman?', a: 'Ya' }, { q: 'Cepat?' }], 'Aman? | Ya\nCepat? | '],
    ['number', undefined, ''],
  ])('%s: %o → %s', (name, value, text) => {
    expect(exportText(fieldOf(name), value)).toBe(text);
  });
});

describe('a value of another shape, from before a change of the declaration', () => {
  const shapes = [
    'lama',
    '',
    12,
    -1.5,
    true,
    [],
    ['a', 1],
    [[1]],
    {},
    { type: 'x' },
    [{ q: { a: 1 } }, null],
  ];

  it.each(Object.entries(specimen.fields).filter(([, { kind }]) => kind !== 'password'))(
    'is exported as it is stored: %s',
    (_name, field) => {
      for (const value of shapes) {
        const text = exportText(field, value);
        expect(typeof text === 'string' || typeof text === 'number').toBe(true);
        if (!fitsKind(field, value))
          expect(text).toBe(typeof value === 'string' ? value : JSON.stringify(value));
      }
    },
  );

  it.each([
    ['tags', 'lama'],
    ['rows', 'lama'],
    ['html', 12],
    ['phone', 12],
    ['period', 'lama'],
    ['rate', 'lama'],
    ['image', 'lama'],
    ['many', 'lama'],
    ['file', { url: '/a' }],
    ['json', 'lama'],
    ['datetime', 'lama'],
    ['money', 'lama'],
    ['switch', 'lama'],
    ['references', ['a', 1]],
  ])('is known of %s', (name, value) => {
    expect(fitsKind(fieldOf(name), value)).toBe(false);
  });
});

describe('a new record begins with', () => {
  it.each<[string, Field, unknown]>([
    ['the default', { kind: 'switch', label: 'Aktif', default: true }, true],
    ['a switch that is off', { kind: 'switch', label: 'Aktif' }, false],
    ['an empty list of tags', { kind: 'tags', label: 'Tag' }, []],
    ['nothing in a text', { kind: 'text', label: 'Judul' }, undefined],
  ])('%s', (_what, field, value) => {
    expect(emptyValueOf(field)).toEqual(value);
  });
});
