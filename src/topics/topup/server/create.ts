import { v7 } from 'uuid';
import { rupiah } from '../../../core/format/money';
import { TOPUP } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import { queueJob } from '../../../platform/jobs/queue';
import { randomSuffix } from '../../../platform/ledger/order-code';
import { requestHash } from '../../../platform/ledger/request-hash';
import type { Offer, PaymentService } from '../../payments/server/service';
import { FIRST_CHECK } from '../../payments/server/watch';
import { type CreateTopupInput, MOST_UNPAID } from '../contract/topup';
import { topupTotal } from '../domain';
import type { Charging } from './charge';
import { insertTopup, queueUp, readFreeUniqueCode, unpaidIn } from './create-store';
import { readTopupByKey, type TopupRow } from './read-store';
import { WATCH } from './watch-kind';

/** Code collisions are rare; several in a row indicate another error. */
const TRIES = 5;
const CODE_LENGTH = 4;

export interface CreationDeps {
  database: Database;
  payment: Pick<PaymentService, 'find' | 'gateway'>;
  activity: Pick<ActivityService, 'record'>;
  charging: Charging;
}

/** Creates top ups: once per key, at most three unpaid, with payment details from the gateway. */
export function createCreation({ database, payment, activity, charging }: CreationDeps) {
  const { gateway } = payment;

  /** Top up created with this key; null if none. Throws IDEMPOTENCY_CONFLICT. */
  const replayOf = async (actor: Actor, key: string, hash: string): Promise<TopupRow | null> => {
    const earlier = await readTopupByKey(database, { partner: actor.partnerId, key });
    if (earlier && earlier.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return earlier;
  };

  const insert = (actor: Actor, offer: Offer, amount: number, key: string, hash: string): Promise<string> =>
    database.transaction(async (tx) => {
      await queueUp(tx, actor.partnerId);
      if ((await unpaidIn(tx, actor.partnerId)) >= MOST_UNPAID) {
        throw new AppError('TOPUP_UNPAID_LIMIT', { most: MOST_UNPAID });
      }
      const isManual = offer.kind === 'manual';
      const uniqueCode = offer.use_unique_code ? await readFreeUniqueCode(tx, offer.code, amount) : 0;
      if (uniqueCode === null) throw new AppError('TOPUP_METHOD_FULL');
      const { fee, unique_code, total } = topupTotal(amount, offer, uniqueCode);
      const id = v7();
      const row = {
        id,
        partner_id: actor.partnerId,
        user_id: actor.userId,
        created_by: actor.name,
        amount,
        fee,
        unique_code,
        invoice_paid_amount: total,
        method_code: offer.code,
        method_name: offer.name,
        status: TOPUP.waiting,
        idempotency_key: key,
        request_hash: hash,
        gateway: isManual ? null : (gateway?.name ?? null),
        payment: isManual ? accountOf(offer) : null,
      };
      const code = await insertTopup(tx, row, {
        suffix: randomSuffix(CODE_LENGTH),
        minutes: offer.expiry_minutes,
      });
      await queueJob(tx, WATCH, id, FIRST_CHECK);
      await activity.record(tx, actor, {
        code: 'topup.create',
        object: code,
        after: { Dibayar: total, Metode: offer.name },
      });
      return id;
    });

  /** One attempt; null if a concurrent duplicate was faster and can be replayed. */
  const attempt = async (actor: Actor, key: string, hash: string, input: CreateTopupInput) => {
    const offer = await payment.find(input.method_code);
    assertUsable(offer, input.amount);
    try {
      return await insert(actor, offer, input.amount, key, hash);
    } catch (refusal) {
      if (uniqueViolation(refusal) !== null) return null;
      // A concurrent duplicate may have taken the last slot.
      const limited = refusal instanceof AppError && refusal.code === 'TOPUP_UNPAID_LIMIT';
      if (limited && (await replayOf(actor, key, hash))) return null;
      throw refusal;
    }
  };

  return {
    /** Returns the top up id. Throws errors of `createTopup`. */
    async create(
      actor: Actor,
      key: string,
      input: CreateTopupInput,
    ): Promise<{ id: string; replayed: boolean }> {
      const hash = requestHash(input);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const earlier = await replayOf(actor, key, hash);
        if (earlier) {
          await charging.complete(earlier);
          return { id: earlier.id, replayed: true };
        }
        const id = await attempt(actor, key, hash, input);
        if (id) {
          await charging.start(id);
          return { id, replayed: false };
        }
      }
      throw new AppError('UNAVAILABLE');
    },
  };
}

function assertUsable(offer: Offer | undefined, amount: number): asserts offer is Offer {
  if (!offer) throw new AppError('TOPUP_METHOD_UNKNOWN');
  const { name, min, max, open_hours } = offer;
  if (offer.is_maintenance) throw new AppError('TOPUP_METHOD_MAINTENANCE', { method: name });
  if (!offer.is_open) throw new AppError('TOPUP_METHOD_CLOSED', { method: name, ...open_hours });
  if (amount < min) throw new AppError('TOPUP_BELOW_MIN', { min: rupiah(min) });
  if (amount > max) throw new AppError('TOPUP_ABOVE_MAX', { max: rupiah(max) });
}

const accountOf = ({ brand, account_number = '', account_holder = '' }: Offer) => ({
  kind: 'manual' as const,
  bank: brand,
  account_number,
  account_holder,
});
