import { v7 } from 'uuid';
import { APPROVAL_TIME } from '../../src/core/contract/order-approval';
import { APPROVAL, TRANSACTION } from '../../src/core/states';
import type { Db } from '../db/client';
import { orderApprovals } from '../db/schema/order-approval';
import { demoCashier } from './demo-people';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

type Order = Plan['transactions'][number];
type Approval = typeof orderApprovals.$inferSelect;

/** Rupiah that one order of the cashier may have cost then. */
const LIMIT = 150_000;
const MINUTE = 60_000;

/** How the requests ended, the newest first; what was not approved is told of an order that came to be another way. */
const ENDINGS: readonly { status: number; minutes: number; reason?: string }[] = [
  { status: APPROVAL.approved, minutes: 2 },
  { status: APPROVAL.refused, minutes: 4, reason: 'Pelanggan ini belum melunasi yang kemarin.' },
  { status: APPROVAL.approved, minutes: 1 },
  { status: APPROVAL.expired, minutes: 10 },
  { status: APPROVAL.cancelled, minutes: 3 },
  { status: APPROVAL.approved, minutes: 6 },
];

/** What the cashier of the demonstration asked its owner for in the last weeks; nothing waits. */
export async function seedOrderApprovals(tx: Db, plans: readonly Plan[]): Promise<void> {
  for (const { account, transactions } of plans.filter(
    ({ account }) => account.past.email === demoCashier.owner,
  )) {
    const { cashier, owner } = account;
    if (!cashier) continue;
    const orders = transactions
      .filter(
        ({ user_id, selling_total, status, inquiry_id }) =>
          user_id === cashier.userId &&
          selling_total > LIMIT &&
          status === TRANSACTION.success &&
          !inquiry_id,
      )
      .reverse();
    const rows = ENDINGS.flatMap((ending, nth) => {
      const order = orders[nth];
      return order ? [approvalOf(order, { ...ending, owner: owner.userId })] : [];
    });
    await insertRows(tx, orderApprovals, rows);
  }
}

interface Ending {
  status: number;
  minutes: number;
  reason?: string;
  owner: string;
}

function approvalOf(order: Order, { status, minutes, reason, owner }: Ending): Approval {
  const at = (after: number) => new Date(Date.parse(order.created_at) + after * MINUTE).toISOString();
  const isApproved = status === APPROVAL.approved;
  // An approved one was asked for before it was bought.
  const askedAt = isApproved ? at(-minutes) : order.created_at;
  const deciders: Record<number, string> = {
    [APPROVAL.approved]: owner,
    [APPROVAL.refused]: owner,
    [APPROVAL.cancelled]: order.user_id,
  };
  return {
    ...{ id: v7({ msecs: Date.parse(askedAt) }), partner_id: order.partner_id, user_id: order.user_id },
    ...{ idempotency_key: v7(), request_hash: order.request_hash },
    request: {
      ...{ brand_id: order.brand_id, variation_id: order.variation_id, qty: order.qty },
      form_values: Object.fromEntries(order.order_param.map(({ key, value }) => [key, value])),
      ...{ expected_price: order.unit_price, allow_duplicate: false },
      ...(order.customer_name && { customer_name: order.customer_name }),
    },
    ...{ brand_id: order.brand_id, variation_id: order.variation_id, product_name: order.product_name },
    ...{
      item_name: order.item_name,
      destination: order.destination,
      nickname: order.nickname,
      qty: order.qty,
    },
    ...{ total: order.selling_total, resale_total: order.resale_total },
    ...{ rule: 'order', limit_amount: LIMIT, left_amount: LIMIT, status, place: 1 },
    created_at: askedAt,
    expires_at: new Date(Date.parse(askedAt) + APPROVAL_TIME).toISOString(),
    decided_at: isApproved ? order.created_at : at(minutes),
    ...{ decided_by: deciders[status] ?? null, reason: reason ?? null },
    transaction_id: isApproved ? order.id : null,
  };
}
