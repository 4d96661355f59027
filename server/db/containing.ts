import { type SQL, sql } from './sql';

/** A pattern for `ilike` that finds `text` anywhere, its own wildcards taken literally. Null is no filter. */
export const containing = (text: string | null | undefined): string | null =>
  text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;

/**
 * That a column in lower case holds any of the texts. Lower case by the database, as the column is: two programs
 * disagree about a few letters.
 */
export const containingAny = (column: SQL, texts: readonly string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`${column} like lower(${containing(text)})`),
    sql` or `,
  )})`;
