import { rupiah } from '../../../../core/format/money';
import type { Database, Db } from '../../../../platform/db/client';
import type { NoticeService } from '../../../../platform/notice/service';
import type { EndOrder, PendingOrder } from '../../../orders/server/transaction/end-order';
import type { LateNumber } from '../../../orders/server/transaction/late-number';
import type { FinalOutcome } from '../../../orders/server/transaction/settle';
import { nextRoute, type SupplyRoute } from '../../domain/next-route';
import {
  type Attempt,
  endAttempt,
  type KnownRoute,
  readAttempt,
  type Supply,
  supplyOf,
} from './attempt-store';
import { goodsOf } from './goods';
import { refusalOf, routesFor, type Suppliers, usableRoutes } from './suppliers';

export interface EndingDeps {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'notify'>;
  end: EndOrder;
  lateNumber: LateNumber;
  /** Called after the commit, once per purchase. */
  onEnd: (state: FinalOutcome['state']) => void;
}

/** `over`: the attempt failed, and another route follows. `known`: it had ended before. */
export type Concluded = 'ended' | 'over' | 'known';

const resultOf = (outcome: FinalOutcome) =>
  outcome.state === 'failed'
    ? ({ state: 'failed', reason: outcome.reason } as const)
    : ({ state: 'delivered', reason: null } as const);

/**
 * Next route after `attempts`, skipping suppliers that are closed or whose deposit is too small. A bill can
 * only be paid where it was inquired. `missing`: the next route needs a supplier that this server is not
 * configured for.
 */
export function routeAfter(
  suppliers: Suppliers,
  { sku, bill }: Pick<PendingOrder, 'sku' | 'bill'>,
  { routes, unit_price }: Pick<Supply, 'routes' | 'unit_price'>,
  attempts: readonly Attempt[],
): SupplyRoute | 'missing' | null {
  if (bill) return null;
  const all = routesFor(suppliers, routes, sku);
  const takes = (route: SupplyRoute & Partial<KnownRoute>) => !refusalOf(route, route.price ?? unit_price);
  const route = nextRoute(usableRoutes(suppliers, all), attempts, takes);
  return route ?? (nextRoute(all, attempts) && 'missing');
}

export type Endings = ReturnType<typeof createEndings>;

export function createEndings({ database, suppliers, notice, end, lateNumber, onEnd }: EndingDeps) {
  const contradicts = (code: string, text: string): Promise<void> =>
    notice.notify(database.db, { kind: 'supplier_contradicts', ref: code, text });

  /** Adds a serial number to a delivered order that lacks one. */
  const addSerialNumber = async (
    { supplier, transaction_id }: Attempt,
    code: string,
    sn: string,
  ): Promise<void> => {
    if ((await lateNumber(transaction_id, sn)) !== 'other') return;
    await contradicts(
      code,
      `${supplier} menyebut nomor lain setelah berhasil. Nomor pertama tetap tersimpan; tanyakan di sana mana yang benar.`,
    );
  };

  /**
   * A repeated result for an ended attempt. A contradiction moves no money and is reported to the operator.
   */
  const handleRepeat = async (attempt: Attempt, code: string, outcome: FinalOutcome): Promise<void> => {
    const { supplier, reference } = attempt;
    const known = (await readAttempt(database, { supplier, reference }))?.attempt.state;
    if (known === 'failed' && outcome.state !== 'failed') {
      const text = `${supplier} menyatakan berhasil setelah gagal. Pesanan sudah dikembalikan atau dialihkan; tidak ada saldo yang berubah.`;
      await contradicts(code, text);
    }
    if (known === 'delivered' && outcome.state === 'failed') {
      const text = `${supplier} menyatakan gagal setelah berhasil. Periksa ke pelanggan; tidak ada saldo yang berubah.`;
      await contradicts(code, text);
    }
    if (known === 'delivered' && outcome.state === 'success' && outcome.sn) {
      await addSerialNumber(attempt, code, outcome.sn);
    }
  };

  return {
    handleRepeat,

    /**
     * Applies a certain result: ends the attempt and its order in one transaction, or only the attempt if
     * another route follows. The first result counts; a contradicting one moves no money and is reported to
     * the operator.
     */
    async conclude(order: PendingOrder, attempt: Attempt, outcome: FinalOutcome): Promise<Concluded> {
      const supply = await supplyOf(database, { id: order.id });
      const { reply } = outcome;
      const result = resultOf(outcome);
      const tried = supply?.attempts.map((one) => (one.id === attempt.id ? { ...one, ...result } : one));
      const next = supply && routeAfter(suppliers, order, supply, tried ?? []);
      const isEnded = await database.transaction(async (tx) => {
        if (!(await endAttempt(tx, { id: attempt.id, ...result, reply }))) return false;
        if (!next) await end(tx, order, goodsOf(order, outcome));
        if (supply) await notifyLoss(tx, notice, order, supply, { supplier: attempt.supplier, outcome });
        return true;
      });
      if (!isEnded) {
        await handleRepeat(attempt, order.code, outcome);
        return 'known';
      }
      if (next) return 'over';
      onEnd(outcome.state);
      return 'ended';
    },

    /** Ends an attempt whose order has ended without it; false if the attempt had ended, too. */
    endAlone: (attempt: Attempt, outcome: FinalOutcome): Promise<boolean> =>
      database.transaction((tx) =>
        endAttempt(tx, { id: attempt.id, ...resultOf(outcome), reply: outcome.reply }),
      ),

    /**
     * Ends an order without an attempt: all have failed, or the operator knows the result. `stands` checks
     * the condition within the transaction.
     */
    async endHere(
      order: PendingOrder,
      outcome: FinalOutcome,
      stands: (tx: Db) => Promise<boolean> = async () => true,
    ): Promise<Concluded> {
      const isEnded = await database.transaction(
        async (tx) => (await stands(tx)) && end(tx, order, goodsOf(order, outcome)),
      );
      if (isEnded) onEnd(outcome.state);
      return isEnded ? 'ended' : 'known';
    },
  };
}

/**
 * Notifies the operator in `tx` of an order that cost more than its partner paid, once per item until the
 * notice is seen, because its price or route must be fixed.
 */
async function notifyLoss(
  tx: Db,
  notice: Pick<NoticeService, 'notify'>,
  { sku, code }: Pick<PendingOrder, 'sku' | 'code'>,
  { unit_price }: Pick<Supply, 'unit_price'>,
  { supplier, outcome }: { supplier: string; outcome: FinalOutcome },
): Promise<void> {
  const cost = outcome.reply?.price ?? 0;
  if (outcome.state === 'failed' || cost <= unit_price) return;
  const text = `${supplier} memotong ${rupiah(cost)} untuk ${code} (${sku}), mitra membayar ${rupiah(unit_price)}. Periksa harga dan rutenya.`;
  await notice.notify(tx, { kind: 'supplier_loss', ref: sku, text });
}
