/** A pattern for `ilike` that finds `text` anywhere, its own wildcards taken literally. Null is no filter. */
export const containing = (text: string | undefined): string | null =>
  text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
