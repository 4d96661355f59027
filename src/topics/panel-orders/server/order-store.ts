import { v7 } from 'uuid';
import type { Db } from '../../../platform/db/client';
import { assignments, rowValues } from '../../../platform/db/row-sql';
import { type SQL, sql } from '../../../platform/db/sql';
import { withInstants } from '../../../platform/db/with-instants';
import { notifyResource } from '../../../platform/live/notify-resource';
import type { PanelOrderStep } from '../text/panel-order';
import { ORDER_INSTANTS, type PanelOrder } from './order-row';

export type { PanelOrder } from './order-row';

export type NewPanelOrder = Pick<
  PanelOrder,
  | 'id'
  | 'invoice'
  | 'partner_id'
  | 'product_name'
  | 'item_name'
  | 'qty'
  | 'cost'
  | 'total'
  | 'profit'
  | 'payment_method'
  | 'payment_status'
  | 'order_status'
> &
  Partial<Omit<PanelOrder, 'earned'>>;

export interface PanelOrderEvent {
  id: string;
  order_id: string;
  step: PanelOrderStep;
  note: string | null;
  /** Rupiah moved by it. */
  amount: number | null;
  actor: string;
  at: string;
}

async function orders(db: Db, query: SQL): Promise<PanelOrder[]> {
  const { rows } = await db.execute<PanelOrder>(query);
  return rows.map((row) => withInstants(row, ORDER_INSTANTS));
}

export const insertOrder = async (tx: Db, row: NewPanelOrder): Promise<PanelOrder> => {
  const [made] = await orders(tx, sql`insert into panel_orders ${rowValues(row)} returning *`);
  if (!made) throw new Error('insert returned no row');
  await notifyResource(tx, made.partner_id, 'panel-transaction');
  return made;
};

/**
 * Locks an order. To avoid deadlocks every order operation locks in this sequence: the order; limited
 * resources (flash sale, its buyer, promo code, its buyer); the partner's balances (panel, main); the
 * member's points, record and balance.
 */
export async function lockOrder(
  tx: Db,
  by: { id: string } | { transactionId: string },
): Promise<PanelOrder | undefined> {
  const where = 'id' in by ? sql`id = ${by.id}` : sql`h2h_transaction_id = ${by.transactionId}`;
  const [order] = await orders(tx, sql`select * from panel_orders where ${where} for no key update`);
  return order;
}

export async function readOrderById(db: Db, id: string): Promise<PanelOrder | undefined> {
  const [order] = await orders(db, sql`select * from panel_orders where id = ${id}`);
  return order;
}

/** `where` may go on with an order and a range. */
export const readOrders = (db: Db, where: SQL): Promise<PanelOrder[]> =>
  orders(db, sql`select * from panel_orders where ${where}`);

export const readOrdersByIds = async (db: Db, partnerId: string, ids: string[]): Promise<PanelOrder[]> =>
  ids.length === 0
    ? []
    : orders(db, sql`select * from panel_orders where partner_id = ${partnerId} and id in ${ids}`);

export async function readOrderByInvoice(db: Db, invoice: string): Promise<PanelOrder | undefined> {
  const [order] = await orders(db, sql`select * from panel_orders where invoice = ${invoice}`);
  return order;
}

export async function readOrderByKey(
  db: Db,
  partnerId: string,
  key: string,
): Promise<PanelOrder | undefined> {
  const [order] = await orders(
    db,
    sql`select * from panel_orders where partner_id = ${partnerId} and idempotency_key = ${key}`,
  );
  return order;
}

type Change = { [Column in keyof NewPanelOrder]?: NewPanelOrder[Column] | SQL };

/** Returns the updated row and notifies open screens. Only user edits increment `version`. */
export async function changeOrder(
  tx: Db,
  { id }: Pick<PanelOrder, 'id'>,
  change: Change,
): Promise<PanelOrder> {
  const written = assignments({ ...change, updated_at: sql`now()` });
  const [changed] = await orders(tx, sql`update panel_orders set ${written} where id = ${id} returning *`);
  if (!changed) throw new Error('update found no row');
  await notifyResource(tx, changed.partner_id, 'panel-transaction');
  return changed;
}

export const goodsOf = ({ product_name, item_name }: PanelOrder): string => `${product_name} · ${item_name}`;

export const rightNow = sql`now()`;

export interface StepDetails {
  /** Indonesian. */
  note?: string | null;
  /** Rupiah. */
  amount?: number | null;
  actor?: string;
}

/** Adds a timeline entry. Entries of one transaction have the same time; ids keep their order. */
export async function recordStep(
  tx: Db,
  { id }: Pick<PanelOrder, 'id'>,
  step: PanelOrderStep,
  { note = null, amount = null, actor = 'Sistem' }: StepDetails = {},
): Promise<void> {
  const event = { id: v7(), order_id: id, step, note, amount, actor };
  await tx.execute(sql`insert into panel_order_events ${rowValues(event)}`);
}

export async function readEvents(db: Db, orderIds: string[]): Promise<PanelOrderEvent[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await db.execute<PanelOrderEvent>(
    sql`select * from panel_order_events where order_id in ${orderIds} order by at, id`,
  );
  return rows.map((row) => withInstants(row, ['at']));
}

/**
 * Unique codes in use: those of pending transfers to one account, and of orders that ended within a day and
 * may still be paid. `amount` excludes the code.
 */
export async function openCodes(
  db: Db,
  {
    partnerId,
    methodId,
    amount,
    most,
  }: { partnerId: string; methodId: string; amount: number; most: number },
): Promise<Set<number>> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select total from panel_orders where partner_id = ${partnerId} and payment_method_id = ${methodId}
      and (payment_status = 1 or payment_status in (3, 4) and finished_at > now() - interval '1 day')
      and total between ${amount} and ${amount + most}`);
  return new Set(rows.map(({ total }) => total - amount));
}
