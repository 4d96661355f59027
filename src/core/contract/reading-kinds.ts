import type { z } from 'zod';

export type ReadPart = (schema: z.ZodType, value: unknown, beside: JsonObject, name: string) => unknown;
type JsonObject = Record<string, unknown>;

interface Kind {
  /** Lenient reading of a value that fails strict validation; undefined if impossible. */
  understood?: (schema: Shape, value: unknown, read: ReadPart) => unknown;
  empty?: (schema: Shape, read: ReadPart) => unknown;
}

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: z.ZodType[];
  discriminator?: string;
}
interface Shape {
  def: Definition;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const part = (schema: z.ZodType | undefined): z.ZodType => {
  if (!schema) throw new Error('a shape without its parts');
  return schema;
};

const kinds: Record<string, Kind> = {
  string: {
    understood: ({ def }, value) => {
      if (def.format === 'datetime') return instantOf(value);
      // Ids of other hosts are often numbers.
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    },
    empty: () => '',
  },
  number: {
    understood: ({ def }, value) => {
      const number = numberOf(value);
      if (def.format !== 'safeint') return number;
      return number === undefined || isGrouped(value) ? undefined : toCents(number);
    },
    empty: () => 0,
  },
  boolean: {
    // Some hosts send the object itself where a boolean is expected.
    understood: (_, value) => (isObject(value) ? true : switchOf(value)),
    empty: () => false,
  },
  enum: {
    understood: ({ def }, value) =>
      Object.values(def.entries ?? {}).find((option) => option === String(value)),
    empty: ({ def }) => Object.values(def.entries ?? {})[0],
  },
  literal: {
    understood: ({ def }, value) => def.values?.find((option) => String(option) === String(value)),
    empty: ({ def }) => def.values?.[0],
  },
  nullable: {
    understood: ({ def }, value, read) => understoodAs(part(def.innerType), value, read),
    empty: () => null,
  },
  optional: {
    understood: ({ def }, value, read) => understoodAs(part(def.innerType), value, read),
    empty: () => undefined,
  },
  array: {
    understood: ({ def }, value, read) =>
      Array.isArray(value)
        ? value.map((item, index) => read(part(def.element), item, {}, String(index)))
        : undefined,
    empty: () => [],
  },
  object: {
    understood: ({ def }, value, read) => {
      if (!isObject(value)) return undefined;
      const fields = Object.entries(def.shape ?? {}).map(([name, schema]) => [
        name,
        read(schema, value[name], value, name),
      ]);
      return { ...(isOpen(def) && value), ...Object.fromEntries(fields) };
    },
    // An object without required fields may be missing.
    empty: (schema, read) => kinds.object?.understood?.(schema, {}, read),
  },
  record: {
    understood: ({ def }, value, read) =>
      isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, item]) => [name, read(part(def.valueType), item, {}, name)]),
          )
        : undefined,
    empty: () => ({}),
  },
  union: {
    understood: ({ def }, value, read) => {
      const { options = [], discriminator } = def;
      const fits = (option: z.ZodType) => {
        const mark = (option as Shape).def.shape?.[discriminator ?? ''];
        return mark?.safeParse((value as JsonObject)[discriminator ?? '']).success;
      };
      if (discriminator) {
        const chosen = isObject(value) ? options.find(fits) : undefined;
        return chosen && read(chosen, value, {}, '');
      }
      for (const option of options) {
        const shape = option as Shape;
        const found = kinds[shape.def.type]?.understood?.(shape, value, read);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    empty: ({ def }) => {
      const [first] = def.options ?? [];
      return first && emptyOf(first, () => undefined);
    },
  },
};

const isOpen = ({ catchall }: Definition): boolean => (catchall as Shape | undefined)?.def.type === 'unknown';

const switches = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** A number, also as text: `1250000.50`. */
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** `1.500` is one and a half in one country and one and a half thousand in another, so it is ambiguous. */
const isGrouped = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*-?\d{1,3}(?:\.\d{3})+\s*$/.test(value);

/** An amount with two decimals at most. The rest is cut off: rounding up would show more than there is. */
const toCents = (amount: number): number => Number(String(amount).replace(/(\.\d\d)\d+$/, '$1'));

/** Reads a switch from a boolean, digit or word; undefined for anything else. */
export const switchOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : switches.get(value);

/**
 * Converts other notations to ISO 8601: `2026-11-22 10:00:00` (Jakarta time without a zone), `2026-11-22` (its first
 * moment), or seconds or milliseconds since 1970.
 */
export function instantOf(value: unknown): string | undefined {
  if (typeof value === 'number') return isoOf(value < 100_000_000_000 ? value * 1_000 : value);
  if (typeof value !== 'string') return undefined;
  const zoneless = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/.exec(value.trim());
  return isoOf(Date.parse(zoneless ? `${zoneless[1]}T${zoneless[2] ?? '00:00'}+07:00` : value));
}

const isoOf = (milliseconds: number): string | undefined =>
  Number.isNaN(milliseconds) || Math.abs(milliseconds) > 8.64e15
    ? undefined
    : new Date(milliseconds).toISOString();

const kindOf = (schema: z.ZodType): Kind | undefined => kinds[(schema as Shape).def.type];

const finishes = new WeakMap<z.ZodType, (read: JsonObject) => unknown>();

/** Returns the schema with a last step for objects of another host. */
export function readWith<S extends z.ZodType>(schema: S, finish: (read: JsonObject) => z.output<S>): S {
  const own = schema.clone() as S;
  finishes.set(own, finish);
  return own;
}

/** `value` as read by `schema`; undefined if impossible. */
export const understoodAs = (schema: z.ZodType, value: unknown, read: ReadPart): unknown => {
  const found = kindOf(schema)?.understood?.(schema as Shape, value, read);
  const finish = finishes.get(schema);
  return finish && isObject(found) ? finish(found) : found;
};

/** Default of a kind; undefined without one. */
export const emptyOf = (schema: z.ZodType, read: ReadPart): unknown =>
  kindOf(schema)?.empty?.(schema as Shape, read);
