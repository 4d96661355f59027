import type { z } from 'zod';
import { emptyOf, type ReadPart, understoodAs } from './reading-kinds';

/*
 * The API may be another host's (`API_URL`), which answers with what the specification names and nothing else. Its
 * answers are read tolerantly, with the same shapes that our own server validates strictly. A field without which an
 * answer means nothing is required (`named`), a fact that decides something is null when it is missing (`orUnknown`),
 * and any other field has a fallback (`otherwise`, else the empty value of its kind). Numbers may arrive as text, ids as
 * numbers, instants in the usual notations.
 */

type Stand = unknown | ((record: Record<string, unknown>) => unknown);

const needed = new WeakSet<z.ZodType>();
const stands = new WeakMap<z.ZodType, Stand>();

/** Marks a required field or answer. A nullable one may still be missing: it is null then. */
export function named<S extends z.ZodType>(schema: S): S {
  const own = schema.clone() as S;
  needed.add(own);
  return own;
}

/** Marks a fact that is null when another host does not send it, so that it is never mistaken for a value. */
export const orUnknown = <S extends z.ZodType>(schema: S): z.ZodType<z.output<S> | null> =>
  otherwise<z.ZodType>(schema, null) as z.ZodType<z.output<S> | null>;

export function otherwise<S extends z.ZodType>(
  schema: S,
  stand: z.output<S> | ((record: Record<string, unknown>) => z.output<S>),
): S {
  const own = schema.clone() as S;
  stands.set(own, stand);
  return own;
}

/** A neighbouring field as text; empty when it is missing too. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** An answer that lacks what it must hold, or says what cannot be understood. */
export class Unreadable extends Error {}

/** Reads `value` by `schema`, leniently if needed. Throws `Unreadable`. */
export function readAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // Answers of our own server are always valid here.
  const strict = schema.safeParse(value);
  if (strict.success) return strict.data;
  const isMissing = (value === undefined || value === null) && needed.has(schema);
  const read = isMissing ? undefined : understoodAs(schema, value ?? {}, readPart);
  if (read === undefined) throw new Unreadable('the answer is of another kind');
  return read as z.output<S>;
}

const readPart: ReadPart = (schema, value, beside, name) => {
  const strict = schema.safeParse(value);
  if (strict.success && value !== undefined) return strict.data;
  const read = value === undefined ? undefined : understoodAs(schema, value, readPart);
  if (read !== undefined) return read;
  if (stands.has(schema)) {
    const stand = stands.get(schema);
    return typeof stand === 'function' ? stand(beside) : stand;
  }
  if (strict.success) return strict.data;
  if (needed.has(schema) && !schema.safeParse(null).success)
    throw new Unreadable(`${name} is missing or cannot be read`);
  return emptyOf(schema, readPart);
};
