import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

const nowStatement = statement<object, { now: string }>('payment_clock', 'select now() as now');

/** The database's clock, in milliseconds since 1970: the same for every process, however its machine is set. */
export async function databaseClock(database: Database): Promise<number> {
  const [row] = await run(database, nowStatement, {});
  return Date.parse(row?.now ?? '');
}
