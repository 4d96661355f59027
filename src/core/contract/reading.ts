import type { z } from 'zod';
import { emptyOf, type ReadPart, understoodAs } from './reading-kinds';

/*
 * The API may be another host's (`API_URL`), which answers with what the specification names and nothing else. Its
 * answers are read tolerantly, by the same shapes that our own server writes strictly: a field without which an
 * answer means nothing must be there (`named`), one that decides something is null when it is missing (`orUnknown`),
 * any other has a sensible value then (`otherwise`, else the empty one of its kind). Numbers may come as text, ids as numbers, instants in the usual spellings.
 */

/** Default of a missing field; a function receives the surrounding object. */
type Stand = unknown | ((told: Record<string, unknown>) => unknown);

const needed = new WeakSet<z.ZodType>();
const stands = new WeakMap<z.ZodType, Stand>();

/** A field, or a whole answer, without which nothing can be read. Null still stands for a missing one that may be null. */
export function named<S extends z.ZodType>(schema: S): S {
  const own = schema.clone() as S;
  needed.add(own);
  return own;
}

/** A field that our server always sends; null where a host does not send it, so that nobody takes it for a value. */
export const orUnknown = <S extends z.ZodType>(schema: S): z.ZodType<z.output<S> | null> =>
  otherwise<z.ZodType>(schema, null) as z.ZodType<z.output<S> | null>;

/** Sets the default for a field that another host may omit. */
export function otherwise<S extends z.ZodType>(
  schema: S,
  stand: z.output<S> | ((told: Record<string, unknown>) => z.output<S>),
): S {
  const own = schema.clone() as S;
  stands.set(own, stand);
  return own;
}

/** What stands beside a missing field, as text; empty where it is missing too. */
export const textOf = (told: unknown): string => (told === undefined || told === null ? '' : String(told));

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
