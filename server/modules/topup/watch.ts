import { GatewayError, type PaymentGateway } from '../../adapters/payment/payment';
import type { Database } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { JobHandler, JobResult } from '../../jobs/job';
import type { NoticeService } from '../notice/service';
import type { Callbacks } from './callbacks';
import { holdTopup } from './change-store';
import type { Charging } from './charge';
import { type TopupRow, topupById } from './read-store';
import type { Settlement } from './settle';

export interface WatchDeps {
  database: Database;
  gateway: PaymentGateway | null;
  settlement: Pick<Settlement, 'expire'>;
  callbacks: Pick<Callbacks, 'apply'>;
  charging: Pick<Charging, 'again'>;
  notice: Pick<NoticeService, 'tell'>;
}

/** Milliseconds after the end at which the gateway is asked whether a callback was lost. */
const ASK_AFTER = [60_000, 600_000, 6 * 3_600_000];
/** Milliseconds until a gateway that gave no answer is asked again, and after which it is left to the operator. */
const ASK_AGAIN = 600_000;
const GIVE_UP_AFTER = 3 * 86_400_000;
const SOON = 30_000;
/** The end is waited for a little longer, so that the job never comes before the clock. */
const MARGIN = 250;

/**
 * Follows a top up: fetches payment details that never came, marks it Kedaluwarsa when its time is over, and asks the
 * gateway for what became of it, so that a lost callback loses no money.
 */
export function createWatch(deps: WatchDeps): JobHandler {
  const { database, gateway, settlement, callbacks, charging, notice } = deps;

  const untilOver = async (topup: TopupRow, left: number): Promise<JobResult> => {
    if (topup.payment) return { again: left + MARGIN };
    await charging.again(topup).catch((failure: unknown) => {
      if (!(failure instanceof AppError && failure.code === 'PAYMENT_UNAVAILABLE')) throw failure;
    });
    return { again: Math.min(SOON, left + MARGIN) };
  };

  const markExpired = (id: string): Promise<void> =>
    database.transaction(async (tx) => {
      const held = await holdTopup(tx, id);
      if (held?.status === 1) await settlement.expire(tx, held);
    });

  /** No answer, or none that we can read: a gateway that is away comes back, one that forgot the payment does not. */
  const askLater = async (topup: TopupRow, over: number, failure: GatewayError): Promise<JobResult> => {
    if (over < GIVE_UP_AFTER) return { again: ASK_AGAIN };
    const text = `Penyedia pembayaran tidak dapat memastikan apakah top up ini dibayar: ${failure.message}.`;
    await notice.tell(database.db, { kind: 'payment_gateway', ref: topup.code, text });
    return 'done';
  };

  /** Null when the gateway knows of nothing that ends the matter. Throws `GatewayError`. */
  const askGateway = async (reference: string): Promise<JobResult | null> => {
    const event = await gateway?.status(reference);
    if (!gateway || !event) return null;
    const verdict = await callbacks.apply(gateway.name, event, JSON.stringify(event));
    return verdict === 'ignored' ? null : 'done';
  };

  return async (job) => {
    const topup = await topupById(database, job.ref_id);
    if (!topup || topup.paid_at || ![1, 3, 4].includes(topup.status)) return 'done';
    const over = Date.parse(topup.server_time) - Date.parse(topup.expires_at ?? '');
    if (topup.status === 1) return untilOver(topup, -over);
    await markExpired(topup.id);
    if (!topup.gateway_reference || gateway?.name !== topup.gateway) return 'done';
    const due = ASK_AFTER.some((after) => over >= after);
    let end: JobResult | null = null;
    try {
      end = due ? await askGateway(topup.gateway_reference) : null;
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure;
      return askLater(topup, over, failure);
    }
    const next = ASK_AFTER.find((after) => after > over);
    return end ?? (next === undefined ? 'done' : { again: next - over });
  };
}
