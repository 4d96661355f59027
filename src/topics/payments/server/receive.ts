import { v7 } from 'uuid';
import { rupiah } from '../../../core/format/money';
import type { PaymentEvent } from '../../../platform/adapters/payment/payment';
import type { Database, Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { sql } from '../../../platform/db/sql';
import type { NoticeService } from '../../../platform/notice/service';
import { type Validated, type Verdict, validate } from './validate';

/** A top-up or a website order, for which the gateway collects money. */
export interface Payable extends Validated {
  id: string;
  code: string;
  gateway: string | null;
  /** Null until the gateway's answer is stored. */
  gateway_reference: string | null;
}

export interface Payee<Row extends Payable> {
  lock(tx: Db, id: string): Promise<Row | null>;
  /** Acts on a new event of a locked row. `paidAt` is the database clock if the gateway sends no time. */
  settle(tx: Db, row: Row, verdict: Verdict, event: PaymentEvent & { paidAt: string }): Promise<void>;
}

/** Handles an event from any source, once. Null: the reference is not of this kind. */
export type Apply = (gateway: string, event: PaymentEvent, raw: string) => Promise<Verdict | null>;

interface NewCallback {
  gateway: string;
  eventId: string;
  payableId: string | null;
  raw: string;
  verdict: string;
}

/**
 * Stores an event; false if known, which is counted. A concurrent duplicate waits here until the first
 * commits or rolls back.
 */
export async function storeCallback(
  tx: Db,
  { gateway, eventId, payableId, raw, verdict }: NewCallback,
): Promise<boolean> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    insert into payment_callbacks as c (id, gateway, event_id, payable_id, raw, verdict)
    values (${v7()}, ${gateway}, ${eventId}, ${payableId}, ${raw}, ${verdict})
    on conflict (gateway, event_id) do update set times = c.times + 1
    returning times`);
  return rows[0]?.times === 1;
}

const decideCallback = (tx: Db, gateway: string, eventId: string, verdict: string): Promise<void> =>
  tx.command(sql`
    update payment_callbacks set verdict = ${verdict} where gateway = ${gateway} and event_id = ${eventId}`);

export interface ReceiveDeps {
  database: Database;
  notice: Pick<NoticeService, 'notify'>;
}

/** Stores an event that names no payment of ours. `owner`: the id that it names wrongly. */
export async function receiveUnknown(
  { notice }: Pick<ReceiveDeps, 'notice'>,
  tx: Db,
  [gateway, event, raw]: Parameters<Apply>,
  owner = 'unknown',
): Promise<Verdict> {
  // A mismatched payment must not use the event id of the real one.
  const eventId = `${event.eventId} ${owner}`;
  if (!(await storeCallback(tx, { gateway, eventId, payableId: null, raw, verdict: 'unknown' }))) {
    return 'repeated';
  }
  const text = `Callback ${gateway} menyebut pembayaran yang tidak dikenal: ${event.gatewayReference}, ${rupiah(event.amount)}.`;
  await notice.notify(tx, { kind: 'payment_unknown', ref: event.gatewayReference, text });
  return 'unknown';
}

/** Each event counts once, in any order, process or number. */
export const createReceiving =
  ({ database, notice }: ReceiveDeps) =>
  <Row extends Payable>(payee: Payee<Row>, ...received: Parameters<Apply>): Promise<Verdict | null> =>
    database.transaction(async (tx) => {
      const [gateway, event, raw] = received;
      const row = await payee.lock(tx, event.reference);
      if (!row) return null;
      if (!isOf(row, gateway, event)) return receiveUnknown({ notice }, tx, received, row.id);
      const { eventId } = event;
      if (!(await storeCallback(tx, { gateway, eventId, payableId: row.id, raw, verdict: 'unknown' }))) {
        return 'repeated';
      }
      const verdict = validate(event, row);
      const paidAt = event.paidAt ?? new Date(await databaseNow(tx)).toISOString();
      await payee.settle(tx, row, verdict, { ...event, paidAt });
      const outcome = noticeOf(verdict, event, row);
      if (outcome) await notice.notify(tx, { ...outcome, ref: row.code });
      await decideCallback(tx, gateway, eventId, verdict);
      return verdict;
    });

/**
 * True if the event belongs to this row's payment; a payment created without an answer has no reference to
 * compare.
 */
const isOf = (row: Payable, gateway: string, { gatewayReference }: PaymentEvent): boolean =>
  row.gateway === gateway && (row.gateway_reference === null || row.gateway_reference === gatewayReference);

function noticeOf(verdict: Verdict, event: PaymentEvent, { due }: Payable) {
  const paid = rupiah(event.amount);
  switch (verdict) {
    case 'wrong_amount':
      return {
        kind: 'payment_amount' as const,
        text: `Dibayar ${paid}, seharusnya ${rupiah(due)}. Saldo tidak berubah.`,
      };
    case 'paid_twice':
      return {
        kind: 'payment_twice' as const,
        text: `Dibayar ${paid} sekali lagi. Hanya pembayaran pertama yang dihitung; kembalikan yang kedua.`,
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
