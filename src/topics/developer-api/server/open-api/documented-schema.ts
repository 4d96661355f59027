import type { ApiSchema } from '../../domain/api-document';

/** Bounds equal to JavaScript's safe integers are omitted. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** Simplifies a schema for readers: without meaningless bounds, nullable types merged. */
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
    // A pattern next to a format is redundant.
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

/** Example value: the schema's own, else composed of its parts. */
export function exampleOf(schema: ApiSchema): unknown {
  const { examples, properties, items, anyOf, type } = schema;
  const given = [examples?.[0], schema.default, schema.const, schema.enum?.[0]];
  const found = given.find((value) => value !== undefined);
  if (found !== undefined) return found;
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]),
    );
  }
  if (items) return [exampleOf(items)];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  return byType[[type].flat()[0] ?? 'null'] ?? null;
}
