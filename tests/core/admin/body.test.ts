import { describe, expect, it } from 'vitest';
import { entityEndpoints } from '../../../src/admin/entity/calls';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import { slugify } from '../../../src/admin/schema/slugify';
import { contrastRatio } from '../../../src/core/appearance/contrast';
import { line, orNull, paragraph } from '../../../src/core/contract/shapes';
import { pageRows } from '../../../src/web/routes/page-rows';
import { everyKind, specimen } from '../../config/every-kind';

const computed = { kind: 'number' as const, label: 'Klik', computed: true };
const counted = {
  ...specimen,
  fields: { ...specimen.fields, computed },
  form: [...specimen.form, 'computed'],
};
const { validator } = resourceOf(compile({ ...everyKind, resources: [counted] }, pageRows), 'specimen');

const errors = (body: unknown): Record<string, string> => {
  const validated = validator.safeParse(body);
  return Object.fromEntries(
    validated.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
};

describe('a whole record', () => {
  it('may be as large as its lines, saved as the one of its kind too', () => {
    const { create, update, save } = entityEndpoints(resourceOf(compile(everyKind, pageRows), 'specimen'));
    expect(update.moreBytes).toBeGreaterThan(0);
    expect([create.moreBytes, save.moreBytes]).toEqual([update.moreBytes, update.moreBytes]);
  });

  it('keeps what was filled in and nothing else', () => {
    expect(validator.parse({ text: ' Promo ', email: '', number: null })).toEqual({
      text: 'Promo',
      slug: 'promo',
      switch: false,
    });
  });

  it.each([
    ['a key that is no field', { text: 'Promo', role: 'admin' }, 'Isian tidak dikenal: role.'],
    ['a computed field', { text: 'Promo', computed: 5 }, 'Isian tidak dikenal: computed.'],
    ['the prototype', JSON.parse('{"text":"Promo","__proto__":{"x":1}}'), 'Isian tidak dikenal: __proto__.'],
    ['a list', [], 'Data tidak valid.'],
    ['nothing', null, 'Data tidak valid.'],
  ])('refuses %s', (_what, body, message) => {
    expect(errors(body)).toEqual({ '': message });
  });

  it.each(['\u200b', ' \u202a\u00a0\u202c ', '\ufeff\u2060', '\u3164', '\u2800\u00ad'])(
    'takes a text of which nobody sees anything for none: %j',
    (text) => {
      expect(errors({ text })).toEqual({ text: 'Nama wajib diisi.' });
      expect(line(60).min(1).safeParse(text).success).toBe(false);
      expect(paragraph(60).min(1).safeParse(text).success).toBe(false);
      expect(orNull(line(60)).parse(text)).toBeNull();
    },
  );

  it('names every error at once, each at its own field', () => {
    const bad = {
      text: '',
      url: 'tokorizky.id',
      period: { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-20T00:00:00Z' },
      color: '#777777',
      ground: '#888888',
    };
    expect(errors(bad)).toEqual({
      text: 'Nama wajib diisi.',
      url: 'URL harus diawali https://.',
      'period.end_at': 'Tanggal akhir harus setelah tanggal mulai.',
      color: 'Warna teks kurang kontras dengan Warna latar. Minimal 4,5 banding 1.',
    });
  });

  it('validates the contrast only when both colours are there', () => {
    expect(errors({ text: 'Promo', color: '#777777' })).toEqual({});
    expect(errors({ text: 'Promo', color: '#0d2a2b', ground: '#ffffff' })).toEqual({});
  });

  it('makes a slug that was left blank', () => {
    expect(validator.parse({ text: 'Promo Baru', slug: '  ' })).toMatchObject({ slug: 'promo-baru' });
  });

  it('keeps a slug that was typed', () => {
    expect(validator.parse({ text: 'Promo', slug: 'lain' })).toMatchObject({ slug: 'lain' });
  });
});

describe('rules between fields', () => {
  const rules = [
    {
      when: { field: 'money', above: { field: 'number' } },
      at: 'money',
      message: 'Harga paling banyak sama dengan urutan.',
    },
  ] as const;
  const ruled = resourceOf(
    compile({ ...everyKind, resources: [{ ...specimen, rules }] }, pageRows),
    'specimen',
  ).validator;
  const found = (body: object) =>
    ruled.safeParse({ text: 'Promo', ...body }).error?.issues.map(({ path, message }) => [path[0], message]);

  it('refuse a record at their field, beside the errors of other fields', () => {
    expect(found({ money: 2_000, number: 5 })).toEqual([['money', rules[0].message]]);
    expect(found({ money: 2_000, number: 5, text: '' })).toEqual([
      ['text', expect.any(String)],
      ['money', rules[0].message],
    ]);
  });

  it('say nothing while one of their fields is wrong by itself, or missing', () => {
    expect(found({ money: 2_000, number: 9 })).toEqual([['number', expect.any(String)]]);
    expect(found({ money: 2_000 })).toBeUndefined();
  });
});

it('contrast is that of WCAG 2.2', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('red', '#ffffff')).toBeUndefined();
});

describe('a slug is made of a title', () => {
  it.each([
    ['Promo Gajian: hemat 15%!', 'promo-gajian-hemat-15'],
    ['  Café  Olé ', 'cafe-ole'],
    ['🎮🎮', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('never longer than allowed, never ending in a hyphen', () => {
    expect(slugify('abc def ghi', 8)).toBe('abc-def');
    expect(slugify('abc def', 4)).toBe('abc');
  });
});
