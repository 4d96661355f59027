import { describe, expect, it } from 'vitest';
import { readRow, writtenAs } from '../../../src/admin/entity/reading';
import type { Field } from '../../../src/admin/schema/field';
import { kinds, validatorOf } from '../../../src/admin/schema/kinds';

const wide = { kind: 'image', label: 'Gambar', width: 1_200, ratio: '3:1' } as const satisfies Field;
const position = {
  kind: 'choice',
  label: 'Posisi',
  options: [{ value: 'slider', label: 'Slider beranda' }],
} as const satisfies Field;
const read = (field: Field, value: unknown, beside = {}) =>
  readRow({ it: field }, { id: '5', it: value, ...beside }).it;

describe('a value of another host is read by the kind of its field', () => {
  const label = 'X';
  it.each([
    [{ kind: 'switch', label }, 1, true],
    [{ kind: 'switch', label }, '0', false],
    [{ kind: 'number', label }, '12', 12],
    [{ kind: 'money', label }, '1250000.50', 1_250_000.5],
    [{ kind: 'rate', label }, '10%', { type: 'percent', value: 10 }],
    [{ kind: 'rate', label }, 5_000, { type: 'nominal', value: 5_000 }],
    [
      { kind: 'rate', label },
      { type: 'fixed', value: '500' },
      { type: 'nominal', value: 500 },
    ],
    [{ kind: 'date', label }, '2026-11-22 23:30:00', '2026-11-22'],
    [{ kind: 'datetime', label }, '2026-11-22 10:15:00', '2026-11-22T03:15:00.000Z'],
    [
      { kind: 'period', label },
      { start: '2026-11-22', end: '2026-11-23' },
      { start_at: '2026-11-21T17:00:00.000Z', end_at: '2026-11-23T16:59:59.000Z' },
    ],
    [{ kind: 'phone', label }, '0812-3456-7890', '6281234567890'],
    [{ kind: 'color', label }, '#0B6B66', '#0b6b66'],
    [{ kind: 'tags', label }, 'hemat, baru', ['hemat', 'baru']],
    [{ ...position, kind: 'manyChoice' }, 'Slider Beranda, kanan', ['slider', 'kanan']],
    [{ kind: 'json', label }, '{"a":1}', { a: 1 }],
    [{ kind: 'json', label }, 'a', undefined],
    [{ kind: 'file', label }, 'javascript:alert(1)//a.pdf', undefined],
    [{ kind: 'lines', label }, 'A1\nA2', ['A1', 'A2']],
    [{ kind: 'references', label, to: 'promo' }, [1, { id: 2 }], ['1', '2']],
    [{ kind: 'text', label }, 12, '12'],
    [position, 'Slider Beranda', 'slider'],
    [position, 'kanan', 'kanan'],
  ] as [Field, unknown, unknown][])('%j', (field, value, expected) => {
    expect(read(field, value)).toEqual(expected);
  });

  it.each(Object.keys(kinds))('a value of another kind never breaks a %s', (kind) => {
    const field = { kind, label, to: 'promo', fields: {}, options: [] } as unknown as Field;
    for (const value of [null, undefined, '', 7, -1.5, 'x', true, [], [null, {}], {}, { value: null }])
      expect(() => read(field, value)).not.toThrow();
  });

  it.each(['banner/besar.png', 'https://cdn.example.test/a/besar.png?v=2', { url: '/files/besar.png' }])(
    'an image told as %j is one that its form accepts',
    (value) => {
      const picture = read(wide, value);
      expect(picture).toMatchObject({ name: 'besar.png', width: 1_200, height: 400 });
      expect(validatorOf(wide).safeParse(picture).success).toBe(true);
    },
  );

  it.each(['berkas/nota.PDF', { url: '/files/1', name: 'nota.pdf', size: '900' }])(
    'a file told as %j is one that its form accepts',
    (value) => {
      const field = { kind: 'file', label } as const;
      const file = read(field, value);
      expect(file).toMatchObject({ mime: 'application/pdf' });
      expect(validatorOf(field).safeParse(file).success).toBe(true);
    },
  );

  it('a period may be two fields, and a share may have its type beside it', () => {
    const beside = { start_date: '2026-11-01 00:00:00', end_date: null, it_type: 'percentage' };
    expect(read({ kind: 'period', label }, undefined, beside)).toEqual({
      start_at: '2026-10-31T17:00:00.000Z',
    });
    expect(read({ kind: 'rate', label }, 15, beside)).toEqual({ type: 'percent', value: 15 });
    expect(read({ kind: 'rate', label }, 15)).toBeUndefined();
  });

  it('names the target of a reference if it is included', () => {
    const field = { kind: 'reference', label, to: 'category' } as const;
    const fields = {
      group_id: field,
      items: { kind: 'rows', label, fields: { product_id: field } },
    } as const;
    const original = {
      group_id: 3,
      group: { id: 3, name: 'Game' },
      items: [{ product_id: { id: 8, name: 'A' } }],
    };
    expect(readRow(fields, original)).toMatchObject({
      group_id: '3',
      items: [{ product_id: '8' }],
      reference_titles: { 3: 'Game', 8: 'A' },
    });
    expect(readRow(fields, { group_id: 4 }).reference_titles).toEqual({ 4: '4' });
  });
});

