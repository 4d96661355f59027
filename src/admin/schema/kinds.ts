import { z } from 'zod';
import { messages } from '../../core/text/messages';
import { blankToAbsent } from './blank';
import type { Aggregate, Field, FieldKind, FieldOf } from './field';
import { choice, manyChoice, tags, toggle } from './kinds/choice';
import { color } from './kinds/color';
import { email, password, phone, url } from './kinds/contact';
import { json } from './kinds/json';
import type { Choice, Kind, SubFields, ValueShape } from './kinds/kind';
import { lines } from './kinds/lines';
import { file, image, reference, references } from './kinds/link';
import { money, number, percent, rate } from './kinds/number';
import { rows } from './kinds/rows';
import { html, longtext, slug, text } from './kinds/text';
import { date, datetime, period } from './kinds/time';

/** All field kinds (design 4). A missing one does not compile. */
export const kinds: { [K in FieldKind]: Kind<K> } = {
  text,
  longtext,
  html,
  slug,
  email,
  phone,
  url,
  password,
  color,
  number,
  money,
  percent,
  rate,
  date,
  datetime,
  period,
  switch: toggle,
  choice,
  manyChoice,
  tags,
  image,
  file,
  json,
  reference,
  references,
  lines,
  rows,
};

export function kindOf<K extends FieldKind>(field: FieldOf<K>): Kind<K> {
  const name = field.kind as K;
  return kinds[name];
}

/**
 * Validator of one field. Blank (absent, null, white space, an empty list) is refused with "wajib diisi" if required,
 * else dropped.
 */
export function validatorOf(field: Field): z.ZodType {
  const kind = kindOf(field);
  const clean = (value: unknown): unknown => (kind.clean ?? blankToAbsent)(value, field);
  const schema = kind.schema(field, subFields);
  if (field.sticky) return z.preprocess(blankToAbsent, schema.optional());
  // A switch that is not sent is off, so nothing is dropped.
  if (clean(undefined) !== undefined) return z.preprocess(clean, schema);
  // A password is never returned, so an edit cannot send it again.
  if (!field.required || kind.secret) return z.preprocess(clean, schema.optional());
  return z.preprocess((typed, ctx) => {
    const value = clean(typed);
    if (value !== undefined) return value;
    ctx.addIssue({ code: 'custom', message: messages.required(field.label) });
    // A partial value reaches the schema, whose conditions may need it: a rate's type without its number.
    return typed;
  }, schema);
}

/** The resource that a reference points at; `check()` also passes unknown kinds. */
export const pointedAt = (field: Field): string | undefined => kindOf(field)?.pointsAt?.(field);

/** The records that a field counts or sums; undefined for one that is typed or filled by code. */
export const aggregateOf = (field: Field | undefined): Aggregate | undefined =>
  typeof field?.computed === 'object' ? field.computed : undefined;

/** Bytes that a request with these fields may have beyond its usual limit. */
export const bytesBeyond = (fields: Record<string, Field>): number =>
  Object.values(fields).reduce((sum, field) => sum + (kindOf(field).bytes?.(field) ?? 0), 0);

export const choicesOf = (field: Field): readonly Choice[] => kindOf(field).choices?.(field) ?? [];

/** Initial value of a field; undefined leaves its input empty. */
export function emptyValueOf(field: Field): unknown {
  return field.default ?? kindOf(field).empty;
}

export type Titles = Record<string, string>;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasTexts(...names: string[]) {
  return (value: unknown): boolean =>
    isObject(value) && names.every((name) => typeof Reflect.get(Object(value), name) === 'string');
}

const hasShape: Record<ValueShape, (value: unknown) => boolean> = {
  line: (value) => typeof value === 'string' || typeof value === 'number',
  text: (value) => typeof value === 'string',
  number: (value) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)),
  boolean: (value) => typeof value === 'boolean',
  moment: (value) => typeof value === 'string' && Number.isFinite(Date.parse(value)),
  object: isObject,
  picture: hasTexts('url'),
  file: hasTexts('url', 'name'),
  structure: (value) => typeof value === 'object' && value !== null,
  words: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  objects: (value) => Array.isArray(value) && value.every(isObject),
};

/** False for a stored value of another shape: the declaration changed after it was saved. */
export function fitsKind(field: Field, value: unknown): boolean {
  const { valueShape } = kindOf(field);
  if (value === null || value === undefined || valueShape === undefined) return true;
  return hasShape[valueShape](value);
}

/** A value as it is stored, as text. */
export const storedText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Cell of an exported file; empty without a value, a dash without a title. A value of another shape stays as it is. */
export function exportText(field: Field, value: unknown, titles: Titles = {}): string {
  if (value === null || value === undefined) return '';
  if (!kindOf(field).secret && !fitsKind(field, value)) return storedText(value);
  return kindOf(field).exportText(value as never, field, {
    exportText: (sub, value) => exportText(sub, value, titles),
    titleOf: (id) => titles[id] ?? '–',
  });
}

const subFields: SubFields = { validatorOf };
