import type { z } from 'zod';
import { emptyOf, type ReadPart, understoodAs } from './reading-kinds';

/*
 * The API may be another host's (`API_URL`), which answers with what the specification names and nothing else. Its
 * answers are read tolerantly, by the same shapes that our own server writes strictly: a field that the
 * specification names must be told (`named`), any other may be missing and has a sensible value (`otherwise`, else
 * the empty one of its kind). Numbers may come as text, ids as numbers, instants in the usual spellings.
 */

/** What a missing field is read as; a function sees what was told beside it. */
type Stand = unknown | ((told: Record<string, unknown>) => unknown);

const needed = new WeakSet<z.ZodType>();
const stands = new WeakMap<z.ZodType, Stand>();

/** A field that the specification names: without it an answer cannot be read. Null still stands for a missing one that may be null. */
export function named<S extends z.ZodType>(schema: S): S {
  const own = schema.clone() as S;
  needed.add(own);
  return own;
}

/** The same of a field that may be null, where null has a meaning of its own: nothing stands for it. */
export const namedOrNull = <S extends z.ZodType>(schema: S): z.ZodNullable<S> =>
  otherwise(schema.nullable(), () => {
    throw new Unreadable('a field that must be told is missing');
  });

/** A field of ours, with what stands for it where a host does not tell it. */
export function otherwise<S extends z.ZodType>(
  schema: S,
  stand: z.output<S> | ((told: Record<string, unknown>) => z.output<S>),
): S {
  const own = schema.clone() as S;
  stands.set(own, stand);
  return own;
}

/** An answer that lacks what it must hold, or says what cannot be understood. */
export class Unreadable extends Error {}

/** `value` as `schema` describes it, or as near as it can be understood. Throws `Unreadable`. */
export function readAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // The answers of our own server end here.
  const strict = schema.safeParse(value);
  if (strict.success) return strict.data;
  const read = understoodAs(schema, value ?? {}, readPart);
  if (read === undefined) throw new Unreadable('the answer is of another kind');
  return read as z.output<S>;
}

const readPart: ReadPart = (schema, value, beside, name) => {
  const strict = schema.safeParse(value);
  // What a host leaves out is for `otherwise` to say, also where nothing would do.
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
