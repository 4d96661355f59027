/** A pattern for `ilike` that finds `text` anywhere, its own wildcards taken literally. Null is no filter. */
export const containing = (text: string | null | undefined): string | null =>
  text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
