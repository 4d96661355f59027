/** Reads the value at a dotted path, for example the label of an option. */
const get = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

export default get;
