/** A query in Refine's format: texts, nested lists and objects (`sorters[0][field]=name`). */
type Value = string | Value[] | { [key: string]: Value };

interface StringifyOptions {
  addQueryPrefix?: boolean;
  encode?: boolean;
}

/** The two functions of `qs` that Refine calls. The package is ten times as large because it supports other formats. */
function parse(text: string): Record<string, Value> {
  // Guards against prototype pollution: special names such as `__proto__` are ignored.
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

/** Null and undefined are left out, as Refine requires. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(name ? `${name}[${key}]` : key, inner));
}

export default { parse, stringify };
