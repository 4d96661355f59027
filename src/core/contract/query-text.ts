/** "Default list page size: 10" (specification 9). */
export const PAGE_SIZE = 10;
/** Highest page that a list answers. */
export const MOST_PAGES = 1_000_000;

export type QueryValue = string | number | boolean | null | undefined;

/** Empty, null and undefined values are left out. */
export function queryText(query: Record<string, QueryValue> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
