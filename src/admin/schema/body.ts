import { z } from 'zod';
import { CONTRAST, contrastRatio } from '../../core/appearance/contrast';
import { messages } from '../../core/text/messages';
import { asksOf, isRequired, withoutInactive } from './active';
import { blankToAbsent } from './blank';
import { fieldsIn, isMet } from './condition';
import type { ColorField, Field } from './field';
import type { Rule } from './resource';
import { slugify } from './slugify';

type Body = Record<string, unknown>;

/**
 * Validates a whole record or sub-row: refuses unknown keys, checks rules between fields, and drops empty values. Same
 * for create and edit, browser and server.
 */
export function bodyOf(
  fields: Record<string, Field>,
  validatorOf: (field: Field) => z.ZodType,
  rules: readonly Rule[] = [],
): z.ZodType<Body> {
  const shape = Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.computed)
      // Conditional requirements are checked with the whole body.
      .map(([name, field]) => [
        name,
        validatorOf(asksOf(field).length > 0 ? { ...field, required: false } : field),
      ]),
  );
  const whole = z.strictObject(shape, { error: unknownKeys }).superRefine(
    (body, ctx) => {
      // A rule says nothing about fields that are wrong by themselves.
      const wrong = new Set(ctx.issues.map(({ path }) => path?.[0]));
      const applicable = rules.filter(({ when }) => !fieldsIn(when).some((name) => wrong.has(name)));
      for (const [name, message] of errorsBetween(fields, applicable, body)) {
        ctx.addIssue({ code: 'custom', path: [name], message });
      }
    },
    // Runs also after errors of single fields, so that a form shows all at once.
    { when: ({ value }) => isBody(value) },
  );
  return z.preprocess((body) => (isBody(body) ? askedBody(fields, body) : body), whole).transform(filledIn);
}

const unknownKeys = (issue: { code?: string; keys?: string[] }): string =>
  issue.code === 'unrecognized_keys' ? messages.unknown(issue.keys ?? []) : messages.invalid('Data');

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filledIn = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** The body without fields that are not asked for, and with slugs derived. */
export const askedBody = (fields: Record<string, Field>, body: Body): Body =>
  withSlugs(fields, withoutInactive(fields, body));

/** Derives a blank slug from the field it names. */
const withSlugs = (fields: Record<string, Field>, body: Body): Body => {
  const made: Body = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'slug' || !field.from || blankToAbsent(body[name]) !== undefined) continue;
    const source = body[field.from];
    if (typeof source === 'string') made[name] = slugify(source, field.max);
  }
  return { ...body, ...made };
};

/** Errors `[field, message]` that depend on several values of a record. */
export const errorsBetween = (
  fields: Record<string, Field>,
  rules: readonly Rule[] = [],
  body: Body,
): [string, string][] => [
  ...contrastErrors(fields, body),
  ...missingErrors(fields, body),
  ...rules.filter(({ when }) => isMet(when, body)).map(({ at, message }): [string, string] => [at, message]),
];

const contrastErrors = (fields: Record<string, Field>, body: Body): [string, string][] =>
  Object.entries(fields)
    .filter((entry): entry is [string, ColorField] => entry[1].kind === 'color')
    .flatMap(([name, { label, contrastWith = '' }]) => {
      const other = fields[contrastWith];
      const ratio = contrastRatio(body[name], body[contrastWith]);
      if (!other || ratio === undefined || ratio >= CONTRAST) return [];
      return [[name, messages.contrast(label, other.label)]];
    });

const missingErrors = (fields: Record<string, Field>, body: Body): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isOpen = asksOf(field).length > 0 && blankToAbsent(body[name]) === undefined;
    return isOpen && isRequired(field, fields, body) ? [[name, messages.required(field.label)]] : [];
  });
