import type { ApiParameter, ApiSchema } from '../../domain/api-document';
import { copy } from './copy';

const words = copy.reference;

export interface FieldRow {
  name: string;
  type: string;
  isRequired: boolean;
  description: string | undefined;
  rules: string[];
}

const typeOf = (schema: ApiSchema): string => {
  const all = [schema.type ?? 'object'].flat();
  const main = all.find((type) => type !== 'null') ?? 'null';
  const named =
    main === 'array' && schema.items ? words.listOf(typeOf(schema.items)) : (words.types[main] ?? main);
  return all.includes('null') && main !== 'null' ? `${named} ${words.orNull}` : named;
};

/** Objects as default say no more than their type. */
const isPlain = (value: unknown): boolean => value !== undefined && typeof value !== 'object';

const rulesOf = ({ enum: of, const: only, minimum, maximum, minLength, maxLength, ...schema }: ApiSchema) =>
  [
    of?.map(String).join(', '),
    only !== undefined && String(only),
    minimum !== undefined && words.from(String(minimum)),
    maximum !== undefined && words.to(String(maximum)),
    words.chars(minLength, maxLength),
    isPlain(schema.default) && words.usual(String(schema.default)),
  ].filter((rule): rule is string => typeof rule === 'string' && rule !== '');

export function fieldRows({ properties = {}, required = [] }: ApiSchema, prefix = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const inner = schema.items ?? schema;
    return [
      {
        name,
        type: typeOf(schema),
        isRequired: required.includes(key),
        description: schema.description,
        rules: rulesOf(schema),
      },
      ...fieldRows(inner, `${name}${schema.items ? '[]' : ''}.`),
    ];
  });
}

export const parameterRows = (parameters: readonly ApiParameter[]): FieldRow[] =>
  fieldRows({
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [
        name,
        { ...schema, ...(description && { description }) },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
