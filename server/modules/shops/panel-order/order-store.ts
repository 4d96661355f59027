import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { PanelOrderStep } from '../../../../src/core/text/panel-order';
import type { Db } from '../../../db/client';
import { panelOrderEvents, panelOrders } from '../../../db/schema/panel-order';
import { tellResource } from '../../../live/tell-resource';

export type PanelOrder = typeof panelOrders.$inferSelect;
export type NewPanelOrder = typeof panelOrders.$inferInsert;
export type PanelOrderEvent = typeof panelOrderEvents.$inferSelect;

export const insertOrder = async (tx: Db, row: NewPanelOrder): Promise<PanelOrder> => {
  const [made] = await tx.insert(panelOrders).values(row).returning();
  if (!made) throw new Error('insert returned no row');
  await tellResource(tx, made.partner_id, 'panel-transaction');
  return made;
};

/**
 * A row that nobody else changes until the transaction ends. Whatever moves an order locks in one order, so that no two
 * of them wait for each other: the order; what is limited (flash sale, its buyer, promo code, its buyer); the partner's
 * balances (panel, main); the member's points, record and balance.
 */
export async function lockOrder(
  tx: Db,
  by: { id: string } | { transactionId: string },
): Promise<PanelOrder | undefined> {
  const where = 'id' in by ? eq(panelOrders.id, by.id) : eq(panelOrders.h2h_transaction_id, by.transactionId);
  const [order] = await tx.select().from(panelOrders).where(where).for('no key update');
  return order;
}

export async function orderById(db: Db, id: string): Promise<PanelOrder | undefined> {
  const [order] = await db.select().from(panelOrders).where(eq(panelOrders.id, id));
  return order;
}

/** Those of the partner, in no order. */
export const ordersByIds = async (db: Db, partnerId: string, ids: string[]): Promise<PanelOrder[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(panelOrders)
        .where(and(eq(panelOrders.partner_id, partnerId), inArray(panelOrders.id, ids)));

export async function orderByInvoice(db: Db, invoice: string): Promise<PanelOrder | undefined> {
  const [order] = await db.select().from(panelOrders).where(eq(panelOrders.invoice, invoice));
  return order;
}

/** What a key ordered before. */
export async function orderByKey(db: Db, partnerId: string, key: string): Promise<PanelOrder | undefined> {
  const [order] = await db
    .select()
    .from(panelOrders)
    .where(and(eq(panelOrders.partner_id, partnerId), eq(panelOrders.idempotency_key, key)));
  return order;
}

type Change = { [Column in keyof NewPanelOrder]?: NewPanelOrder[Column] | ReturnType<typeof sql> };

/** Answers the row as it is then, and tells open screens. What people edit on (`version`) is for them to move on. */
export async function changeOrder(
  tx: Db,
  { id }: Pick<PanelOrder, 'id'>,
  change: Change,
): Promise<PanelOrder> {
  const [changed] = await tx
    .update(panelOrders)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(panelOrders.id, id))
    .returning();
  if (!changed) throw new Error('update found no row');
  await tellResource(tx, changed.partner_id, 'panel-transaction');
  return changed;
}

/** What was ordered, in words. */
export const goodsOf = ({ product_name, item_name }: PanelOrder): string => `${product_name} · ${item_name}`;

/** The database's clock in a column. */
export const rightNow = sql`now()`;

export interface Told {
  /** Indonesian. */
  note?: string | null;
  /** Rupiah. */
  amount?: number | null;
  actor?: string;
}

/** A line of the timeline. Steps of one transaction have one instant; their ids keep the order. */
export async function tellStep(
  tx: Db,
  { id }: Pick<PanelOrder, 'id'>,
  step: PanelOrderStep,
  { note = null, amount = null, actor = 'Sistem' }: Told = {},
): Promise<void> {
  await tx.insert(panelOrderEvents).values({ id: v7(), order_id: id, step, note, amount, actor });
}

export const eventsOf = async (db: Db, orderIds: string[]): Promise<PanelOrderEvent[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(panelOrderEvents)
        .where(inArray(panelOrderEvents.order_id, orderIds))
        .orderBy(asc(panelOrderEvents.at), asc(panelOrderEvents.id));

/**
 * Unique codes that would make a transfer to one account look like another: one that is still awaited, or that may
 * arrive late, within a day after its order ended. `amount` is what is paid without a code.
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
  const rows = await db
    .select({ total: panelOrders.total })
    .from(panelOrders)
    .where(
      and(
        eq(panelOrders.partner_id, partnerId),
        eq(panelOrders.payment_method_id, methodId),
        sql`(${panelOrders.payment_status} = 1 or ${panelOrders.payment_status} in (3, 4)
          and ${panelOrders.finished_at} > now() - interval '1 day')`,
        between(panelOrders.total, amount, amount + most),
      ),
    );
  return new Set(rows.map(({ total }) => total - amount));
}
