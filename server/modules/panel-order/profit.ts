import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { LedgerService } from '../ledger/service';
import { changeOrder, type PanelOrder, tellStep } from './order-store';

type Ledger = Pick<LedgerService, 'postIn'>;

/** Types of the panel's balance (domain 3.19). */
const PROFIT = 1;
const TAKEN_BACK = 2;

/**
 * Puts the profit of an order into the balance of the panel, once; the ledger holds it for a day. Only what a buyer
 * paid at the platform is there to be credited: a transfer to the shop's own account and a member's balance are with
 * the shop already. A loss was paid with the purchase.
 */
export async function creditProfit(ledger: Ledger, tx: Db, order: PanelOrder): Promise<PanelOrder> {
  if (order.payment_source !== 'platform' || order.profit <= 0 || order.profit_credited > 0) return order;
  await ledger.postIn(tx, {
    ...postingOf(order, 'Sistem', null),
    kind: 'panel',
    amount: order.profit,
    type: PROFIT,
    description: `Profit ${order.product_name} · ${order.item_name}`.slice(0, 160),
  });
  await tellStep(tx, order, 'profit_credited', { amount: order.profit });
  return changeOrder(tx, order, { profit_credited: order.profit });
}

/** Whose doing a taking back is. */
export interface By {
  name: string;
  userId: string | null;
}

/**
 * Takes back what was credited, from one balance: the panel's, or what a failed purchase has just brought back to the
 * main one. False when it does not hold so much; nothing has moved then.
 */
export async function takeProfitBack(
  ledger: Ledger,
  tx: Db,
  order: PanelOrder,
  by: By,
  kind: 'panel' | 'main' = 'panel',
): Promise<boolean> {
  const amount = order.profit_credited;
  if (amount === 0) return true;
  try {
    await tx.transaction((inner) =>
      ledger.postIn(inner, {
        ...postingOf(order, by.name, by.userId),
        kind,
        amount: -amount,
        // Penyesuaian Admin of the main balance (domain 3.7) has no nearer word.
        type: kind === 'panel' ? TAKEN_BACK : 4,
        description: `Profit ${order.invoice} ditarik kembali`,
      }),
    );
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'INSUFFICIENT_BALANCE') return false;
    throw failure;
  }
  await tellStep(tx, order, 'profit_returned', { amount, actor: by.name });
  await changeOrder(tx, order, { profit_credited: 0 });
  return true;
}

const postingOf = (order: PanelOrder, actor: string, userId: string | null) => ({
  partnerId: order.partner_id,
  house: 'profit' as const,
  refType: 'panel_order',
  refId: order.id,
  refCode: order.invoice,
  actor,
  userId,
});
