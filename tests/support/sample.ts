import sharp from 'sharp';
import { withoutInactive } from '../../src/admin/schema/active';
import type { Field, ImageField } from '../../src/admin/schema/field';
import type { StoredImage } from '../../src/core/contract/upload';

/** Provides pictures and references for samples. */
export interface SampleSource {
  picture(field: ImageField): Promise<StoredImage>;
  record(resource: string): Promise<string>;
  /** An H2H item, different for each `nth`. */
  variation(nth: number): Promise<string>;
  /** The shop's category of the item; null for own products. */
  brandOf(variation: string | null): Promise<string>;
}

/** A body that passes all declared rules, different for each `nth`. Excludes computed fields. */
export async function sampleOf(
  fields: Record<string, Field>,
  source: SampleSource,
  nth = 1,
  /** Fixed values that others depend on. */
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.computed ? undefined : (given[name] ?? (await goodValue(field, source, nth)));
    if (value !== undefined) body[name] = value;
  }
  return withoutInactive(fields, body);
}

const letters = (least: number, nth: number) => `Contoh ${nth}`.padEnd(least, 'a');
const cut = (text: string, max = 60) => text.slice(0, max);
/** Truncated names remain distinct. */
const named = (text: string, nth: number, max = 60) =>
  text.length > max ? cut(`${nth} ${text}`, max) : text;
// Dark and white colours have sufficient contrast.
const dark = (nth: number) => `#${String(nth % 4).repeat(6)}`;

/** A valid value. */
async function goodValue(field: Field, source: SampleSource, nth: number): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      // Codes need a purchase.
      if (field.input === 'found-code') return undefined;
      return field.pattern
        ? patterned(field.pattern, nth)
        : named(letters(field.min ?? 1, nth), nth, field.max);
    case 'longtext':
      return cut(`${letters(field.min ?? 1, nth)}\nbaris kedua`, field.max);
    case 'html':
      return `<p>${letters(field.min ?? 1, nth)} <strong>tebal</strong></p>`;
    case 'slug':
      return `contoh-${nth}`;
    case 'email':
      return `contoh${nth}@demo.test`;
    case 'phone':
      return `62812${String(nth).padStart(8, '0')}`;
    case 'url':
      return `https://contoh.test/${nth}`;
    case 'password':
      return `Rahasia#${nth}2345`;
    case 'color':
      return field.contrastWith ? dark(nth) : '#ffffff';
    case 'number':
    case 'money':
      return Math.min((field.min ?? 0) + nth, field.max ?? 1_000_000);
    case 'percent':
      return Math.min((field.min ?? 0) + 1.25, field.max ?? 100);
    case 'rate':
      return { type: 'percent', value: 2.5 };
    case 'date':
      return '2026-11-21';
    case 'datetime':
      return '2026-11-21T05:05:09.000Z';
    case 'period':
      return { start_at: '2026-11-21T00:00:00.000Z', end_at: '2026-11-22T00:00:00.000Z' };
    case 'switch':
      return nth % 2 === 1;
    case 'choice':
      return field.options[nth % field.options.length]?.value;
    case 'manyChoice':
      return field.options.slice(0, field.max).map(({ value }) => value);
    case 'tags':
      return field.input === 'attachments' ? undefined : [`k${nth}`];
    case 'image':
      return source.picture(field);
    // An upload for another field would not fit.
    case 'file':
      return undefined;
    case 'json':
      return { nth, daftar: [1.5, 'teks', null] };
    case 'reference':
      return source.record(field.to);
    case 'references':
      return [await source.record(field.to)];
    case 'lines':
      return [`b${nth}`];
    case 'rows':
      return [await sampleOf(field.fields, source, nth)];
  }
}

/** Values for declared patterns; add one for each new pattern. */
const examples = ['08:30', 'KD01', 'G-ABCDE12345', '1234567890123456', 'CABCDEFGHIJ123456789', 'INV', 'ABC'];

