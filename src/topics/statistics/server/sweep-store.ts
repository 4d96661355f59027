import type { Database } from '../../../platform/db/client';
import { run, statement } from '../../../platform/db/statement';

/**
 * Changes per statement: large enough to share the work of a busy partner, small enough to end within a
 * second.
 */
const AT_ONCE = 5_000;

const addStatement = statement<{ most: number }, { added: number }>(
  'statistic_add_changes',
  'select add_order_changes(:most::int) as added',
);

/** Adds up to `most` changes to the sums; returns their number. */
export async function addChanges(database: Database, most = AT_ONCE): Promise<number> {
  const [row] = await run(database, addStatement, { most });
  return row?.added ?? 0;
}

export async function addAllChanges(database: Database, leaveOff?: AbortSignal): Promise<void> {
  while (!leaveOff?.aborted && (await addChanges(database)) === AT_ONCE);
}
