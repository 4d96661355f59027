/** OIDs of types that both drivers must parse equally. */
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

/** Rupiah and counters fit a double; a larger value throws instead of being rounded. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

const asText = (text: string): string => text;

/** Parsers by type. Other types use the driver's parser. */
export const rowParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: safeInteger,
  [oid.date]: asText,
  [oid.timestamp]: asText,
  [oid.timestamptz]: isoInstant,
};

/** Parsers of `execute`: instants keep microseconds, so that they can be compared again. */
export const textParsers: Readonly<Record<number, (text: string) => unknown>> = {
  ...rowParsers,
  [oid.timestamptz]: asText,
  [oid.interval]: asText,
};
