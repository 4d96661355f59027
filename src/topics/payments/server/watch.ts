import type { Payment } from '../../../core/contract/payment';
import { PAYMENT } from '../../../core/states';
import { GatewayError } from '../../../platform/adapters/payment/payment';
import type { Database } from '../../../platform/db/client';
import type { JobHandler, JobResult } from '../../../platform/jobs/job';
import type { NoticeService } from '../../../platform/notice/service';
import { type AskGateway, quietly } from './ask-gateway';
import type { Payable } from './receive';
import { isPayable } from './validate';

export type Watched = Omit<Payable, 'due'> & {
  /** Null until the gateway has answered. */
  payment: Payment | null;
  created_at: string;
  server_time: string;
};

export interface WatchDeps<Row extends Watched> {
  database: Database;
  read(id: string): Promise<Row | null>;
  /** Marks the end of its time, unless it has ended already. */
  expire(id: string): Promise<unknown>;
  /** Requests missing payment details; a failure is repeated at the next run. */
  charge(row: Row): Promise<unknown>;
  askGateway: AskGateway;
  notice: Pick<NoticeService, 'notify'>;
}

/** Milliseconds until the job first checks whether the gateway has answered. */
export const FIRST_CHECK = 25_000;
/** Milliseconds between polls while a payment is pending, and the youngest age at which one is polled. */
const ASK_MEANWHILE = 12 * 60_000;
const ASK_FROM = 60_000;
/** Milliseconds after expiry at which the gateway is polled for lost callbacks. */
const ASK_AFTER = [60_000, 600_000, 6 * 3_600_000];
/** Milliseconds until a poll without an answer is repeated, and until it is left to the operator. */
const ASK_AGAIN = 600_000;
const GIVE_UP_AFTER = 3 * 86_400_000;
const SOON = 30_000;
/** Margin in milliseconds, so that the job never runs before the deadline. */
const MARGIN = 250;

/**
 * Follows a payment: requests missing details, polls the gateway and marks expiry, so that a lost callback
 * loses no money.
 */
export function createWatch<Row extends Watched>(deps: WatchDeps<Row>): JobHandler {
  const { database, read, expire, charge, askGateway, notice } = deps;

  const untilOver = async (row: Row, left: number): Promise<JobResult> => {
    if (!row.gateway) return { again: left + MARGIN };
    if (!row.payment) {
      await charge(row);
      return { again: Math.min(SOON, left + MARGIN) };
    }
    // The next poll sees the result; failures do not matter before the deadline.
    const age = Date.parse(row.server_time) - Date.parse(row.created_at);
    if (age >= ASK_FROM) await quietly(askGateway(row));
    return { again: Math.min(ASK_MEANWHILE, left + MARGIN) };
  };

  /** No readable answer: the gateway may recover, or it has forgotten the payment. */
  const askLater = async ({ code }: Row, over: number, failure: GatewayError): Promise<JobResult> => {
    if (over < GIVE_UP_AFTER) return { again: ASK_AGAIN };
    const text = `Penyedia pembayaran tidak dapat memastikan apakah ${code} dibayar: ${failure.message}.`;
    await notice.notify(database.db, { kind: 'payment_gateway', ref: code, text });
    return 'done';
  };

  return async (job) => {
    const row = await read(job.ref_id);
    if (!row || row.paid_at || !isPayable(row.status)) return 'done';
    const over = Date.parse(row.server_time) - Date.parse(row.expires_at ?? '');
    if (over < 0 && row.status === PAYMENT.waiting) return untilOver(row, -over);
    // Asked first: who paid in time must not find an order whose stock is released.
    const asked = await quietly(askGateway(row));
    await expire(row.id);
    if (asked === true || !row.gateway_reference) return 'done';
    if (asked instanceof GatewayError) return askLater(row, over, asked);
    const next = ASK_AFTER.find((after) => after > over);
    return next === undefined ? 'done' : { again: next - over };
  };
}
