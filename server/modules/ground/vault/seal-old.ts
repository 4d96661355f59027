import { sql } from 'drizzle-orm';

/** What a migration put before text that was not sealed yet; nothing sealed begins so. */
const PLAIN = 'plain:';

/** For a `like`: what a migration left to be sealed. */
export const isPlain = sql.raw(`'${PLAIN}%'`);

/** Rows that are sealed at once. */
const PORTION = 500;

export const plainText = (marked: string): string => marked.slice(PLAIN.length);

/**
 * Seals what was written before it was sealed, portion by portion; at start, when the vault is open. `keep` changes
 * nothing where another process was first.
 */
export async function sealOld<Row>(
  portion: (limit: number) => Promise<Row[]>,
  keep: (row: Row) => Promise<void>,
): Promise<void> {
  for (;;) {
    const rows = await portion(PORTION);
    for (const row of rows) await keep(row);
    if (rows.length < PORTION) return;
  }
}
