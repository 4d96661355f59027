import type { Database } from '../../../../platform/db/client';
import { run } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { freshRow, type Order } from './buy';
import { buyManyStatement } from './buy-statement';

/**
 * Debits and creates several orders of one user in order, in one transaction; returns their ids. Null if any
 * cannot be bought, and then none was: `buy` returns the reason of each.
 */
export async function buyMany(
  database: Database,
  { partnerId: partner, userId: user }: Pick<Actor, 'partnerId' | 'userId'>,
  orders: readonly Order[],
): Promise<string[] | null> {
  const rows = orders.map((order, index) => ({ ...freshRow(order), position: index + 1 }));
  try {
    const bought = await run(database, buyManyStatement, { partner, user, orders: JSON.stringify(rows) });
    return bought.length > 0 ? rows.map(({ id }) => id) : null;
  } catch (error) {
    if (uniqueViolation(error) === null) throw error;
    return null;
  }
}
