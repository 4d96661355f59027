import { v5, v7 } from 'uuid';
import type { FormValues } from '../../../../src/core/catalogue/form-values';
import type { Supplier } from '../../../adapters/supplier/supplier';
import type { Database, Db } from '../../../db/client';
import { runIn } from '../../../db/statement';
import { AppError } from '../../../http/app-error';
import type { Order } from './buy';
import { buyStatement } from './buy-statement';
import { randomSuffix } from './order-code';
import { ownerOf } from './order-store';
import { prepareOrder } from './prepare';
import { requestHash } from './request-hash';

const PANEL = 3;

/** What a website has sold and the partner now buys. */
export interface PanelWish {
  partnerId: string;
  /** Of the website's order. */
  orderId: string;
  invoice: string;
  brandId: string;
  variationId: string;
  qty: number;
  formValues: FormValues;
  nickname: string | null;
}

/** A purchase that could be made at this moment. */
export type PreparedPurchase = Omit<Order, 'key'>;

export type PanelPurchase = ReturnType<typeof createPanelPurchase>;

/** Buying for the partner's own website: by the same rules and the same statement as at a screen, without a PIN. */
export function createPanelPurchase(parts: { database: Database; supplier: Supplier; onOrder: () => void }) {
  return {
    /** Asks catalogue and supplier; moves nothing. Throws what `prepareOrder` throws, and for a supplier that is away. */
    async prepare(wish: PanelWish): Promise<PreparedPurchase> {
      const owner = await ownerOf(parts.database, wish.partnerId);
      if (!owner) throw new AppError('NOT_FOUND');
      const actor = { partnerId: wish.partnerId, userId: owner, name: 'Website' };
      const request = {
        brand_id: wish.brandId,
        variation_id: wish.variationId,
        qty: wish.qty,
        form_values: wish.formValues,
        expected_price: null,
        // The website's buyer has paid for this one, whoever bought the same before.
        allow_duplicate: true,
        ...(wish.nickname && { nickname: wish.nickname }),
        note: wish.invoice,
      };
      const prepared = await prepareOrder({ ...parts, sellingPrice: null }, actor, request);
      return { ...prepared, request_hash: requestHash({ panel_order: wish.orderId }), source: PANEL };
    },

    /**
     * Takes the money and makes the order with the commit of `tx`; null when the balance is too low. `nth`: how often the
     * website's order `of` was bought before.
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
        // Each try is another order: its website's row, locked, sees to it that there is one at a time. After a restore
        // that has lost it, the same try has the same key: its supplier knows it.
        key: v5(`purchase ${nth}`, of),
        job: v7(),
        own_entry: v7(),
        house_entry: v7(),
        suffix: randomSuffix(),
      });
      return bought ? { id, code: bought.code } : null;
    },

    /** After the commit: its fulfilment need not wait for the next look. */
    wake: () => parts.onOrder(),
  };
}
