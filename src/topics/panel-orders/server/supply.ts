import { rupiah } from '../../../core/format/money';
import { ORDER } from '../../../core/states';
import { untilClock } from '../../../core/value/cut-off';
import type { Database, Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { AppError } from '../../../platform/http/app-error';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { PanelPurchase, PreparedPurchase } from '../../orders/server/transaction/panel-purchase';
import { settlementOf } from '../../shops/domain/settlement';
import type { CodeStockService } from '../../suppliers/server/code-stock/service';
import type { Endings } from './endings';
import { changeOrder, type PanelOrder, readEvents, recordStep } from './order-store';
import { notifyOwner } from './owner-letters';
import { receive, settle } from './settlement';
import { queueResume, queueSupply } from './supply-queue';
import { readBrand } from './supply-store';

export interface SupplyDeps {
  database: Database;
  ledger: Pick<LedgerService, 'postIn'>;
  notification: Pick<NotificationService, 'notify'>;
  purchase: PanelPurchase;
  codes: Pick<CodeStockService, 'take'>;
  endings: Pick<Endings, 'succeed'>;
}

export type Supply =
  | { way: 'h2h'; prepared: PreparedPurchase }
  | { way: 'code' }
  | { way: 'hand' }
  /** Not possible now. `resumeIn`: milliseconds until an automatic retry. */
  | { way: 'blocked'; refusal: AppError; reason: string; resumeIn: number | null }
  /** The supplier did not answer: a job retries. */
  | { way: 'later'; failure: unknown };

/** The main balance does not cover the cost. */
class Short extends Error {}

const BY_HAND = 'Selesaikan pesanan ini, lalu tandai selesai.';

export function createSupplyService({
  database,
  ledger,
  notification,
  purchase,
  codes,
  endings,
}: SupplyDeps) {
  const find = async (order: PanelOrder): Promise<Supply> => {
    if (order.fulfilment === 'code') return { way: 'code' };
    if (order.fulfilment !== 'h2h') return { way: 'hand' };
    const { variation_id: variation } = order;
    const brandId = variation && (await readBrand(database, { variation }))?.brand_id;
    if (!brandId || !order.variation_id) {
      return {
        way: 'blocked',
        refusal: new AppError('PRODUCT_INACTIVE'),
        resumeIn: null,
        reason: 'Item pemasok tidak ditemukan. Proses ulang setelah dipasang kembali.',
      };
    }
    try {
      const prepared = await purchase.prepare({
        partnerId: order.partner_id,
        orderId: order.id,
        invoice: order.invoice,
        brandId,
        variationId: order.variation_id,
        qty: order.qty,
        formValues: order.form_values,
        nickname: order.nickname,
      });
      return { way: 'h2h', prepared };
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      return blockedBy(refusal, await databaseNow(database.db));
    }
  };

  /** Calls the supplier, so it must run outside transactions. */
  const prepare = (order: PanelOrder): Promise<Supply> =>
    find(order).catch((failure: unknown): Supply => ({ way: 'later', failure }));

  const wait = async (tx: Db, paid: PanelOrder, reason: string): Promise<PanelOrder> => {
    const order = await receive(ledger, tx, paid);
    await recordStep(tx, order, 'waiting', { note: reason });
    await notifyOwner({ notification }, tx, order, {
      title: `Pesanan ${order.invoice} menunggu Anda`,
      text: reason,
    });
    return changeOrder(tx, order, { order_status: ORDER.processing, reason });
  };

  /** The buyer's payment is booked first, because it funds the purchase. */
  const buy = async (tx: Db, paid: PanelOrder, prepared: PreparedPurchase): Promise<PanelOrder> => {
    const cost = prepared.total;
    const priced = cost === paid.cost ? paid : await repriced(tx, paid, cost);
    const settled = await settle(ledger, tx, priced, 'stands');
    const events = await readEvents(tx, [paid.id]);
    const nth = events.filter(({ step }) => step === 'purchased').length;
    const bought = await purchase.buyIn(tx, prepared, { of: paid.id, nth });
    if (!bought) throw new Short();
    await recordStep(tx, settled, 'purchased', { note: bought.code, amount: cost });
    return changeOrder(tx, settled, {
      order_status: ORDER.processing,
      reason: null,
      finished_at: null,
      sn_sealed: null,
      warned_cost: null,
      h2h_transaction_id: bought.id,
      h2h_transaction_code: bought.code,
    });
  };

  /** Delivers codes completely, or rolls back. */
  const deliverCodes = async (tx: Db, paid: PanelOrder): Promise<PanelOrder> => {
    const settled = await settle(ledger, tx, paid, 'stands');
    const taken = await codes.take(tx, {
      partnerId: paid.partner_id,
      productId: paid.product_id ?? '',
      orderId: paid.id,
      qty: paid.qty,
    });
    await recordStep(tx, settled, 'code_taken', { note: `${taken.length} kode` });
    return endings.succeed(tx, settled, { sn: taken.join(', ') });
  };

  /** Rolls back a failed attempt; the order waits with the reason. */
  const tryOr = async (
    tx: Db,
    order: PanelOrder,
    deliver: (inner: Db) => Promise<PanelOrder>,
    reasonOf: (failure: unknown) => string | null,
  ): Promise<PanelOrder> => {
    try {
      return await tx.transaction((inner) => deliver(inner as Db));
    } catch (failure) {
      const reason = reasonOf(failure);
      if (reason === null) throw failure;
      return wait(tx, order, reason);
    }
  };

  return {
    prepare,

    wait,

    /**
     * Delivers a locked paid order, or records the obstacle; the payment is booked in either case. If the
     * cost has risen so that the sale is a loss, the order waits: retrying it accepts the shown cost and no
     * higher one.
     */
    async supply(tx: Db, order: PanelOrder, found: Supply): Promise<PanelOrder> {
      switch (found.way) {
        case 'blocked':
          if (found.resumeIn !== null) await queueResume(tx, order.id, found.resumeIn);
          return wait(tx, order, found.reason);
        case 'later':
          await queueSupply(tx, order.id);
          return receive(ledger, tx, order);
        case 'hand':
          return wait(tx, order, BY_HAND);
        case 'code':
          return tryOr(tx, order, (inner) => deliverCodes(inner, order), noCodes);
        case 'h2h': {
          const { prepared } = found;
          const raised = raiseOf(order, prepared.total);
          if (raised) return wait(tx, await changeOrder(tx, order, { warned_cost: prepared.total }), raised);
          return tryOr(
            tx,
            order,
            (inner) => buy(inner, order, prepared),
            (failure) => (isShort(failure) ? shortOf(order, prepared.total) : null),
          );
        }
      }
    },

    /** Call after the commit. */
    wake: () => purchase.wake(),
  };
}

export type SupplyService = ReturnType<typeof createSupplyService>;

/** A cut-off ends by itself; other obstacles need the partner. */
function blockedBy(refusal: AppError, now: number): Supply {
  const until = refusal.code === 'CUT_OFF' ? refusal.details?.until : undefined;
  if (typeof until !== 'string') {
    return { way: 'blocked', refusal, reason: refusal.message, resumeIn: null };
  }
  const reason = `${refusal.message} Pesanan dilanjutkan otomatis setelahnya.`;
  return { way: 'blocked', refusal, reason, resumeIn: untilClock(until, now) };
}

/** The cost has changed since the order: the profit is the remainder. */
const repriced = (tx: Db, order: PanelOrder, cost: number): Promise<PanelOrder> =>
  changeOrder(tx, order, { cost, profit: order.profit + order.cost - cost });

const noCodes = (failure: unknown): string | null =>
  failure instanceof AppError && failure.code === 'OUT_OF_STOCK'
    ? 'Stok kode habis. Tambah kode, lalu proses ulang.'
    : null;

const isShort = (failure: unknown): boolean =>
  failure instanceof Short || (failure instanceof AppError && failure.code === 'INSUFFICIENT_BALANCE');

/** A reversed sale also needs its profit from the main balance. */
function shortOf(order: PanelOrder, cost: number): string {
  const profit = settlementOf({ ...order, profit: order.profit + order.cost - cost }, 'stands').panel;
  const moved = order.main_credited > 0 ? Math.max(0, profit - order.profit_credited) : 0;
  const words = moved > 0 ? ` dan memindahkan profit ${rupiah(moved)}` : '';
  return `Saldo H2H kurang untuk membeli ${rupiah(cost)}${words}. Isi saldo, lalu proses ulang.`;
}

/** Message about a cost that causes or increases a loss and was not shown yet; else null. */
function raiseOf({ cost, profit, warned_cost }: PanelOrder, now: number): string | null {
  const raise = now - cost;
  if (raise <= 0 || raise <= profit || now <= (warned_cost ?? 0)) return null;
  const [from, to] = [rupiah(cost), rupiah(now)];
  return `Harga modal naik dari ${from} menjadi ${to}, di atas yang dibayar pembeli. Proses ulang bila setuju.`;
}
