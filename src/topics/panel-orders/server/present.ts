import type { EntityRow } from '../../../admin/entity/calls';
import { maskedEmail, maskedPhone } from '../../../core/format/mask';
import { ORDER, type OrderStage, PAYMENT, PRODUCT_SOURCE } from '../../../core/states';
import { panelOrderSteps } from '../text/panel-order';
import type { PanelOrder, PanelOrderEvent } from './order-store';
import type { Buyer } from './people-store';
import { destinationOf } from './search-text';

/** Masked buyer for users who may not read members (domain 8). */
export const maskedBuyer = ({ name, phone, email }: Buyer): Buyer => ({
  name,
  phone: phone && maskedPhone(phone),
  email: email && maskedEmail(email),
});

/** An order in its list; empty fields are absent. */
export function presentOrder(
  order: PanelOrder,
  { buyer, editor }: { buyer: Buyer; editor: string | null },
): EntityRow {
  const member = order.member_id;
  return {
    ...present({
      invoice: order.invoice,
      buyer: buyer.name,
      buyer_phone: buyer.phone,
      buyer_email: buyer.email,
      member_id: member,
      product_source: order.product_source === PRODUCT_SOURCE.vcg ? 'vcg' : 'custom',
      product_name: order.product_name,
      item_name: order.item_name,
      target: destinationOf(order.form_values) || null,
      nickname: order.nickname,
      qty: order.qty,
      price: order.price,
      discount: order.discount,
      promo_code: order.promo_code,
      is_flash_sale: order.flash_sale_id !== null,
      payment_fee: order.payment_fee,
      fee_bearer: order.fee_bearer,
      rounding: order.rounding,
      unique_code: order.unique_code,
      total: order.total,
      cost: order.cost,
      ...profitOf(order),
      payment_method: order.payment_method,
      payment_source: order.payment_source,
      payment_status: String(order.payment_status),
      paid_at: order.paid_at,
      payment_ref: order.payment_ref,
      order_status: String(order.order_status),
      stage: stageOf(order),
      reason: order.reason,
      h2h_code: order.h2h_transaction_code,
      rating: order.rating,
      review: order.review,
      internal_note: order.internal_note,
      finished_at: order.finished_at,
    }),
    id: order.id,
    version: order.version,
    created_at: order.created_at,
    updated_at: order.updated_at,
    updated_by: editor,
    reference_titles: member ? { [member]: buyer.name } : {},
  };
}

export const presentDetail = (sn: string | null, events: readonly PanelOrderEvent[]) => ({
  ...(sn !== null && { sn }),
  timeline: events.map(({ step, note, amount, actor, at }) =>
    present({
      step: panelOrderSteps[step].word,
      tone: panelOrderSteps[step].tone,
      note,
      amount,
      actor,
      at,
    }),
  ),
});

const present = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Realised profit; the expected profit of a pending order has its own field, which lists do not add up. */
const profitOf = ({ order_status, profit, earned }: PanelOrder) =>
  order_status === ORDER.unpaid || order_status === ORDER.processing
    ? { expected_profit: profit }
    : { profit: earned };

/** The next step of an order, and who must take it. */
function stageOf({
  order_status,
  payment_status,
  payment_source,
  reason,
  fulfilment,
}: PanelOrder): OrderStage {
  if (order_status === ORDER.unpaid) return payment_source === 'manual' ? 'transfer' : 'unpaid';
  if (order_status === ORDER.cancelled && payment_source === 'manual') return 'overdue';
  if (order_status === ORDER.done) return 'done';
  if (payment_status !== PAYMENT.paid) return 'closed';
  if (order_status === ORDER.failed) return 'supply';
  if (reason === null) return 'running';
  if (fulfilment === 'h2h') return 'supply';
  return fulfilment === 'code' ? 'code' : 'hand';
}
