const BATCH = 2_000;

/**
 * Reads a list in batches by keyset: `read` returns the rows after a mark, so that rows inserted meanwhile
 * shift nothing.
 */
export async function* batches<Row, Mark>(
  read: (behind: Mark | null, most: number) => Promise<Row[]>,
  markOf: (row: Row) => Mark,
): AsyncGenerator<Row[]> {
  let behind: Mark | null = null;
  for (;;) {
    const rows = await read(behind, BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH || last === undefined) return;
    behind = markOf(last);
  }
}
