import { z } from 'zod';
import { messages } from '../text/messages';
import { blankToAbsent } from './blank';
import type { Field, FieldKind, FieldOf } from './field';
import { choice, tags, toggle } from './kinds/choice';
import { color } from './kinds/color';
import { email, password, phone, url } from './kinds/contact';
import type { Choice, Kind, SubFields } from './kinds/kind';
import { lines } from './kinds/lines';
import { image, reference, references } from './kinds/link';
import { money, number, percent, rate } from './kinds/number';
import { rows } from './kinds/rows';
import { html, longtext, slug, text } from './kinds/text';
import { date, datetime, period } from './kinds/time';

/** The closed set of field kinds (design 4). A kind without a line here does not compile. */
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
  tags,
  image,
  reference,
  references,
  lines,
  rows,
};

/** The kind of a field, typed by it. */
export function kindOf<K extends FieldKind>(field: FieldOf<K>): Kind<K> {
  const name = field.kind as K;
  return kinds[name];
}

/**
 * Validator of one field. Blank (absent, null, white space, an empty list) means not filled in: refused with
 * "wajib diisi" when the field is required, else the value is left out.
 */
export function validatorOf(field: Field): z.ZodType {
  const kind = kindOf(field);
  const clean = (value: unknown): unknown => (kind.clean ?? blankToAbsent)(value, field);
  const schema = kind.schema(field, subFields);
  if (field.kept) return z.preprocess(blankToAbsent, schema.optional());
  // A switch that is not sent is off: nothing is ever left out.
  if (clean(undefined) !== undefined) return z.preprocess(clean, schema);
  // A password is never read back, so an edit could not send it again.
  if (!field.required || kind.secret) return z.preprocess(clean, schema.optional());
  return z.preprocess((typed, ctx) => {
    const value = clean(typed);
    if (value !== undefined) return value;
    ctx.addIssue({ code: 'custom', message: messages.required(field.label) });
    // Half an answer may say already what else is asked: the type of a share without its number.
    return typed;
  }, schema);
}

/** The resource that values of a field point at, if they point at one; `check()` asks it of kinds that do not exist, too. */
export const pointedAt = (field: Field): string | undefined => kindOf(field)?.pointsAt?.(field);

/** Values that a filter by this field offers; none where they are looked up or are days. */
export const choicesOf = (field: Field): readonly Choice[] => kindOf(field).choices?.(field) ?? [];

/** Value of a field in a new record; undefined leaves its input empty. */
export function emptyValueOf(field: Field): unknown {
  return field.default ?? kindOf(field).empty;
}

/** Titles of what references point at, by id. */
export type Titles = Record<string, string>;

/** A cell of an exported file; empty when the field is. What has no title is a dash. */
export function exportText(field: Field, value: unknown, titles: Titles = {}): string {
  if (value === null || value === undefined) return '';
  return kindOf(field).exportText(value as never, field, {
    exportText: (sub, value) => exportText(sub, value, titles),
    titleOf: (id) => titles[id] ?? '–',
  });
}

const subFields: SubFields = { validatorOf };
