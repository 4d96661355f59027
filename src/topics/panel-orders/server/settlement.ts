import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/http/app-error';
import { checkViolation } from '../../../platform/http/database-error';
import type { LedgerService } from '../../../platform/ledger/service';
import { type SaleState, settlementOf } from '../../shops/domain/settlement';
import { changeOrder, goodsOf, type PanelOrder, recordStep } from './order-store';

type Ledger = Pick<LedgerService, 'postIn'>;

/** Ledger types of the main balance (domain 3.7, and two of our own). */
const MAIN = { sale: 9, moved: 10 } as const;
/** Ledger types of the panel balance (domain 3.19). */
const PANEL = { profit: 1, undone: 2 } as const;

export interface By {
  name: string;
  userId: string | null;
}

export const SYSTEM: By = { name: 'Sistem', userId: null };

/**
 * Books the payment of a locked order, once: profit to the panel balance, which holds it for a day, the rest
 * to the main balance. Locks the panel balance first.
 */
export async function receive(ledger: Ledger, tx: Db, order: PanelOrder): Promise<PanelOrder> {
  const { main, panel } = settlementOf(order, 'stands');
  if (main + panel === 0 || isReceived(order)) return order;
  if (panel > 0) await earn(ledger, tx, order, panel, SYSTEM);
  if (main > 0) {
    await ledger.postIn(tx, {
      ...postingOf(order, SYSTEM),
      kind: 'main',
      house: 'storefront',
      amount: main,
      type: MAIN.sale,
      description: `Hasil penjualan ${order.invoice}: ${goodsOf(order)}`.slice(0, 160),
    });
    await recordStep(tx, order, 'sale_credited', { amount: main });
  }
  return changeOrder(tx, order, { main_credited: main, profit_credited: panel });
}

/**
 * Books the difference to what `settlementOf` requires now. Throws INSUFFICIENT_BALANCE if the main balance
 * cannot return profit to the panel balance; profit that has left the panel balance stays where it is.
 */
export async function settle(
  ledger: Ledger,
  tx: Db,
  order: PanelOrder,
  sale: SaleState,
  by: By = SYSTEM,
): Promise<PanelOrder> {
  if (!isReceived(order)) return receive(ledger, tx, order);
  const profit = settlementOf(order, sale).panel - order.profit_credited;
  if (profit === 0) return order;
  return profit > 0
    ? toPanel(ledger, tx, order, profit, by)
    : toMain(ledger, tx, order, -profit, { sale, by });
}

/** Locks the panel balance before the main one. */
export const lockProfit = async (tx: Db, { partner_id }: Pick<PanelOrder, 'partner_id'>): Promise<void> => {
  await tx.execute(
    sql`select 1 from balances where partner_id = ${partner_id} and kind = 'panel' for no key update`,
  );
};

const isReceived = ({ main_credited, profit_credited }: PanelOrder): boolean =>
  main_credited + profit_credited > 0;

async function earn(ledger: Ledger, tx: Db, order: PanelOrder, amount: number, by: By): Promise<void> {
  await ledger.postIn(tx, {
    ...postingOf(order, by),
    kind: 'panel',
    house: 'profit',
    amount,
    type: PANEL.profit,
    description: `Profit ${goodsOf(order)}`.slice(0, 160),
  });
  await recordStep(tx, order, 'profit_credited', { amount, actor: by.name });
}

/** A reversed sale becomes valid again, or its cost falls. */
async function toPanel(
  ledger: Ledger,
  tx: Db,
  order: PanelOrder,
  amount: number,
  by: By,
): Promise<PanelOrder> {
  await earn(ledger, tx, order, amount, by);
  await ledger.postIn(tx, {
    ...postingOf(order, by),
    kind: 'main',
    house: 'storefront',
    amount: -amount,
    type: MAIN.moved,
    description: `Profit ${order.invoice} masuk saldo profit`,
  });
  return changeOrder(tx, order, {
    main_credited: order.main_credited - amount,
    profit_credited: order.profit_credited + amount,
  });
}

/** A sale is reversed, or its cost rises. */
async function toMain(
  ledger: Ledger,
  tx: Db,
  order: PanelOrder,
  amount: number,
  { sale, by }: { sale: SaleState; by: By },
): Promise<PanelOrder> {
  const moved = await takeIfThere(tx, (inner) =>
    ledger.postIn(inner, {
      ...postingOf(order, by),
      kind: 'panel',
      house: 'profit',
      amount: -amount,
      type: sale === 'undone' ? PANEL.undone : PANEL.profit,
      description: `Profit ${order.invoice} dialihkan ke saldo H2H`,
    }),
  );
  if (!moved) return order;
  await ledger.postIn(tx, {
    ...postingOf(order, by),
    kind: 'main',
    house: 'storefront',
    amount,
    type: MAIN.moved,
    description: `Profit ${order.invoice} dialihkan dari saldo profit`,
  });
  await recordStep(tx, order, 'profit_returned', { amount, actor: by.name });
  return changeOrder(tx, order, {
    main_credited: order.main_credited + amount,
    profit_credited: order.profit_credited - amount,
  });
}

/** False if the panel balance does not hold it or holds it for other orders; nothing moves then. */
async function takeIfThere(tx: Db, take: (inner: Db) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction((inner) => take(inner as Db));
    return true;
  } catch (failure) {
    const isShort = failure instanceof AppError && failure.code === 'INSUFFICIENT_BALANCE';
    if (isShort || checkViolation(failure) === 'profit_is_held') return false;
    throw failure;
  }
}

const postingOf = (order: PanelOrder, { name, userId }: By) => ({
  partnerId: order.partner_id,
  refType: 'panel_order',
  refId: order.id,
  refCode: order.invoice,
  actor: name,
  userId,
});
