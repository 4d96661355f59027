import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Model } from '../../../admin/schema/model';
import { countUp } from '../../../admin/server/counters';
import { normalisePhone } from '../../../core/format/phone';
import { PAYMENT } from '../../../core/states';
import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { requestHash } from '../../../platform/ledger/request-hash';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { typedInputs } from '../../catalogue/server/typed-inputs';
import { destinationOf } from '../../panel-orders/server/search-text';
import type { PanelOrder, PanelOrderService } from '../../panel-orders/server/service';
import type { PaymentService } from '../../payments/server/service';
import { newestArticles, recordByKey } from '../../shops/server/shop-record/reading';
import type {
  reviewStorefrontOrder,
  StorefrontOrder,
  StorefrontOrderInput,
  StorefrontQuote,
} from '../contract/storefront';
import type { StorefrontCatalogue } from '../contract/storefront-catalogue';
import type {
  noteStorefrontBanners,
  StorefrontArticle,
  StorefrontArticleText,
  StorefrontSite,
} from '../contract/storefront-site';
import { readCatalogue, readSiteView } from './catalogue';
import { goodsById } from './goods';
import { orderView, wordsOf } from './order-view';
import { checkTwin, nicknameOf, placeOrder } from './place';
import { type TypedRecord, typedArticle, withSettings } from './preview';
import { type QuoteDeps, type Quoted, quoteOrder } from './quote';
import { createShops, mustBeOpen, type Shop } from './shop';
import { openShops } from './shop-store';
import { type Identify, memberOf } from './shopper';
import { articlesAt, articleText } from './site-view';
import { readTierSavings, type TierSaving } from './tier-savings';

/** Counted views per address and website; more are shown but not counted. */
const SEEN: Quota = { kind: 'storefront-seen', most: 60, seconds: 60, gap: 0 };

type NotedBanners = z.output<typeof noteStorefrontBanners.body>;

interface SeenDeps {
  database: Database;
  quota: Pick<QuotaService, 'markOf' | 'allows'>;
}

/** Counts views. Best effort: a failed metric never fails the page. */
function createSeen({ database, quota }: SeenDeps) {
  const isCounted = async (partnerId: string, ip: string): Promise<boolean> => {
    const address = quota.markOf(ip);
    return address === null || quota.allows(SEEN, `${partnerId} ${address}`);
  };
  const count = async (ip: string, seen: Parameters<typeof countUp>[1]): Promise<void> => {
    if (await isCounted(seen.partnerId, ip)) await countUp(database.db, seen);
  };

  return {
    article: (partnerId: string, id: string, ip: string): Promise<void> =>
      count(ip, { partnerId, resource: 'blog', field: 'views', ids: [id] }).catch(() => undefined),

    banners: (partnerId: string, { event, ids }: NotedBanners, ip: string): Promise<void> =>
      count(ip, {
        ...{ partnerId, resource: 'banner', ids },
        field: event === 'click' ? 'clicks' : 'impressions',
      }).catch(() => undefined),
  };
}

type ReviewInput = z.output<typeof reviewStorefrontOrder.body>;

/** Limit of order lookups, against guessing of invoices or numbers. */
const LOOKUPS: Quota = { kind: 'storefront-look', most: 60, seconds: 60, gap: 0 };

/** Limit of refused promo codes by address and website, against guessing. */
const CODES: Quota = { kind: 'storefront-code', most: 20, seconds: 600, gap: 0 };

/** Limit of wrong contacts for one order, wherever they come from. */
const WRONG_CONTACTS: Quota = { kind: 'storefront-contact', most: 20, seconds: 3_600, gap: 0 };

const ORDER_ATTEMPTS: Quota = { kind: 'storefront-place', most: 30, seconds: 600, gap: 0 };

export interface StorefrontDeps extends QuoteDeps {
  database: Database;
  model: Model;
  supplier: Supplier;
  orders: PanelOrderService;
  payment: Pick<PaymentService, 'instructionsOf' | 'sandboxUrl'>;
  quota: Pick<QuotaService, 'spendAddress' | 'checkAddress' | 'check' | 'markOf' | 'allows'>;
}

interface StorefrontPreview {
  catalogue: StorefrontCatalogue;
  /** The typed article, if one is previewed. */
  article: StorefrontArticleText | null;
}

