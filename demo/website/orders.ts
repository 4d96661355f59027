import {
  BALANCE_MOVE,
  ORDER,
  ORDER_SOURCE,
  PAYMENT,
  PRODUCT_SOURCE,
  PROFIT_MOVE,
  REFUNDED,
  TRANSACTION,
} from '../../src/core/states';
import type { Delivered } from '../../src/topics/panel-orders/server/delivered';
import { orderSearch } from '../../src/topics/panel-orders/server/search-text';
import { MEMBER_BALANCE, type PanelOrderStep } from '../../src/topics/panel-orders/text/panel-order';
import { tierPrice } from '../../src/topics/selling-prices/domain/tier-price';
import { settlementOf } from '../../src/topics/shops/domain/settlement';
import type { Shelf } from '../catalogue';
import type { Chance, Codes } from '../chance';
import { type Posting, SYSTEM } from '../history/book';
import { purchaseTimes } from '../history/calendar';
import { goodsOf } from '../history/choices';
import { customerOf } from '../history/customers';
import type { PastOrder } from '../history/orders';
import { dayStamp, idAt, iso, SECOND } from '../time';
import { type Member, oneOf } from './members';
import type { ShopProducts } from './products';
import type { Shop } from './records';

const GUESTS = ['Rama', 'Intan', 'Bayu', 'Salsa', 'Dimas', 'Nia', 'Arif', 'Wulan'];
const GUEST_MARGIN = 0.08;
/** Rupiah; small websites sell nothing above this price. */
const DEAREST = 350_000;
/** Names in `data/payment-methods.csv`. */
const GUEST_METHODS = { QRIS: 52, 'BCA Virtual Account': 27, DANA: 14 };
const METHODS = { ...GUEST_METHODS, [MEMBER_BALANCE]: 7 };
const REVIEWS = ['Cepat sekali, mantap.', 'Masuk kurang dari semenit.', 'Harga paling murah.', null, null];

/** Order results (domain 3.18). */
const OUTCOMES = [
  { weight: 90, order_status: ORDER.done, payment_status: PAYMENT.paid, reason: null },
  {
    weight: 3,
    order_status: ORDER.failed,
    payment_status: PAYMENT.returned,
    reason: 'Produk sedang gangguan',
  },
  { weight: 5, order_status: ORDER.cancelled, payment_status: PAYMENT.expired, reason: null },
  {
    ...{ weight: 2, order_status: ORDER.refunded, payment_status: PAYMENT.returned },
    reason: 'Pembeli salah memasukkan tujuan.',
  },
] as const;

interface Deps {
  shelves: readonly Shelf[];
  members: readonly Member[];
  products: Pick<ShopProducts, 'productOf' | 'methodOf'>;
  perDay: number;
  days: number;
  seal: Delivered['seal'];
  codes: Codes;
}

export interface PastSale {
  row: OrderRow;
  purchase: { order: PastOrder; code: string } | null;
}

export type SalesOf = ReadonlyMap<string, PastSale[]>;

export type OrderRow = ReturnType<typeof saleOf>['row'];

/** Sales of a website over the last `days` days, about `perDay` each, oldest first. */
export function salesOf(chance: Chance, shop: Shop, { shelves, perDay, days, ...deps }: Deps): PastSale[] {
  const sold = shelves.flatMap((shelf) => {
    const own = shelf.variations.filter(({ id }) => deps.products.productOf.has(id));
    const affordable = own.filter(({ base_price }) => base_price <= DEAREST);
    return own.length > 0 ? [{ shelf, items: affordable.length > 0 ? affordable : own }] : [];
  });
  return purchaseTimes(chance, shop.until, days, perDay).map((at, index) => {
    const { shelf, items } = chance.weighted(sold, ({ shelf: { of } }) => of.website_share);
    return saleOf(chance, shop, { ...deps, at, index, shelf, items });
  });
}

interface Sale extends Pick<Deps, 'members' | 'products' | 'seal' | 'codes'> {
  at: number;
  index: number;
  shelf: Shelf;
  items: Shelf['variations'];
}

