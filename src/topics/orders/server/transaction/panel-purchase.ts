import { v5, v7 } from 'uuid';
import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database, Db } from '../../../../platform/db/client';
import { runIn } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import { randomSuffix } from '../../../../platform/ledger/order-code';
import { requestHash } from '../../../../platform/ledger/request-hash';
import type { FormValues } from '../../../catalogue/domain/form-values';
import type { Order } from './buy';
import { buyStatement } from './buy-statement';
import { readOwner } from './order-store';
import { prepareOrder } from './prepare';

const PANEL = 3;

export interface PanelPurchaseInput {
  partnerId: string;
  orderId: string;
  invoice: string;
  brandId: string;
  variationId: string;
  qty: number;
  formValues: FormValues;
  nickname: string | null;
}

export type PreparedPurchase = Omit<Order, 'key'>;

export type PanelPurchase = ReturnType<typeof createPanelPurchase>;

/** Purchases for a partner's website: same rules and statement as in the portal, without PIN. */
export function createPanelPurchase(parts: { database: Database; supplier: Supplier; onOrder: () => void }) {
  return {
    /**
     * Validates against catalogue and supplier without changes. Throws errors of `prepareOrder` and of an
     * unreachable supplier.
     */
    async prepare(input: PanelPurchaseInput): Promise<PreparedPurchase> {
      const owner = await readOwner(parts.database, { partner: input.partnerId });
      if (!owner) throw new AppError('NOT_FOUND');
      const actor = { partnerId: input.partnerId, userId: owner.id, name: 'Website' };
      const request = {
        brand_id: input.brandId,
        variation_id: input.variationId,
        qty: input.qty,
        form_values: input.formValues,
        expected_price: null,
        // Repeats are allowed, because the website's buyer has paid.
        allow_duplicate: true,
        ...(input.nickname && { nickname: input.nickname }),
        note: input.invoice,
      };
      const prepared = await prepareOrder({ ...parts, sellingPrice: null }, actor, request);
      return { ...prepared, request_hash: requestHash({ panel_order: input.orderId }), source: PANEL };
    },

    /**
     * Debits and creates the order in `tx`; null if funds are insufficient. `nth`: number of earlier
     * purchases for the website order `of`.
     */
    async buyIn(
      tx: Db,
      prepared: PreparedPurchase,
      { of, nth }: { of: string; nth: number },
    ): Promise<{ id: string; code: string } | null> {
      const id = v7();
      const [bought] = await runIn(tx, buyStatement, {
        ...prepared,
        id,
        // A key per attempt; the locked website order allows one at a time. After a restore that lost the
        // order, the same attempt has the same key, so the supplier recognizes it.
        key: v5(`purchase ${nth}`, of),
        job: v7(),
        own_entry: v7(),
        house_entry: v7(),
        suffix: randomSuffix(),
      });
      return bought ? { id, code: bought.code } : null;
    },

    /** Call after the commit, so that fulfilment starts at once. */
    wake: () => parts.onOrder(),
  };
}
