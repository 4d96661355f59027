import type { z } from 'zod';
import { emptyOf, type ReadPart, understoodAs } from './reading-kinds';

/*
 * Another host (`API_URL`) answers with the fields of the specification and nothing else. Its answers are read
 * leniently with the same schemas that our server validates strictly: fields of the specification are required
 * (`named`), all others have a default (`otherwise`, else the empty value of their kind). Numbers may be text, ids
 * numbers, instants in any usual notation.
 */

/** Default of a missing field; a function receives the surrounding object. */
type Stand = unknown | ((told: Record<string, unknown>) => unknown);

const needed = new WeakSet<z.ZodType>();
const stands = new WeakMap<z.ZodType, Stand>();

export function named<S extends z.ZodType>(schema: S): S {
  const own = schema.clone() as S;
  needed.add(own);
  return own;
}

/** Like `named` for a nullable field whose null has a meaning: no default. */
export const namedOrNull = <S extends z.ZodType>(schema: S): z.ZodNullable<S> =>
  otherwise(schema.nullable(), () => {
    throw new Unreadable('a field that must be told is missing');
  });

/** Sets the default for a field that another host may omit. */
export function otherwise<S extends z.ZodType>(
  schema: S,
  stand: z.output<S> | ((told: Record<string, unknown>) => z.output<S>),
): S {
  const own = schema.clone() as S;
  stands.set(own, stand);
  return own;
}

/** A required field is missing or cannot be read. */
export class Unreadable extends Error {}

/** Reads `value` by `schema`, leniently if needed. Throws `Unreadable`. */
export function readAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // Answers of our own server are always valid here.
  const strict = schema.safeParse(value);
  if (strict.success) return strict.data;
  const read = understoodAs(schema, value ?? {}, readPart);
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
