/** PostgreSQL's numbers of the types whose text both drivers must read alike. */
export const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
} as const;

/** `2026-05-01 10:00:00.123456+07` → `2026-05-01T03:00:00.123Z`. */
export function isoInstant(text: string): string {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

/** Rupiah and counters fit a double by far; a value that does not is an error, never to be rounded. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

const asText = (text: string): string => text;

/** How columns of a declared statement (`statement.ts`) are read, by type. Other types keep their driver's reading. */
export const rowParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: safeInteger,
  [oid.date]: asText,
  [oid.timestamp]: asText,
  [oid.timestamptz]: isoInstant,
};

/** How columns of any other statement are read: an instant keeps its microseconds, so that it can be compared again. */
export const textParsers: Readonly<Record<number, (text: string) => unknown>> = {
  ...rowParsers,
  [oid.timestamptz]: asText,
  [oid.interval]: asText,
};
