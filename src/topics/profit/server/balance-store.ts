import type { Db } from '../../../platform/db/client';
import { command, queryOne } from '../../../platform/db/statement';

export interface ProfitStanding {
  total: number;
  available: number;
  held: number;
  next_at: string | null;
  next_amount: number;
  version: number;
  now: string;
}

/**
 * Fees and corrections may reduce the balance below the held amount, so the held amount is limited to the
 * balance. Null if the balances were never opened.
 */
export const readStanding = queryOne<{ partner: string }, ProfitStanding>(
  'profit_standing',
  `select b.balance as total, greatest(b.balance - coalesce(lots.held, 0), 0) as available,
  least(coalesce(lots.held, 0), b.balance) as held, lots.next_at,
  coalesce((select sum(remaining) from profit_holds where balance_id = b.id and free_at = lots.next_at), 0)::bigint
    as next_amount,
  b.version, now() as now
from balances b left join lateral (
  select sum(remaining)::bigint as held, min(free_at) as next_at from profit_holds
  where balance_id = b.id and (free_at is null or free_at > now()) and remaining > 0
) lots on true
where b.partner_id = :partner::uuid and b.kind = 'panel'`,
);

const lock = command<{ partner: string }>(
  'profit_lock',
  `select from balances where partner_id = :partner::uuid and kind = 'panel' for update`,
);

/**
 * Locks the balance until `tx` ends. Two statements, so that the second sees commits made while the first
 * waited.
 */
export async function lockStanding(tx: Db, partner: string): Promise<ProfitStanding | null> {
  await lock(tx, { partner });
  return readStanding(tx, { partner });
}