function saleOf(
  chance: Chance,
  shop: Shop,
  { at, index, shelf, items, members, products, seal, codes }: Sale,
) {
  const item = chance.pick(items);
  const known = members.filter(({ joined }) => joined < at);
  const member = known.length > 0 && chance.happens(0.75) ? chance.pick(known) : undefined;
  const cost = tierPrice(item.base_price, shop.discountBps);
  // Selling prices are rounded up to hundreds.
  const total = Math.ceil((cost + Math.max(100, member?.marginOf(cost) ?? cost * GUEST_MARGIN)) / 100) * 100;
  const profit = total - cost;
  const method = oneOf<string>(chance, member ? METHODS : GUEST_METHODS);
  const outcome = chance.weighted(OUTCOMES, ({ weight }) => weight);
  const id = idAt(at);
  const invoice = `INV${dayStamp(at)}${shop.partnerId.slice(-4).toUpperCase()}${String(index + 1).padStart(5, '0')}`;
  const buyer = member ?? guestOf(chance);
  const customer = customerOf(chance, shelf);
  const { order_param, nickname } = customer;
  const form_values = Object.fromEntries(order_param.map(({ key, value }) => [key, value]));
  const goods = { product_name: shelf.brand.name, item_name: item.name, form_values, nickname };
  const isDone = outcome.order_status === ORDER.done;
  const wasPaid = outcome.payment_status !== PAYMENT.expired;
  const [paidAt, finishedAt] = [at + 95 * SECOND, at + (wasPaid ? 170 : 900) * SECOND];
  const purchase = wasPaid
    ? purchaseOf(shop, {
        choice: { brand: shelf.brand, variation: item, qty: 1, customer },
        hasFailed: outcome.order_status === ORDER.failed,
        ...{ cost, at: paidAt, endedAt: finishedAt, code: codes('TRX', paidAt) },
      })
    : null;
  const paid = {
    ...{ total, payment_fee: 0, profit },
    payment_source: method === MEMBER_BALANCE ? ('balance' as const) : ('platform' as const),
  };
  const row = {
    ...{ id, invoice, partner_id: shop.partnerId, member_id: member?.id ?? null, buyer_key: buyer.phone },
    ...{ guest_name: member ? null : buyer.name, guest_phone: member ? null : buyer.phone },
    search: orderSearch({ invoice, ...buyer, ...goods }),
    ...{ category_id: null, product_id: null, ...products.productOf.get(item.id), variation_id: item.id },
    ...{ product_source: PRODUCT_SOURCE.vcg, fulfilment: 'h2h', ...goods, qty: 1 },
    ...{ h2h_transaction_id: purchase?.order.id ?? null, h2h_transaction_code: purchase?.code ?? null },
    ...{
      cost,
      price: total,
      discount: 0,
      fee_bearer: 'shop',
      rounding: 0,
      unique_code: 0,
      payment_method: method,
      payment_method_id: products.methodOf.get(method) ?? null,
    },
    ...paid,
    ...creditedOf(paid, outcome),
    ...{ payment_status: outcome.payment_status, paid_at: wasPaid ? iso(paidAt) : null },
    ...{ order_status: outcome.order_status, reason: outcome.reason, has_reservation: isDone },
    sn_sealed: isDone && purchase ? seal(id, deliveredBy(purchase.order)) : null,
    ...(isDone && chance.happens(0.2)
      ? { rating: chance.between(4, 5), review: chance.pick(REVIEWS) }
      : { rating: null, review: null }),
    finished_at: iso(finishedAt),
    ...{ version: 1, created_at: iso(at), updated_at: iso(at + 170 * SECOND) },
  };
  return { row, purchase };
}

function creditedOf(paid: Parameters<typeof settlementOf>[0], outcome: (typeof OUTCOMES)[number]) {
  if (outcome.payment_status === PAYMENT.expired) return { profit_credited: 0, main_credited: 0 };
  const { main, panel } = settlementOf(paid, outcome.order_status === ORDER.done ? 'stands' : 'undone');
  return { profit_credited: panel, main_credited: main };
}

const deliveredBy = ({ outcome: { sn, voucher_codes } }: PastOrder): string => sn ?? voucher_codes.join(', ');

interface Purchase extends Pick<PastOrder, 'choice' | 'at' | 'endedAt'> {
  choice: Parameters<typeof goodsOf>[1];
  cost: number;
  hasFailed: boolean;
  code: string;
}

