import { v7 } from 'uuid';
import { ORDER } from '../../src/core/states';
import type { PanelOrderStep } from '../../src/core/text/panel-order';
import type { panelOrderEvents } from '../db/schema/panel-order';
import type { OrderRow } from './panel-orders';

type EventRow = typeof panelOrderEvents.$inferSelect;

/** The timeline of an order as it would have come about. */
export function eventsOf(order: OrderRow): EventRow[] {
  const { id, created_at, paid_at, finished_at, total, cost, profit_credited, order_status, reason } = order;
  const buyer = 'Pembeli';
  // Steps of one instant stand in the order in which they came about.
  let seq = 0;
  const event = (
    step: PanelOrderStep,
    at: string | null,
    {
      note = null,
      amount = null,
      actor = 'Sistem',
    }: Partial<Pick<EventRow, 'note' | 'amount' | 'actor'>> = {},
  ): EventRow => ({
    id: v7({ msecs: Date.parse(at ?? created_at), seq: seq++ }),
    order_id: id,
    step,
    note,
    amount,
    actor,
    at: at ?? created_at,
  });
  const begun = event('created', created_at, { amount: total, actor: buyer });
  if (!paid_at) return [begun, event('payment_expired', finished_at, { note: reason })];
  const bought = [
    begun,
    event('paid', paid_at, { amount: total, actor: buyer }),
    event('purchased', paid_at, { amount: cost }),
  ];
  if (order_status === ORDER.done) {
    const earned =
      profit_credited > 0 ? [event('profit_credited', paid_at, { amount: profit_credited })] : [];
    return [...bought, ...earned, event('succeeded', finished_at)];
  }
  const failed = order_status === ORDER.failed ? [event('failed', finished_at, { note: reason })] : [];
  return [...bought, ...failed, event('refunded', finished_at, { note: reason, amount: total })];
}
