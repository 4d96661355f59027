import type { Database } from '../../../db/client';
import { pendingOrderOf } from '../transaction/end-order';
import type { FinalOutcome } from '../transaction/settle';
import type { Endings } from './conclude';
import type { Held } from './held';
import { releaseOrder } from './hold-store';
import { openAttempt } from './waiting-store';

export interface HandParts {
  database: Database;
  endings: Endings;
  held: Pick<Held, 'orderOf'>;
}

/** `alone`: the order had ended without its attempt and is unchanged. Null if nothing is pending. */
type Ended = 'ended' | 'alone' | null;

const foundOut = (sn: string | null): FinalOutcome =>
  sn === null ? { state: 'failed', reason: 'TIMEOUT' } : { state: 'success', sn, voucherCodes: [] };

/** A result entered by the operator counts like the supplier's. */
export function createEndByHand({ database, endings, held }: HandParts) {
  const endHeld = async (code: string, outcome: FinalOutcome): Promise<Ended> => {
    const order = await held.orderOf(code);
    if (!order) return null;
    const concluded = await endings.endHere(order, outcome, (tx) => releaseOrder(tx, { id: order.id }));
    return concluded === 'ended' ? 'ended' : null;
  };

  /** `sn`: delivered serial number or code, or null for a failure. */
  return async (code: string, sn: string | null): Promise<Ended> => {
    const outcome = foundOut(sn);
    const attempt = await openAttempt(database, code);
    if (!attempt) return endHeld(code, outcome);
    const order = await pendingOrderOf(database, attempt.transaction_id);
    if (!order) return (await endings.endAlone(attempt, outcome)) ? 'alone' : null;
    return (await endings.conclude(order, attempt, outcome)) === 'ended' ? 'ended' : null;
  };
}