function purchaseOf(shop: Shop, { choice, cost, hasFailed, at, endedAt, code }: Purchase) {
  const id = idAt(at);
  const ended = hasFailed
    ? {
        status: TRANSACTION.failed,
        refunded: REFUNDED.whole,
        refundedQty: 1,
        reason: 'GANGGUAN',
        sn: null,
        voucher_codes: [],
      }
    : {
        status: TRANSACTION.success,
        refunded: REFUNDED.none,
        refundedQty: 0,
        reason: null,
        ...goodsOf(id, choice, 1),
      };
  const order: PastOrder = {
    ...{ id, refundId: idAt(endedAt), at, endedAt, buyer: shop.buyer, choice, unitPrice: cost, total: cost },
    ...{ refund: hasFailed ? cost : 0, resale: null, source: ORDER_SOURCE.website, inquiry: null },
    outcome: { ...ended, duration: endedAt - at },
  };
  return { order, code };
}

function guestOf(chance: Chance) {
  const name = chance.pick(GUESTS);
  return { name, phone: `62${chance.pick(['812', '813', '857', '896'])}${chance.digits(8)}`, email: null };
}

type Step = [
  step: PanelOrderStep,
  at: string,
  facts?: { note?: string | null | undefined; amount?: number; actor?: string },
];

export function eventsOf({ row: { id, ...order }, purchase }: PastSale) {
  const { created_at, paid_at, finished_at, total, cost, order_status, reason } = order;
  const { main, panel } = settlementOf(order, 'stands');
  const isDone = order_status === ORDER.done;
  const actor = 'Pembeli';
  const steps: Step[] = [['created', created_at, { amount: total, actor }]];
  if (paid_at === null) steps.push(['payment_expired', finished_at, { note: reason }]);
  else {
    steps.push(['paid', paid_at, { amount: total, actor }]);
    if (panel > 0) steps.push(['profit_credited', paid_at, { amount: panel }]);
    if (main > 0) steps.push(['sale_credited', paid_at, { amount: main }]);
    steps.push(['purchased', paid_at, { note: purchase?.code, amount: cost }]);
    if (isDone) steps.push(['succeeded', finished_at]);
    if (order_status === ORDER.failed) steps.push(['failed', finished_at, { note: reason }]);
    if (!isDone && panel > 0) steps.push(['profit_returned', finished_at, { amount: panel }]);
    if (!isDone) steps.push(['refunded', finished_at, { note: reason, amount: total }]);
  }
  // `seq` orders events of the same instant.
  return steps.map(([step, at, facts], seq) => ({
    ...{
      id: idAt(Date.parse(at), seq),
      order_id: id,
      step,
      note: null,
      amount: null,
      actor: SYSTEM,
      ...facts,
      at,
    },
  }));
}

/** Postings of a sale to the main and panel balances, equal to those of the server. */
export function postingsOf({ row }: PastSale): { main: Posting[]; panel: Posting[] } {
  const { id, invoice, paid_at, finished_at, order_status, product_name, item_name } = row;
  if (paid_at === null) return { main: [], panel: [] };
  const { main, panel } = settlementOf(row, 'stands');
  const goods = `${product_name} · ${item_name}`;
  const posting = (
    at: string,
    amount: number,
    facts: Pick<Posting, 'house' | 'type' | 'description'>,
  ): Posting[] =>
    amount === 0
      ? []
      : [
          {
            ...{ postingId: idAt(Date.parse(at)), at: Date.parse(at), amount, ...facts, person: null },
            ...{ ref_type: 'panel_order', ref_id: id, ref_code: invoice },
            description: facts.description.slice(0, 160),
          },
        ];
  const undone = order_status === ORDER.done ? 0 : panel;
  return {
    main: [
      ...posting(paid_at, main, {
        ...{
          house: 'storefront',
          type: BALANCE_MOVE.sale,
          description: `Hasil penjualan ${invoice}: ${goods}`,
        },
      }),
      ...posting(finished_at, undone, {
        ...{ house: 'storefront', type: BALANCE_MOVE.transfer },
        description: `Profit ${invoice} dialihkan dari saldo profit`,
      }),
    ],
    panel: [
      ...posting(paid_at, panel, {
        house: 'profit',
        type: PROFIT_MOVE.order,
        description: `Profit ${goods}`,
      }),
      ...posting(finished_at, -undone, {
        ...{
          house: 'profit',
          type: PROFIT_MOVE.refund,
          description: `Profit ${invoice} dialihkan ke saldo H2H`,
        },
      }),
    ],
  };
}
