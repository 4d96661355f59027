import { v7 } from 'uuid';
import type { Database } from '../../../../platform/db/client';
import { run } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { randomSuffix } from '../../../../platform/ledger/order-code';
import type { LedgerService } from '../../../../platform/ledger/service';
import { shortfall } from '../../../../platform/ledger/shortfall';
import { buyStatement, type OrderRow } from './buy-statement';
import { BILL_RULES, refuseOldInquiry, refuseTakenBill } from './check-bill';
import { refuseSecondOrder } from './check-second';
import { refuseOverLimit } from './check-sub-account';
import { readOrderByKey } from './order-store';

export type Order = Omit<OrderRow, 'id' | 'job' | 'own_entry' | 'house_entry' | 'suffix'>;

/** `replayed`: the key was used before, and this is its order. */
export interface Bought {
  id: string;
  replayed: boolean;
}

/** Code collisions are rare; several in a row indicate another error. */
const TRIES = 3;

/**
 * Debits and creates the order, once per key and per bill. Throws INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT,
 * REF_ID_CONFLICT, INQUIRY_EXPIRED, INQUIRY_USED, BILL_TAKEN, SUB_ACCOUNT_LIMIT, DUPLICATE_DESTINATION,
 * FORBIDDEN. `README.md` of the topic lists what follows with the same commit.
 */
export async function buy(database: Database, ledger: LedgerService, order: Order): Promise<Bought> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = freshRow(order);
    const { bought, taken } = await attempt(database, row);
    if (bought) return { id: row.id, replayed: false };
    const earlier = await replayOf(database, order.partner, order.key, order.request_hash);
    if (earlier) return { id: earlier, replayed: true };
    if (taken === null) {
      await refuseOldInquiry(database, order.inquiry);
      await refuseOverLimit(database, [order]);
      await refuseSecondOrder(database, order);
      const { balance } = await ledger.balanceOf(order.partner, 'main');
      // The obstacle may be gone by now: try again.
      if (balance < order.total) throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, order.total));
      continue;
    }
    if (BILL_RULES.includes(taken)) await refuseTakenBill(database, order);
    if (taken === 'transactions_ref' && order.ref_id !== null) {
      throw new AppError('REF_ID_CONFLICT', { ref_id: order.ref_id });
    }
  }
  throw new AppError('UNAVAILABLE');
}

/** Order bought with this key; null if none. Throws IDEMPOTENCY_CONFLICT. */
export async function replayOf(
  database: Database,
  partner: string,
  key: string,
  requestHash: string,
): Promise<string | null> {
  const earlier = await readOrderByKey(database, { partner, key });
  if (!earlier) return null;
  if (earlier.request_hash !== requestHash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return earlier.id;
}

export const freshRow = (order: Order): OrderRow => ({
  ...order,
  ...{ id: v7(), job: v7(), own_entry: v7(), house_entry: v7(), suffix: randomSuffix() },
});

/** `taken`: the violated unique index; null if funds were insufficient. */
async function attempt(
  database: Database,
  row: OrderRow,
): Promise<{ bought: boolean; taken: string | null }> {
  try {
    const debited = await run(database, buyStatement, row);
    return { bought: debited.length > 0, taken: null };
  } catch (error) {
    const taken = uniqueViolation(error);
    if (taken === null) throw error;
    return { bought: false, taken };
  }
}
