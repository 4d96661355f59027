import { type SQL, sql } from './sql';

/** An `ilike` pattern that finds `text` anywhere, with its wildcards escaped. Null means no filter. */
export const containing = (text: string | null | undefined): string | null =>
  text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;

/**
 * True if a lowercase column contains any of the texts. The database lowercases both, because programs
 * disagree about a few letters.
 */
export const containingAny = (column: SQL, texts: readonly string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`${column} like lower(${containing(text)})`),
    sql` or `,
  )})`;
