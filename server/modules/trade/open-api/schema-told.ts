import type { ApiSchema } from '../../../../src/core/integration/api-document';

/** What whole numbers of JavaScript end at says nothing to a reader. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** A schema as people read it: without bounds that are none, and what may be null in one type. */
export function plainSchema(schema: ApiSchema): ApiSchema {
  const { anyOf, minimum, maximum, pattern, properties, items, ...rest } = schema;
  const [first, second] = anyOf ?? [];
  if (first && second?.type === 'null' && typeof first.type === 'string') {
    const { type, ...one } = plainSchema(first);
    return { ...one, ...rest, ...(one.enum && { enum: [...one.enum, null] }), type: [String(type), 'null'] };
  }
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map(plainSchema) }),
    ...(minimum !== undefined && minimum !== -SAFE && { minimum }),
    ...(maximum !== undefined && maximum !== SAFE && { maximum }),
    // Of a format the pattern is its spelling.
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(items && { items: plainSchema(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, plainSchema(property)]),
      ),
    }),
  };
}

const byType: Readonly<Record<string, unknown>> = {
  string: 'teks',
  integer: 1,
  number: 1,
  boolean: false,
  null: null,
};

/** What it may look like: its own example, else one made of its parts. */
export function exampleOf(schema: ApiSchema): unknown {
  const { examples, properties, items, anyOf, type } = schema;
  const given = [examples?.[0], schema.default, schema.const, schema.enum?.[0]];
  const told = given.find((value) => value !== undefined);
  if (told !== undefined) return told;
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]),
    );
  }
  if (items) return [exampleOf(items)];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  return byType[[type].flat()[0] ?? 'null'] ?? null;
}
