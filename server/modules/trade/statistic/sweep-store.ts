import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** Changes at once: enough to share the work of a hot partner, few enough to end within a second. */
const AT_ONCE = 5_000;

const addStatement = statement<{ most: number }, { added: number }>(
  'statistic_add_changes',
  'select add_order_changes(:most::int) as added',
);

/** Adds up to so many changes of orders to their sums, and says how many there were. */
export async function addChanges(database: Database, most = AT_ONCE): Promise<number> {
  const [row] = await run(database, addStatement, { most });
  return row?.added ?? 0;
}

/** Adds all changes that there are, as long as nobody says to leave off. */
export async function addAllChanges(database: Database, leaveOff?: AbortSignal): Promise<void> {
  while (!leaveOff?.aborted && (await addChanges(database)) === AT_ONCE);
}