it('an update is written in the notation of the host', () => {
  const more = { file: '/a.pdf', rules: '{"a":1}', places: 'slider' };
  const original = {
    ...more,
    title: 'A',
    image: '/a.png',
    start_at: '2026-11-01',
    is_active: 1,
    group_id: 3,
  };
  const fields: Record<string, Field> = {
    title: { kind: 'text', label: 'Judul' },
    file: { kind: 'file', label: 'Berkas' },
    rules: { kind: 'json', label: 'Aturan' },
    places: { ...position, kind: 'manyChoice' },
    image: wide,
    period: { kind: 'period', label: 'Jadwal', openEnd: true },
    is_active: { kind: 'switch', label: 'Aktif' },
    group_id: { kind: 'reference', label: 'Group', to: 'category-label' },
    is_popular: { kind: 'switch', label: 'Populer' },
  };
  const { reference_titles: _, ...body } = readRow(fields, original);
  expect(body).toMatchObject({ is_popular: null });
  expect(writtenAs(fields, { is_popular: false }, original)).toEqual({});
  expect(writtenAs(fields, { ...body, is_active: false }, original)).toMatchObject({
    ...more,
    title: 'A',
    image: '/a.png',
    start_at: '2026-10-31T17:00:00.000Z',
    end_at: null,
    is_active: 0,
    group_id: 3,
  });
});

it.each([
  [
    { kind: 'rate', label: 'X' },
    { it: 15, it_type: 'percentage' },
  ],
  [
    { kind: 'rate', label: 'X' },
    { it: 500, it_type: 'fixed' },
  ],
  [{ kind: 'rate', label: 'X' }, { it: '10%' }],
  [{ kind: 'rate', label: 'X' }, { it: 5_000 }],
  [{ kind: 'rate', label: 'X' }, { it: { type: 'fixed', value: 500 } }],
  [{ kind: 'references', label: 'X', to: 'promo' }, { it: [3, 5] }],
  [{ kind: 'references', label: 'X', to: 'promo' }, { it: '3,5' }],
  [
    { kind: 'period', label: 'X' },
    { valid_from: '2026-11-01T00:00:00.000Z', valid_until: null },
  ],
  [
    { kind: 'period', label: 'X' },
    { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
  ],
  [
    {
      kind: 'rows',
      label: 'X',
      fields: {
        product_id: { kind: 'reference', label: 'Item', to: 'promo' },
        picture: { kind: 'image', label: 'Gambar' },
        is_on: { kind: 'switch', label: 'Aktif' },
      },
    },
    { it: [{ product_id: 8, picture: '/a.png', is_on: 1 }] },
  ],
] as unknown as [Field, Record<string, unknown>][])('%j is sent back as %j', (field, original) => {
  const { it: value } = readRow({ it: field }, original);
  expect(writtenAs({ it: field }, { it: value }, original)).toEqual(original);
});

it('gives an open period its end beside its start', () => {
  const original = { valid_from: '2026-11-01T00:00:00.000Z' };
  const it_ = { start_at: '2026-11-03T00:00:00.000Z', end_at: '2026-11-04T00:00:00.000Z' };
  expect(writtenAs({ it: { kind: 'period', label: 'X' } }, { it: it_ }, original)).toEqual({
    valid_from: it_.start_at,
    valid_until: it_.end_at,
  });
});
