import { v7 } from 'uuid';
import { rupiah } from '../../../core/format/money';
import { BALANCE_MOVE } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryOne } from '../../../platform/db/statement';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import { randomSuffix } from '../../../platform/ledger/order-code';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NotificationService } from '../../../platform/notifications/service';
import { pushFacts } from './change-store';
import { codeOf, insertAdminTopup } from './create-store';

interface Adjustment {
  /** Idempotency key. */
  key: string;
  partnerId: string;
  /** Whole rupiah; positive into the balance, negative out of it. */
  amount: number;
  /** Indonesian, for the partner. */
  reason: string;
}

interface StoredAdjustment {
  partner_id: string;
  amount: number;
  reason: string;
  code: string;
  balance_after: number;
}

const adjustmentOf = queryOne<{ key: string }, StoredAdjustment>(
  'adjustment-one',
  'select partner_id, amount, reason, code, balance_after from balance_adjustments where key = :key::text',
);

/** A second insert of the same key violates the primary key. */
const insertAdjustment = (
  tx: Db,
  { key, partnerId, amount, reason }: Adjustment,
  { code, balance }: { code: string; balance: number },
): Promise<void> =>
  tx.command(sql`
    insert into balance_adjustments (key, partner_id, amount, reason, code, balance_after)
    values (${key}, ${partnerId}, ${amount}, ${reason}, ${code}, ${balance})`);

export interface AdjustDeps {
  database: Database;
  ledger: Pick<LedgerService, 'postIn'>;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
}

/** Result of an adjustment. `repeated`: the key was used before, and nothing moved now. */
export interface Adjusted {
  code: string;
  /** Partner's balance in rupiah afterwards. */
  balance: number;
  repeated: boolean;
}

const TRIES = 5;
const CODE_LENGTH = 4;

/**
 * Adds or removes rupiah once per key; a repeat after a lost answer returns the first result. Throws
 * INSUFFICIENT_BALANCE, and IDEMPOTENCY_CONFLICT if the key was used for another adjustment.
 */
export function createAdjusting({ database, ledger, activity, notification }: AdjustDeps) {
  const earlierOf = async (input: Adjustment): Promise<Adjusted | null> => {
    const earlier = await adjustmentOf(database, { key: input.key });
    if (!earlier) return null;
    const same =
      earlier.partner_id === input.partnerId &&
      earlier.amount === input.amount &&
      earlier.reason === input.reason;
    if (!same) throw new AppError('IDEMPOTENCY_CONFLICT');
    return { code: earlier.code, balance: earlier.balance_after, repeated: true };
  };

  const adjustIn = async (tx: Db, input: Adjustment): Promise<Adjusted> => {
    const { partnerId, amount, reason } = input;
    const size = rupiah(Math.abs(amount));
    const id = v7();
    // A credit also becomes a top up; a debit is only a ledger entry.
    const code = await codeOf(tx, amount > 0 ? 'TU' : 'ADJ', randomSuffix(CODE_LENGTH));
    const { balance } = await ledger.postIn(tx, {
      partnerId,
      kind: 'main',
      amount,
      house: 'adjustment',
      type: BALANCE_MOVE.adjustment,
      refType: amount > 0 ? 'topup' : 'adjustment',
      refId: amount > 0 ? id : null,
      refCode: code,
      description: reason.slice(0, 160),
      actor: 'Admin',
      userId: null,
    });
    // The second of two concurrent calls fails and rolls back here.
    await insertAdjustment(tx, input, { code, balance });
    if (amount > 0) {
      await insertAdminTopup(tx, { id, code, partnerId, amount, reason, balance });
      await pushFacts(tx, partnerId);
    }
    await notification.notify(tx, partnerId, {
      type: 'Saldo',
      title: amount > 0 ? 'Saldo ditambah admin' : 'Saldo dikurangi admin',
      body: `${amount > 0 ? 'Saldo bertambah' : 'Saldo berkurang'} ${size}: ${reason}`.slice(0, 240),
      link: '/history-balance',
    });
    await activity.recordFor(tx, partnerId, 'admin', {
      code: amount > 0 ? 'balance.credited' : 'balance.debited',
      object: code,
      after: { Jumlah: Math.abs(amount), Alasan: reason },
    });
    return { code, balance, repeated: false };
  };

  return async (input: Adjustment): Promise<Adjusted> => {
    if (!Number.isSafeInteger(input.amount) || input.amount === 0) {
      throw new RangeError(`${input.amount} is no amount of rupiah`);
    }
    for (let tries = 0; ; tries += 1) {
      const earlier = await earlierOf(input);
      if (earlier) return earlier;
      try {
        return await database.transaction((tx) => adjustIn(tx, input));
      } catch (failure) {
        // The key was used concurrently, or the code is taken.
        if (tries === TRIES || uniqueViolation(failure) === null) throw failure;
      }
    }
  };
}
