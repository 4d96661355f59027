import type { IncomingHttpHeaders } from 'node:http';
import { v7 } from 'uuid';
import { dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { TOPUP } from '../../../core/states';
import type { PaymentEvent, PaymentGateway } from '../../../platform/adapters/payment/payment';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/http/app-error';
import type { NoticeService } from '../../../platform/notice/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { unsignedCallback } from '../../../platform/quota/unsigned-callback';
import { type LockedTopup, lockTopup, readClock } from './change-store';
import type { Settlement } from './settle';
import { isPayable, type Verdict, validate } from './validate';

interface NewCallback {
  gateway: string;
  eventId: string;
  topupId: string | null;
  raw: string;
  verdict: string;
}

/**
 * Stores an event; false if known, which is counted. A concurrent duplicate waits here until the first
 * commits or rolls back.
 */
async function storeCallback(
  tx: Db,
  { gateway, eventId, topupId, raw, verdict }: NewCallback,
): Promise<boolean> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    insert into payment_callbacks as c (id, gateway, event_id, topup_id, raw, verdict)
    values (${v7()}, ${gateway}, ${eventId}, ${topupId}, ${raw}, ${verdict})
    on conflict (gateway, event_id) do update set times = c.times + 1
    returning times`);
  return rows[0]?.times === 1;
}

const decideCallback = (tx: Db, gateway: string, eventId: string, verdict: string): Promise<void> =>
  tx.command(sql`
    update payment_callbacks set verdict = ${verdict} where gateway = ${gateway} and event_id = ${eventId}`);

export interface CallbackDeps {
  database: Database;
  gateway: PaymentGateway | null;
  settlement: Settlement;
  notice: Pick<NoticeService, 'notify'>;
  quota: Pick<QuotaService, 'allows' | 'spendAddress'>;
  onReview: (tx: Db, id: string) => Promise<void>;
}

export type Callbacks = ReturnType<typeof createCallbacks>;

/** Stored characters of a callback; fewer of refused ones, because anyone can send them. */
const MAX_STORED = 4_000;
const MOST_REFUSED = 1_000;
/** Limit of stored unsigned callbacks, because anyone can send them and fill the disk. */
const REFUSED: Quota = { kind: 'refused-callback', most: 1_000, seconds: 86_400, gap: 0 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Handles payment events. Each counts once, in any order, process or number. */
export function createCallbacks({ database, gateway, settlement, notice, quota, onReview }: CallbackDeps) {
  const notifyOperator = async (
    tx: Db,
    verdict: Verdict,
    event: PaymentEvent,
    topup: LockedTopup,
  ): Promise<void> => {
    const outcomeNotice = noticeOf(verdict, event, topup);
    if (outcomeNotice) await notice.notify(tx, { ...outcomeNotice, ref: topup.code });
  };

  const action = async (tx: Db, verdict: Verdict, event: PaymentEvent, topup: LockedTopup): Promise<void> => {
    const paidAt = event.paidAt ?? new Date(await readClock(tx)).toISOString();
    if (verdict === 'credited') await settlement.credit(tx, topup, { paidAt, by: 'system' });
    if (verdict === 'expired') await settlement.expire(tx, topup);
    if (verdict === 'failed') await settlement.fail(tx, topup);
    // Decided top ups are unchanged.
    if (verdict === 'wrong_amount' && isPayable(topup.status)) {
      await settlement.mispaid(tx, topup, event.amount);
    }
    if (verdict === 'late') {
      const why = topup.status === TOPUP.cancelled ? 'setelah top up dibatalkan' : 'setelah batas waktu';
      const note = `Pembayaran ${rupiah(event.amount)} masuk ${why}. Kami sedang memeriksanya.`;
      await settlement.review(tx, topup, { paidAt, note });
      await onReview(tx, topup.id);
    }
  };

  /** Handles an event from any source. Idempotent. */
  const apply = (name: string, event: PaymentEvent, raw: string): Promise<Verdict> =>
    database.transaction(async (tx) => {
      const topup = UUID.test(event.reference) ? await lockTopup(tx, event.reference) : null;
      const topupId = topup && isOf(topup, name, event) ? topup.id : null;
      // A mismatched payment must not use the event id of the real one.
      const eventId = topupId ? event.eventId : `${event.eventId} ${topup?.id ?? 'unknown'}`;
      const stored = { gateway: name, eventId, topupId, raw, verdict: 'unknown' };
      if (!(await storeCallback(tx, stored))) return 'repeated';
      if (!topup || !topupId) {
        const text = `Callback ${name} menyebut pembayaran yang tidak dikenal: ${event.gatewayReference}, ${rupiah(event.amount)}.`;
        await notice.notify(tx, { kind: 'payment_unknown', ref: event.gatewayReference, text });
        return 'unknown';
      }
      const verdict = validate(event, topup);
      await action(tx, verdict, event, topup);
      await notifyOperator(tx, verdict, event, topup);
      await decideCallback(tx, name, event.eventId, verdict);
      return verdict;
    });

  /** Stores the first refused callback of a day and notifies the operator. */
  const storeRefused = async (
    name: string,
    verdict: 'signature' | 'unreadable',
    raw: string,
  ): Promise<void> => {
    const isStored = await quota.allows(REFUSED, `${name} ${verdict}`);
    await database.transaction(async (tx) => {
      if (isStored) {
        await storeCallback(tx, { gateway: name, eventId: `refused-${v7()}`, topupId: null, raw, verdict });
      }
      const text =
        verdict === 'signature'
          ? `Callback ${name} datang dengan tanda tangan yang salah. Saldo tidak berubah.`
          : `Callback ${name} bertanda tangan benar, tetapi isinya tidak dikenal. Saldo tidak berubah.`;
      await notice.notify(tx, { kind: `payment_${verdict}`, ref: name, text });
    });
  };

  return {
    apply,

    /** Handles a raw callback. Throws NOT_FOUND, PAYMENT_SIGNATURE, RATE_LIMITED, BAD_REQUEST. */
    async receive(name: string, headers: IncomingHttpHeaders, body: Buffer, ip: string): Promise<Verdict> {
      if (!gateway || gateway.name !== name) throw new AppError('NOT_FOUND');
      const raw = body.toString('utf8').replaceAll('\0', '').slice(0, MAX_STORED);
      const verified = await gateway.verify(headers, body);
      if ('event' in verified) return apply(name, verified.event, raw);
      if (verified.refused === 'signature') await quota.spendAddress(unsignedCallback('gateway'), ip);
      await storeRefused(name, verified.refused, raw.slice(0, MOST_REFUSED));
      throw new AppError(verified.refused === 'signature' ? 'PAYMENT_SIGNATURE' : 'BAD_REQUEST');
    },
  };
}

/**
 * True if the event belongs to this top up's payment; a payment created without an answer has no reference to
 * compare.
 */
const isOf = (topup: LockedTopup, gateway: string, { gatewayReference }: PaymentEvent): boolean =>
  topup.gateway === gateway &&
  (topup.gateway_reference === null || topup.gateway_reference === gatewayReference);

function noticeOf(verdict: Verdict, event: PaymentEvent, { invoice_paid_amount }: LockedTopup) {
  const paid = rupiah(event.amount);
  switch (verdict) {
    case 'wrong_amount':
      return {
        kind: 'payment_amount' as const,
        text: `Dibayar ${paid}, seharusnya ${rupiah(invoice_paid_amount)}. Saldo tidak berubah.`,
      };
    case 'late':
      return {
        kind: 'payment_late' as const,
        text: `Dibayar ${paid}${event.paidAt ? ` pada ${dateTime(event.paidAt, { zone: true })}` : ''}, setelah kedaluwarsa atau dibatalkan. Periksa lalu setujui atau tolak.`,
      };
    case 'paid_twice':
      return {
        kind: 'payment_twice' as const,
        text: `Dibayar ${paid} sekali lagi. Saldo bertambah hanya sekali; kembalikan pembayaran kedua.`,
      };
    case 'refunded':
      return {
        kind: 'payment_refunded' as const,
        text: `Penyedia pembayaran mengembalikan ${paid} kepada pembayar. Saldo tidak berubah.`,
      };
    default:
      return null;
  }
}
