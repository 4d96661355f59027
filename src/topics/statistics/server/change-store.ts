import type { Database } from '../../../platform/db/client';
import { queryRow } from '../../../platform/db/statement';

/**
 * Changes per statement: large enough to share the work of a busy partner, small enough to end within a
 * second.
 */
const AT_ONCE = 5_000;

/** Adds up to `most` changes to the sums. */
export const addChanges = queryRow<{ most: number }, { added: number }>(
  'statistic_add_changes',
  'select add_order_changes(:most::int) as added',
);

export async function addAllChanges(database: Database, leaveOff?: AbortSignal): Promise<void> {
  while (!leaveOff?.aborted && (await addChanges(database, { most: AT_ONCE })).added === AT_ONCE);
}
