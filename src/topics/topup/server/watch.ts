import { TOPUP } from '../../../core/states';
import { GatewayError } from '../../../platform/adapters/payment/payment';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { JobHandler, JobResult } from '../../../platform/jobs/job';
import type { NoticeService } from '../../../platform/notice/service';
import { type AskGateway, quietly } from './ask-gateway';
import { lockTopup } from './change-store';
import type { Charging } from './charge';
import { readTopupById, type TopupRow } from './read-store';
import type { Settlement } from './settle';
import { isPayable } from './validate';

export interface WatchDeps {
  database: Database;
  settlement: Pick<Settlement, 'expire'>;
  askGateway: AskGateway;
  charging: Pick<Charging, 'again'>;
  notice: Pick<NoticeService, 'notify'>;
}

/** Milliseconds between polls while a payment is pending. */
const ASK_MEANWHILE = 12 * 60_000;
/** Milliseconds after expiry at which the gateway is polled for lost callbacks. */
const ASK_AFTER = [60_000, 600_000, 6 * 3_600_000];
/** Milliseconds until a poll without an answer is repeated, and until it is left to the operator. */
const ASK_AGAIN = 600_000;
const GIVE_UP_AFTER = 3 * 86_400_000;
const SOON = 30_000;
/** Margin in milliseconds, so that the job never runs before the deadline. */
const MARGIN = 250;

/**
 * Follows a top up: requests missing payment details, marks expiry, and polls the gateway, so that a lost
 * callback loses no money.
 */
export function createWatch(deps: WatchDeps): JobHandler {
  const { database, settlement, askGateway, charging, notice } = deps;

  /** The next poll sees the result; failures do not matter before the deadline. */
  const askMeanwhile = async (topup: TopupRow, left: number): Promise<JobResult> => {
    const waited = Date.parse(topup.server_time) - Date.parse(topup.created_at);
    if (waited >= ASK_MEANWHILE) await quietly(askGateway(topup));
    return { again: Math.min(ASK_MEANWHILE, left + MARGIN) };
  };

  const untilOver = async (topup: TopupRow, left: number): Promise<JobResult> => {
    if (topup.payment && !topup.gateway_reference) return { again: left + MARGIN };
    if (topup.payment) return askMeanwhile(topup, left);
    await charging.again(topup).catch((failure: unknown) => {
      if (!(failure instanceof AppError && failure.code === 'PAYMENT_UNAVAILABLE')) throw failure;
    });
    return { again: Math.min(SOON, left + MARGIN) };
  };

  const markExpired = (id: string): Promise<void> =>
    database.transaction(async (tx) => {
      const locked = await lockTopup(tx, id);
      if (locked?.status === TOPUP.waiting) await settlement.expire(tx, locked);
    });

  /** No readable answer: the gateway may recover, or it has forgotten the payment. */
  const askLater = async (topup: TopupRow, over: number, failure: GatewayError): Promise<JobResult> => {
    if (over < GIVE_UP_AFTER) return { again: ASK_AGAIN };
    const text = `Penyedia pembayaran tidak dapat memastikan apakah top up ini dibayar: ${failure.message}.`;
    await notice.notify(database.db, { kind: 'payment_gateway', ref: topup.code, text });
    return 'done';
  };

  return async (job) => {
    const topup = await readTopupById(database, { id: job.ref_id });
    if (!topup || topup.paid_at || !isPayable(topup.status)) return 'done';
    const over = Date.parse(topup.server_time) - Date.parse(topup.expires_at ?? '');
    if (topup.status === TOPUP.waiting) return untilOver(topup, -over);
    await markExpired(topup.id);
    if (!topup.gateway_reference) return 'done';
    const due = ASK_AFTER.some((after) => over >= after);
    try {
      if (due && (await askGateway(topup))) return 'done';
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure;
      return askLater(topup, over, failure);
    }
    const next = ASK_AFTER.find((after) => after > over);
    return next === undefined ? 'done' : { again: next - over };
  };
}
