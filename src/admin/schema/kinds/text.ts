import { z } from 'zod';
import { UNFIT_FOR_LINE } from '../../../core/contract/shapes';
import { htmlText } from '../../../core/format/html-text';
import { isBlank, plainCode } from '../../../core/format/plain-text';
import { messages } from '../../../core/text/messages';
import { blankToAbsent } from '../blank';
import type { Kind } from './kind';

/** Default of `max` in UTF-16 units, as browsers count. */
export const defaultMax = { text: 200, longtext: 2_000, html: 50_000, slug: 100, url: 500 };

/** Control characters except tab and line feed, and lone surrogates. */
const UNFIT_FOR_LINES = /[^\P{Cc}\t\n]|\p{Cs}/u;

interface Limits {
  label: string;
  min?: number;
  max?: number;
}

export const textSchema = ({ label, min = 0, max = defaultMax.text }: Limits, unfit = UNFIT_FOR_LINE) =>
  z
    .string({ error: messages.invalid(label) })
    .min(min, { error: messages.minLength(label, min), abort: true })
    .max(max, { error: messages.maxLength(label, max), abort: true })
    .refine((value) => !unfit.test(value), { error: messages.characters(label), abort: true });

/** Normalises to NFC and trims; other types are left for the schema to refuse. */
export const cleanLine = (value: unknown): unknown =>
  blankToAbsent(typeof value === 'string' ? value.normalize('NFC').trim() : value);

/** Codes and addresses become ASCII without invisible characters. */
export const cleanCode = (value: unknown): unknown =>
  cleanLine(typeof value === 'string' ? plainCode(value) : value);

const cleanLines = (value: unknown): unknown =>
  cleanLine(typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** An emptied editor leaves tags behind: without text and picture it is empty. */
const cleanHtml = (value: unknown): unknown => {
  if (typeof value !== 'string' || /<img\b/i.test(value)) return cleanLines(value);
  return isBlank(htmlText(value)) ? undefined : cleanLines(value);
};

/** Properties of kinds that hold a text as it is typed. */
export const plainText = {
  valueShape: 'text',
  exportText: (value: string): string => value,
  searchable: true,
  filter: 'text',
} as const;

export const text: Kind<'text'> = {
  ...plainText,
  valueShape: 'line',
  settings: {
    min: 'number',
    max: 'number',
    pattern: 'text',
    patternMessage: 'text',
    upper: 'switch',
    choices: 'options',
    copy: 'switch',
  },
  clean: (value, { pattern, upper }) => {
    // A text with a pattern is a code, not prose.
    const clean = pattern ? cleanCode(value) : cleanLine(value);
    return upper && typeof clean === 'string' ? clean.toUpperCase() : clean;
  },
  schema: (field) => {
    if (!field.pattern) return textSchema(field);
    const pattern = new RegExp(`^(?:${field.pattern})$`, 'u');
    return textSchema(field).regex(pattern, field.patternMessage ?? messages.invalid(field.label));
  },
  sorts: 'text',
  unique: true,
  counts: true,
  narrow: true,
  wordy: true,
  fromAddress: (_, typed) => typed,
  inCell: true,
};

export const longtext: Kind<'longtext'> = {
  ...plainText,
  settings: { min: 'number', max: 'number', copy: 'switch' },
  clean: cleanLines,
  schema: (field) => textSchema({ max: defaultMax.longtext, ...field }, UNFIT_FOR_LINES),
  counts: true,
  wide: true,
  fromAddress: (_, typed) => typed,
};

/** The length includes markup. Browser and server sanitise on their own DOM. */
export const html: Kind<'html'> = {
  valueShape: 'text',
  settings: { min: 'number', max: 'number' },
  clean: cleanHtml,
  schema: (field) => textSchema({ max: defaultMax.html, ...field }, UNFIT_FOR_LINES),
  exportText: htmlText,
  counts: true,
  wide: true,
  uploads: ({ label }) => ({ kind: 'image', label }),
  ofOneRecord: true,
};

export const slug: Kind<'slug'> = {
  ...plainText,
  settings: { min: 'number', max: 'number', from: 'text' },
  clean: cleanLine,
  schema: (field) =>
    textSchema({ max: defaultMax.slug, ...field }).regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      messages.slug(field.label),
    ),
  sorts: 'text',
  unique: true,
  counts: true,
  wordy: true,
};
