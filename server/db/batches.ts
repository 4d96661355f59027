/** Rows that are in memory at once while a whole list is read. */
const BATCH = 2_000;

/**
 * A whole list in portions. `read` answers the next rows behind a mark, from the top without one; each portion begins
 * where the one before it ended, so that rows which arrive meanwhile shift nothing.
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

/** A list of so many rows, stretch by stretch: for what is put in order by something that is no mark. */
export async function* stretches<Row>(
  total: number,
  limit: number,
  read: (stretch: { offset: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let offset = 0; offset < total; offset += limit) yield await read({ offset, limit });
}
