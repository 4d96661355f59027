import { v7 } from 'uuid';
import type { Database } from '../../../db/client';
import { run } from '../../../db/statement';
import { AppError } from '../../../http/app-error';
import { uniqueViolation } from '../../../http/database-error';
import type { LedgerService } from '../../ground/ledger/service';
import { shortfall } from '../../ground/ledger/shortfall';
import { buyStatement, type OrderRow } from './buy-statement';
import { randomSuffix } from './order-code';
import { orderOfKey } from './order-store';

/** A checked and priced order; ids and code are made while buying. */
export type Order = Omit<OrderRow, 'id' | 'job' | 'own_entry' | 'house_entry' | 'suffix'>;

/** `replayed`: the key had bought before, and this is that order. */
export interface Bought {
  id: string;
  replayed: boolean;
}

/** A clash of codes is one in a billion; several in a row mean something else. */
const TRIES = 3;

/**
 * Takes the money and makes the order, once per key. Throws INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT,
 * REF_ID_CONFLICT.
 */
export async function buy(database: Database, ledger: LedgerService, order: Order): Promise<Bought> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = v7();
    const { bought, taken } = await attempt(database, {
      ...order,
      ...freshIds(),
      id,
      suffix: randomSuffix(),
    });
    if (bought) return { id, replayed: false };
    const earlier = await replayOf(database, order.partner, order.key, order.request_hash);
    if (earlier) return { id: earlier, replayed: true };
    if (taken === null) {
      const { balance } = await ledger.balanceOf(order.partner, 'main');
      throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, order.total));
    }
    if (taken === 'transactions_ref' && order.ref_id !== null) {
      throw new AppError('REF_ID_CONFLICT', { ref_id: order.ref_id });
    }
  }
  throw new AppError('UNAVAILABLE');
}

/** The order that this key already bought; null when it bought none. Throws IDEMPOTENCY_CONFLICT. */
export async function replayOf(
  database: Database,
  partner: string,
  key: string,
  requestHash: string,
): Promise<string | null> {
  const earlier = await orderOfKey(database, partner, key);
  if (!earlier) return null;
  if (earlier.request_hash !== requestHash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return earlier.id;
}

const freshIds = () => ({ job: v7(), own_entry: v7(), house_entry: v7() });

/** `taken`: the unique value that another order has; null when the balance was too low. */
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
