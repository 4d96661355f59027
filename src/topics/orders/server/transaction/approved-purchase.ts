import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database, Db } from '../../../../platform/db/client';
import { runIn } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import type { LedgerService } from '../../../../platform/ledger/service';
import { shortfall } from '../../../../platform/ledger/shortfall';
import type { SellingPriceService } from '../../../selling-prices/server/service';
import type { AmountRefusal } from '../../text/sub-account-limit';
import { freshRow, type Order } from './buy';
import { buyApprovedStatement } from './buy-statement';
import { BILL_RULES, refuseOldInquiry, refuseTakenBill } from './check-bill';
import { refuseSecondOrder } from './check-second';
import { passedAmount, refuseBarred } from './check-sub-account';
import { type OrderRequest, type Prepared, prepareOrder } from './prepare';

/** `source` of orders from the portal. */
const WEB = 1;

interface Deps {
  database: Database;
  supplier: Pick<Supplier, 'quote'>;
  ledger: Pick<LedgerService, 'balanceOf'>;
  sellingPrice: Pick<SellingPriceService, 'pricerOfItem'>;
  onOrder: () => void;
}

export type ApprovedPurchase = ReturnType<typeof createApprovedPurchase>;

/**
 * Purchases that a sub-account needs approval for: same rules and statement, only without its amount limits.
 */
export function createApprovedPurchase(deps: Deps) {
  const { database, ledger } = deps;

  const refuseShort = async ({ partner, total }: Pick<Order, 'partner' | 'total'>): Promise<void> => {
    const { balance } = await ledger.balanceOf(partner, 'main');
    if (balance < total) throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, total));
  };

  return {
    /** Runs `prepareOrder` for this buyer. */
    prepare: (buyer: Pick<Actor, 'partnerId' | 'userId' | 'name'>, request: OrderRequest) =>
      prepareOrder(deps, buyer, request),

    /**
     * The exceeded limit. Throws limits that the owner cannot lift, and APPROVAL_NOT_NEEDED if none is
     * exceeded.
     */
    async passed(order: Prepared): Promise<AmountRefusal> {
      const passed = await passedAmount(database, [order]);
      if (!passed) throw new AppError('APPROVAL_NOT_NEEDED');
      await refuseShort(order);
      return passed;
    },

    /**
     * Throws the reason of a failed purchase: SUB_ACCOUNT_LIMIT, INQUIRY_EXPIRED, DUPLICATE_DESTINATION,
     * INSUFFICIENT_BALANCE.
     */
    async refuse(order: Prepared): Promise<void> {
      await refuseOldInquiry(database, order.inquiry);
      await refuseBarred(database, order);
      await refuseSecondOrder(database, order);
      await refuseShort(order);
    },

    /**
     * Throws the reason of a unique violation: REF_ID_CONFLICT, INQUIRY_USED, BILL_TAKEN, or the failure
     * itself.
     */
    async refuseTaken(order: Prepared, failure: unknown): Promise<void> {
      const taken = uniqueViolation(failure);
      if (taken === null) throw failure;
      if (BILL_RULES.includes(taken)) await refuseTakenBill(database, order);
      if (taken === 'transactions_ref' && order.ref_id !== null) {
        throw new AppError('REF_ID_CONFLICT', { ref_id: order.ref_id });
      }
    },

    /** Debits and creates the order in `tx`; returns its id. Null if nothing was bought. */
    async buyIn(
      tx: Db,
      order: Prepared,
      { key, hash }: { key: string; hash: string },
    ): Promise<string | null> {
      const row = freshRow({ ...order, key, request_hash: hash, source: WEB });
      const bought = await runIn(tx, buyApprovedStatement, row);
      return bought.length > 0 ? row.id : null;
    },

    /** Call after the commit, so that fulfilment starts at once. */
    wake: () => deps.onOrder(),
  };
}
