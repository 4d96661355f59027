/** A query as Refine keeps it in an address: texts, and lists and objects of them (`sorters[0][field]=name`). */
type Value = string | Value[] | { [key: string]: Value };

interface StringifyOptions {
  addQueryPrefix?: boolean;
  /** Leaves values as they are; else they are written for an address. */
  encode?: boolean;
}

/**
 * The two calls of `qs` that Refine makes, as it makes them: brackets for what is nested, numbers for places of a list.
 * The package has ten times as much for the ways in which others write a query.
 */
function parse(text: string): Record<string, Value> {
  // A name is a key of a plain object: one that means something else to JavaScript is passed over.
  const query: Record<string, Value> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[|\]$/).filter((key, nth) => nth === 0 || key !== '');
    if (!path.includes('__proto__')) put(query, path, value);
  }
  return { ...(listed(query) as Record<string, Value>) };
}

type Nested = { [key: string]: Value };

function put(target: Nested, [key = '', ...rest]: string[], value: string): void {
  const known = target[key];
  if (rest.length > 0) {
    const inner = typeof known === 'object' && !Array.isArray(known) ? known : Object.create(null);
    target[key] = inner;
    put(inner, rest, value);
  } else {
    target[key] = known === undefined ? value : [known, value].flat();
  }
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function listed(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], nth) => key === String(nth));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function stringify(query: object, { addQueryPrefix = false, encode = true }: StringifyOptions = {}): string {
  const written = encode ? encodeURIComponent : String;
  const text = pairsOf('', query)
    .map(([name, value]) => `${written(name)}=${written(value)}`)
    .join('&');
  return addQueryPrefix && text ? `?${text}` : text;
}

/** What is null or undefined is left out, as Refine asks. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(name ? `${name}[${key}]` : key, inner));
}

export default { parse, stringify };
