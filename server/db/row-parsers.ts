/** PostgreSQL's numbers of the types whose text both drivers must read alike. */
export const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
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

/** How a raw statement's columns are read, by type. Types that are not named keep their driver's reading. */
export const rowParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: safeInteger,
  [oid.date]: (text) => text,
  [oid.timestamp]: (text) => text,
  [oid.timestamptz]: isoInstant,
};
