import { nextRoute, type SupplyRoute } from '../../../../src/core/supply/next-route';
import type { Database, Db } from '../../../db/client';
import type { NoticeService } from '../../ground/notice/service';
import type { EndOrder, PendingOrder } from '../transaction/end-order';
import type { LateNumber } from '../transaction/late-number';
import type { FinalOutcome } from '../transaction/settle';
import { type Attempt, attemptOf, endAttempt, type KnownRoute, type Supply, supplyOf } from './attempt-store';
import { goodsOf } from './goods';
import { tellLoss } from './loss';
import { refusalOf, routesFor, type Suppliers, usableRoutes } from './suppliers';

export interface EndingParts {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'tell'>;
  end: EndOrder;
  lateNumber: LateNumber;
  /** Told after the commit, once for each purchase. */
  onEnd: (state: FinalOutcome['state']) => void;
}

/** `over`: the attempt has failed, and another route follows. `known`: it had ended before. */
export type Concluded = 'ended' | 'over' | 'known';

const resultOf = (outcome: FinalOutcome) =>
  outcome.state === 'failed'
    ? ({ state: 'failed', reason: outcome.reason } as const)
    : ({ state: 'delivered', reason: null } as const);

/**
 * Where an order goes after `attempts`, past whoever its quote was refused by: a supplier that is closed, or has too little
 * of our money for it. A bill goes nowhere but where it was asked for. `missing`: it would go on, but only to whom this
 * server was not set up for.
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

/** How orders that went to a supplier end. */
export function createEndings({ database, suppliers, notice, end, lateNumber, onEnd }: EndingParts) {
  const contradicts = (code: string, text: string): Promise<void> =>
    notice.tell(database.db, { kind: 'supplier_contradicts', ref: code, text });

  /** Of an order that was delivered: the number that it still lacked is its own now. */
  const hearNumber = async (
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

  /** A word about an attempt that has ended. One that says the opposite moves no money and is told to the operator. */
  const hearAgain = async (attempt: Attempt, code: string, outcome: FinalOutcome): Promise<void> => {
    const { supplier, reference } = attempt;
    const known = (await attemptOf(database, supplier, reference))?.attempt.state;
    if (known === 'failed' && outcome.state !== 'failed') {
      const text = `${supplier} menyatakan berhasil setelah gagal. Pesanan sudah dikembalikan atau dialihkan; tidak ada saldo yang berubah.`;
      await contradicts(code, text);
    }
    if (known === 'delivered' && outcome.state === 'failed') {
      const text = `${supplier} menyatakan gagal setelah berhasil. Periksa ke pelanggan; tidak ada saldo yang berubah.`;
      await contradicts(code, text);
    }
    if (known === 'delivered' && outcome.state === 'success' && outcome.sn) {
      await hearNumber(attempt, code, outcome.sn);
    }
  };

  return {
    hearAgain,

    /**
     * A certain word about an attempt, from whichever side it comes: ends it and its order in one commit, or the attempt
     * alone where another route follows. The first word counts; one that contradicts it moves no money and is told to
     * the operator.
     */
    async conclude(order: PendingOrder, attempt: Attempt, outcome: FinalOutcome): Promise<Concluded> {
      const supply = await supplyOf(database, order.id);
      const { told } = outcome;
      const result = resultOf(outcome);
      const tried = supply?.attempts.map((one) => (one.id === attempt.id ? { ...one, ...result } : one));
      const next = supply && routeAfter(suppliers, order, supply, tried ?? []);
      const isEnded = await database.transaction(async (tx) => {
        if (!(await endAttempt(tx, { id: attempt.id, ...result, told }))) return false;
        if (!next) await end(tx, order, goodsOf(order, outcome));
        if (supply) await tellLoss(tx, notice, order, supply, { supplier: attempt.supplier, outcome });
        return true;
      });
      if (!isEnded) {
        await hearAgain(attempt, order.code, outcome);
        return 'known';
      }
      if (next) return 'over';
      onEnd(outcome.state);
      return 'ended';
    },

    /** A word about an attempt whose order has ended without it: false when the attempt had ended as well. */
    endAlone: (attempt: Attempt, outcome: FinalOutcome): Promise<boolean> =>
      database.transaction((tx) =>
        endAttempt(tx, { id: attempt.id, ...resultOf(outcome), told: outcome.told }),
      ),

    /**
     * Without an attempt: every one has failed and nothing follows, or somebody has found out what became of the order.
     * `stands`: whether that is still so, asked with the same commit.
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