export type StorefrontService = ReturnType<typeof createStorefrontService>;

export function createStorefrontService({
  database,
  model,
  supplier,
  orders,
  payment,
  quota,
  ...deps
}: StorefrontDeps) {
  const shops = createShops({ database, model });
  const seen = createSeen({ database, quota });

  /** Throws RATE_LIMITED after too many refused codes, for a valid code too. */
  const quoted = async (
    shop: Shop,
    input: StorefrontOrderInput,
    memberId: string | null,
    ip: string | null,
  ): Promise<Quoted> => {
    const guesser = input.promo_code ? ip : null;
    if (guesser) await quota.checkAddress(CODES, guesser, shop.partner_id);
    try {
      return await quoteOrder(database.db, shop, input, memberId, deps);
    } catch (refusal) {
      const isRefused = refusal instanceof AppError && refusal.code === 'PROMO_REFUSED';
      if (guesser && isRefused) await quota.spendAddress(CODES, guesser, shop.partner_id);
      throw refusal;
    }
  };

  const memberIn = async (shop: Shop, input: StorefrontOrderInput, identify: Identify) =>
    input.buyer.kind === 'member' ? identify(shop.partner_id) : null;

  return {
    shops: () => openShops(database),

    open: shops.open,
    running: shops.running,

    /** `identify` selects the prices of that member. */
    async catalogue(name: string, identify?: Identify): Promise<StorefrontCatalogue> {
      const shop = await shops.open(name);
      const buyer = identify && (await memberOf(database.db, shop, await identify(shop.partner_id)));
      return readCatalogue(database.db, shop, { buyer, outOfOrder: deps.outOfOrder });
    },

    tierSavings: async (name: string): Promise<TierSaving[]> =>
      readTierSavings(database.db, await shops.open(name), deps.outOfOrder),

    site: async (name: string): Promise<StorefrontSite> =>
      readSiteView(database.db, await shops.running(name)),

    /** Like `site`, of an expired website, too. */
    siteOf: async (name: string): Promise<StorefrontSite> =>
      readSiteView(database.db, await shops.known(name)),

    /** Returns the catalogue as if the typed record were stored and published. Throws SHOP_NOT_FOUND, SHOP_EXPIRED. */
    async preview(name: string, typed: TypedRecord): Promise<StorefrontPreview> {
      const shop = withSettings(await shops.running(name), typed, shops.settingsOf);
      const catalogue = await readCatalogue(database.db, shop, { outOfOrder: deps.outOfOrder, typed });
      return { catalogue, article: typedArticle(typed, shop.now) };
    },

    /** All articles, newest first; the catalogue has the first of them. */
    async articles(name: string): Promise<StorefrontArticle[]> {
      const { partner_id, now } = await shops.open(name);
      return articlesAt(await newestArticles(database.db, partner_id, { now }), now);
    },

    /** `ip`: where it is read, to count the view; null for a reading that does not count. */
    async article(name: string, slug: string, ip: string | null): Promise<StorefrontArticleText> {
      const { partner_id, now } = await shops.open(name);
      const found = await recordByKey(database.db, partner_id, 'blog', { field: 'slug', value: slug });
      const shown = articleText(found, now);
      if (!found || !shown) throw new AppError('NOT_FOUND');
      if (ip !== null) await seen.article(partner_id, found.id, ip);
      return shown;
    },

    async noteBanners(name: string, noted: NotedBanners, ip: string): Promise<void> {
      await seen.banners((await shops.open(name)).partner_id, noted, ip);
    },

    async quote(
      name: string,
      input: StorefrontOrderInput,
      identify: Identify,
      ip: string,
    ): Promise<StorefrontQuote> {
      const shop = await shops.open(name);
      return quoteView(await quoted(shop, input, await memberIn(shop, input, identify), ip), input.qty);
    },

    /** Nickname at the supplier; null if the product has none, or the shop does not ask. Throws CUSTOMER_NOT_FOUND. */
    async nickname(
      name: string,
      input: Pick<StorefrontOrderInput, 'product_id' | 'form_values'>,
    ): Promise<string | null> {
      const shop = await shops.open(name);
      const goods = await goodsById(database.db, shop.partner_id, input.product_id);
      const inputs = typedInputs(goods.forms, input.form_values, goods.variation?.forms);
      return nicknameOf(supplier, shop, { goods, inputs });
    },

    async place(
      name: string,
      input: StorefrontOrderInput,
      key: string,
      identify: Identify,
      /** Null for orders placed at the server itself. */
      ip: string | null,
    ): Promise<{ order: PanelOrder; view: StorefrontOrder; replayed: boolean }> {
      const shop = await shops.known(name);
      const member = await memberIn(shop, input, identify);
      // Includes the member, so that another member with the key learns nothing about the order.
      const hash = requestHash(member ? { ...input, member } : input);
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
      // A replay works even if the shop has closed.
      if (earlier) return earlier;
      mustBeOpen(shop);
      if (ip) await quota.spendAddress(ORDER_ATTEMPTS, ip, shop.partner_id);
      const from = ip && quota.markOf(ip);
      try {
        const priced = await quoted(shop, input, member, ip);
        const made = await placeOrder({ orders, supplier }, { shop, input, key, hash, quoted: priced, from });
        return answer(made.order, made.replayed);
      } catch (refusal) {
        // A concurrent duplicate may have taken the last item: return its order.
        const twin = refusal instanceof AppError && (await replay());
        if (twin) return twin;
        throw refusal;
      }
    },

    /** Throws NOT_FOUND: unknown, another shop's, or another buyer's. */
    async order(name: string, invoice: string, contact: string, ip: string): Promise<StorefrontOrder> {
      return viewOf(await theirs(name, invoice, ip, (order) => isTheirs(order, contact)));
    },

    /** An order of this website, for a caller that has proven its right to it. Throws NOT_FOUND. */
    orderOf: async (name: string, invoice: string): Promise<StorefrontOrder> =>
      viewOf(await ordered(name, invoice)),

    /** Like `review`, for a caller that has proven its right to the order. */
    reviewOf: async (name: string, invoice: string, said: { rating: number; review: string | null }) =>
      viewOf(await orders.review((await ordered(name, invoice)).id, said)),

    async review(
      name: string,
      invoice: string,
      { contact, rating, review }: ReviewInput,
      { identify, ip }: { identify: Identify; ip: string },
    ): Promise<StorefrontOrder> {
      // Authenticates first, so that anonymous callers cannot discover invoices.
      const member = contact ? null : await identify((await shops.known(name)).partner_id);
      const order = await theirs(name, invoice, ip, async (one) =>
        contact ? isTheirs(one, contact) : one.member_id === member,
      );
      return viewOf(await orders.review(order.id, { rating, review: review || null }));
    },
  };

  /** An order of that website for its buyer. Throws NOT_FOUND. */
  async function theirs(
    name: string,
    invoice: string,
    ip: string,
    isOwn: (order: PanelOrder) => Promise<boolean>,
  ): Promise<PanelOrder> {
    await quota.spendAddress(LOOKUPS, ip);
    const shop = await shops.find(name);
    const order = await orders.byInvoice(invoice);
    if (!shop || order?.partner_id !== shop.partner_id) throw new AppError('NOT_FOUND');
    await quota.check(WRONG_CONTACTS, order.id);
    if (await isOwn(order)) return order;
    await quota.allows(WRONG_CONTACTS, order.id);
    throw new AppError('NOT_FOUND');
  }

  async function ordered(name: string, invoice: string): Promise<PanelOrder> {
    const [shop, order] = [await shops.find(name), await orders.byInvoice(invoice)];
    if (!shop || order?.partner_id !== shop.partner_id) throw new AppError('NOT_FOUND');
    return order;
  }

  async function viewOf(order: PanelOrder): Promise<StorefrontOrder> {
    await orders.checkPayment(order);
    const { payment_code, payment_status: status } = order;
    const payable = status === PAYMENT.waiting ? order.payment : null;
    return orderView(order, {
      payment: payable,
      instructions: payable ? payment.instructionsOf(payment_code ?? '', payable) : [],
      sandbox_url: payment.sandboxUrl({ ...order, status }),
      sn: orders.delivered(order),
      target: destinationOf(order.form_values) || null,
      nickname: order.nickname,
      ...(await wordsOf(database.db, order)),
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
