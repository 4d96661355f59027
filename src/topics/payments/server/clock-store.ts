import type { Database } from '../../../platform/db/client';
import { run, statement } from '../../../platform/db/statement';

const nowStatement = statement<object, { now: string }>('payment_clock', 'select now() as now');

/** Database clock in milliseconds since 1970, the same for every process. */
export async function databaseClock(database: Database): Promise<number> {
  const [row] = await run(database, nowStatement, {});
  return Date.parse(row?.now ?? '');
}