function patterned(pattern: string, nth: number): string {
  // Numbered ones first, for unique fields.
  const found = [`KODE${nth}`, `isian_${nth}`, ...examples, letters(1, nth)].find((text) =>
    new RegExp(`^(?:${pattern})$`, 'u').test(text),
  );
  if (!found) throw new Error(`No example fits the pattern ${pattern}`);
  return found;
}

/** A text of valid length that does not match the pattern. */
function unlike(pattern: string, { min = 1, max = 200 }: { min?: number; max?: number }): string {
  const found = ['¿', 'x', '0'].map((letter) => letter.repeat(Math.max(min, Math.min(4, max))));
  const wrong = found.find((text) => !new RegExp(`^(?:${pattern})$`, 'u').test(text));
  if (!wrong) throw new Error(`Everything fits the pattern ${pattern}`);
  return wrong;
}

/** Values that a field of this kind refuses. */
export function badValues(field: Field): unknown[] {
  const isOptional =
    !field.required ||
    (field.kind === 'slug' && field.from) ||
    field.kind === 'password' ||
    field.kind === 'switch';
  const missing = isOptional ? [] : [null];
  return [...missing, ...wrongValues(field)];
}

function wrongValues(field: Field): unknown[] {
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'html': {
      const short = field.min !== undefined && field.min > 1 ? ['x'.repeat(field.min - 1)] : [];
      const strange = field.kind === 'text' && field.pattern ? [unlike(field.pattern, field)] : [];
      return [42, ['x'], 'x'.repeat((field.max ?? 50_000) + 1), ...short, ...strange];
    }
    case 'slug':
      return ['Huruf Besar', 'dua--garis', '../jalan'];
    case 'email':
      return ['bukan-email', 'a@b'];
    case 'phone':
      return ['12345', '0812'];
    case 'url':
      return ['http://contoh.test', 'javascript:alert(1)', 'https://orang@contoh.test'];
    case 'password':
      return ['x'.repeat((field.min ?? 8) - 1), 12345678];
    case 'color':
      return ['merah', '#12', 'url(x)'];
    case 'number':
    case 'money': {
      const least = field.min ?? (field.kind === 'money' ? 0 : Number.MIN_SAFE_INTEGER);
      return [1.5, '7', least - 1, (field.max ?? Number.MAX_SAFE_INTEGER) + 1];
    }
    case 'percent':
      return [1.234, (field.max ?? 100) + 1];
    case 'rate':
      return [
        { type: 'percent', value: (field.maxPercent ?? 100) + 1 },
        { type: 'lain', value: 1 },
      ];
    case 'date':
      return ['21-11-2026', '2026-13-01'];
    case 'datetime':
      return ['2026-11-21', 'besok'];
    case 'period':
      return [{ start_at: '2026-11-22T00:00:00Z', end_at: '2026-11-21T00:00:00Z' }];
    case 'switch':
      return ['ya', 1];
    case 'choice':
      return ['tidak-ada', 7];
    case 'manyChoice':
      return ['bukan daftar', ['tidak-ada'], [7]];
    case 'tags':
      return ['bukan daftar', Array.from({ length: (field.max ?? 10) + 1 }, (_, at) => `kata ${at}`)];
    case 'image':
      return ['gambar.png', { id: 'x' }];
    case 'file':
      return ['berkas.pdf', { id: 'x' }];
    case 'json':
      return ['{', 7, '[12345678901234567890]'];
    case 'reference':
      return ['bukan-id', '01900000-0000-7000-8000-000000000000'];
    case 'references':
      return ['bukan-id', ['01900000-0000-7000-8000-000000000000']];
    case 'lines':
      return [7, ['dua', 'dua'], ['x'.repeat((field.maxLength ?? 200) + 1)]];
    case 'rows':
      return ['bukan daftar', Array.from({ length: (field.max ?? 100) + 1 }, () => ({}))];
  }
}

/** A single-colour picture. */
export const pictureOf = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b66' } })
    .toFormat(format)
    .toBuffer();
