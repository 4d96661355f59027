import { timingSafeEqual } from 'node:crypto';
import type {
  StorefrontCatalogue,
  StorefrontOrder,
  StorefrontOrderInput,
  StorefrontQuote,
} from '../../../src/core/contract/storefront';
import { normalisePhone } from '../../../src/core/format/phone';
import type { Supplier } from '../../adapters/supplier/supplier';
import type { Database } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { PanelOrder, PanelOrderService } from '../panel-order/service';
import type { Quota, QuotaService } from '../quota/service';
import { requestHash } from '../transaction/request-hash';
import { readCatalogue } from './catalogue';
import { orderView, transferOf } from './order-view';
import { checkTwin, placeOrder } from './place';
import { type QuoteDoors, type Quoted, quoteOrder } from './quote';
import { openShops, readShop, type ShopRow } from './shop-store';

/** Looking at orders: whoever guesses invoices or numbers gets no further. */
const LOOKS: Quota = { kind: 'storefront-look', most: 60, seconds: 60, gap: 0 };

/** Placing orders, by address and website. */
const PLACES: Quota = { kind: 'storefront-place', most: 30, seconds: 600, gap: 0 };

export interface StorefrontParts {
  database: Database;
  supplier: Supplier;
  orders: PanelOrderService;
  quota: Pick<QuotaService, 'spendAddress' | 'markOf'>;
  /** Only a demonstration believes a visitor who says which member they are: websites sign theirs in. */
  membersOpen: () => Promise<boolean>;
  codesLeft: QuoteDoors['codesLeft'];
}

export type StorefrontService = ReturnType<typeof createStorefrontService>;

/** What the websites of partners ask of this server. Public: nobody here is signed in. */
export function createStorefrontService({ database, supplier, orders, quota, ...doors }: StorefrontParts) {
  const quoted = async (shop: ShopRow, input: StorefrontOrderInput): Promise<Quoted> =>
    quoteOrder(database.db, shop, input, {
      membersOpen: await doors.membersOpen(),
      codesLeft: doors.codesLeft,
    });

  /** Throws SHOP_NOT_FOUND. */
  const anyShop = async (name: string): Promise<ShopRow> => {
    const shop = await readShop(database, name);
    if (!shop) throw new AppError('SHOP_NOT_FOUND');
    return shop;
  };

  /** Throws SHOP_EXPIRED, SHOP_MAINTENANCE. */
  const mustBeOpen = (shop: ShopRow): ShopRow => {
    if (shop.expired) throw new AppError('SHOP_EXPIRED');
    if (shop.site?.maintenance_active) {
      const message = shop.site.maintenance_message || 'Toko sedang dalam perbaikan.';
      throw new AppError('SHOP_MAINTENANCE', { message });
    }
    return shop;
  };

  const openShop = async (name: string): Promise<ShopRow> => mustBeOpen(await anyShop(name));

  return {
    /** Websites that take orders now. */
    shops: () => openShops(database),

    catalogue: async (name: string): Promise<StorefrontCatalogue> =>
      readCatalogue(database.db, await openShop(name)),

    quote: async (name: string, input: StorefrontOrderInput): Promise<StorefrontQuote> =>
      quoteView(await quoted(await openShop(name), input), input.qty),

    /** Throws what `placeStorefrontOrder` names. */
    async place(
      name: string,
      input: StorefrontOrderInput,
      key: string,
      /** Null for whoever orders at the server itself. */
      ip: string | null,
    ): Promise<{ order: PanelOrder; view: StorefrontOrder; replayed: boolean }> {
      const shop = await anyShop(name);
      const hash = requestHash(input);
      const answer = async (order: PanelOrder, replayed: boolean) => ({
        order,
        view: await viewOf(order),
        replayed,
      });
      const replay = async () => {
        const twin = await orders.byKey(shop.partner_id, key);
        return twin && answer(checkTwin(twin, hash), true);
      };
      const earlier = await replay();
      // An order that was made stays one's own, whatever has become of its shop.
      if (earlier) return earlier;
      mustBeOpen(shop);
      if (ip) await quota.spendAddress(PLACES, `${shop.partner_id} ${ip}`);
      const from = ip && quota.markOf(ip);
      try {
        const priced = await quoted(shop, input);
        const made = await placeOrder({ orders, supplier }, { shop, input, key, hash, quoted: priced, from });
        return answer(made.order, made.replayed);
      } catch (refusal) {
        // The same call, a moment earlier, may have taken the last one: what refuses the second is the first.
        const twin = refusal instanceof AppError && (await replay());
        if (twin) return twin;
        throw refusal;
      }
    },

    /** Throws NOT_FOUND: another shop's, unknown, or placed by somebody else. */
    async order(name: string, invoice: string, contact: string, ip: string): Promise<StorefrontOrder> {
      await quota.spendAddress(LOOKS, ip);
      const shop = await readShop(database, name);
      const order = await orders.byInvoice(invoice);
      if (!shop || order?.partner_id !== shop.partner_id || !(await isTheirs(order, contact))) {
        throw new AppError('NOT_FOUND');
      }
      return viewOf(order);
    },
  };

  async function viewOf(order: PanelOrder): Promise<StorefrontOrder> {
    return orderView(order, {
      sn: orders.delivered(order),
      transfer: await transferOf(database.db, order),
    });
  }

  async function isTheirs(order: PanelOrder, contact: string): Promise<boolean> {
    const buyer = await orders.buyerOf(order);
    const given = normalisePhone(contact) ?? contact.toLowerCase();
    return [order.buyer_key, buyer.phone, buyer.email?.toLowerCase()].some((own) => own && same(own, given));
  }
}

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const quoteView = ({ goods, flash, amounts }: Quoted, qty: number): StorefrontQuote => ({
  product_name: goods.category.name,
  item_name: goods.name,
  qty,
  price: amounts.price,
  discount: amounts.discount,
  payment_fee: amounts.fee_bearer === 'buyer' ? amounts.payment_fee : 0,
  rounding: amounts.rounding,
  total: amounts.total,
  is_flash_sale: flash !== null,
});
