import { serialFor } from '../../server/adapters/supplier/sandbox-goods';
import type { Delivered } from '../../server/modules/shops/panel-order/delivered';
import { orderSearch } from '../../server/modules/shops/panel-order/search-text';
import { ORDER, PAYMENT, PRODUCT_SOURCE } from '../../src/core/states';
import { MEMBER_BALANCE, type PanelOrderStep } from '../../src/core/text/panel-order';
import type { Shelf } from '../catalogue';
import type { Chance } from '../chance';
import { SYSTEM } from '../history/book';
import { purchaseTimes } from '../history/calendar';
import { customerOf } from '../history/customers';
import { dayStamp, idAt, iso, SECOND } from '../time';
import { type Member, oneOf } from './members';
import type { ShopProducts } from './products';
import type { Shop } from './records';

const GUESTS = ['Rama', 'Intan', 'Bayu', 'Salsa', 'Dimas', 'Nia', 'Arif', 'Wulan'];
const GUEST_MARGIN = 0.08;
/** Rupiah; small websites sell nothing dearer. */
const DEAREST = 350_000;
const GUEST_METHODS = { QRIS: 52, 'Virtual Account': 27, 'E-Wallet': 14 };
const METHODS = { ...GUEST_METHODS, [MEMBER_BALANCE]: 7 };
const REVIEWS = ['Cepat sekali, mantap.', 'Masuk kurang dari semenit.', 'Harga paling murah.', null, null];

/** How orders end (domain 3.18). */
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
  productOf: ShopProducts['productOf'];
  perDay: number;
  days: number;
  seal: Delivered['seal'];
}

export type OrderRow = ReturnType<typeof orderRow>;

/** Orders of a website over the last `days` days, about `perDay` each, the oldest first. */
export function ordersOf(chance: Chance, shop: Shop, { shelves, perDay, days, ...deps }: Deps): OrderRow[] {
  const sold = shelves.map((shelf) => {
    const affordable = shelf.variations.filter(({ base_price }) => base_price <= DEAREST);
    return { shelf, items: affordable.length > 0 ? affordable : shelf.variations };
  });
  return purchaseTimes(chance, shop.now, days, perDay).map((at, place) => {
    const { shelf, items } = chance.weighted(sold, ({ shelf: { of } }) => of.website_share);
    return orderRow(chance, shop, { ...deps, at, place, shelf, items });
  });
}

interface Sale extends Pick<Deps, 'members' | 'productOf' | 'seal'> {
  at: number;
  place: number;
  shelf: Shelf;
  items: Shelf['variations'];
}

function orderRow(chance: Chance, shop: Shop, { at, place, shelf, items, members, productOf, seal }: Sale) {
  const item = chance.pick(items);
  const known = members.filter(({ joined }) => joined < at);
  const member = known.length > 0 && chance.happens(0.75) ? chance.pick(known) : undefined;
  const cost = item.base_price;
  // Prices of a shop end in hundreds.
  const profit = Math.max(100, Math.ceil((member?.marginOf(cost) ?? cost * GUEST_MARGIN) / 100) * 100);
  const total = cost + profit;
  const method = oneOf<string>(chance, member ? METHODS : GUEST_METHODS);
  const outcome = chance.weighted(OUTCOMES, ({ weight }) => weight);
  const id = idAt(at);
  const invoice = `INV${dayStamp(at)}${shop.partnerId.slice(-4).toUpperCase()}${String(place + 1).padStart(5, '0')}`;
  const isBalance = method === MEMBER_BALANCE;
  const buyer = member ?? guestOf(chance);
  const { order_param, nickname } = customerOf(chance, shelf);
  const form_values = Object.fromEntries(order_param.map(({ key, value }) => [key, value]));
  const goods = { product_name: shelf.brand.name, item_name: item.name, form_values, nickname };
  const isDone = outcome.order_status === ORDER.done;
  const wasPaid = outcome.payment_status !== PAYMENT.expired;
  const length = shelf.brand.forms.length === 0 ? 12 : 16;
  return {
    ...{ id, invoice, partner_id: shop.partnerId, member_id: member?.id ?? null, buyer_key: buyer.phone },
    ...{ guest_name: member ? null : buyer.name, guest_phone: member ? null : buyer.phone },
    search: orderSearch({ invoice, ...buyer, ...goods }),
    ...{ category_id: null, product_id: null, ...productOf.get(item.id), variation_id: item.id },
    ...{ product_source: PRODUCT_SOURCE.vcg, fulfilment: 'h2h', ...goods, qty: 1 },
    ...{ cost, price: total, discount: 0, payment_fee: 0, fee_bearer: 'shop', rounding: 0, unique_code: 0 },
    ...{ total, profit, payment_method: method, payment_source: isBalance ? 'balance' : 'platform' },
    // Payments from a member's balance and refunded orders earn nothing at the gateway.
    ...{ profit_credited: isDone && !isBalance ? profit : 0, main_credited: 0 },
    ...{ payment_status: outcome.payment_status, paid_at: wasPaid ? iso(at + 95 * SECOND) : null },
    ...{ order_status: outcome.order_status, reason: outcome.reason, has_reservation: isDone },
    sn_sealed: isDone ? seal(id, serialFor(id).slice(0, length)) : null,
    ...(isDone && chance.happens(0.2)
      ? { rating: chance.between(4, 5), review: chance.pick(REVIEWS) }
      : { rating: null, review: null }),
    finished_at: iso(at + (wasPaid ? 170 : 900) * SECOND),
    ...{ version: 1, created_at: iso(at), updated_at: iso(at + 170 * SECOND) },
  };
}

function guestOf(chance: Chance) {
  const name = chance.pick(GUESTS);
  return { name, phone: `62${chance.pick(['812', '813', '857', '896'])}${chance.digits(8)}`, email: null };
}

type Step = [
  step: PanelOrderStep,
  at: string,
  facts?: { note?: string | null; amount?: number; actor?: string },
];

/** The timeline of an order as it would have come about. */
export function eventsOf({ id, ...order }: OrderRow) {
  const { created_at, paid_at, finished_at, total, cost, profit_credited, order_status, reason } = order;
  const actor = 'Pembeli';
  const steps: Step[] = [['created', created_at, { amount: total, actor }]];
  if (paid_at === null) steps.push(['payment_expired', finished_at, { note: reason }]);
  else {
    steps.push(['paid', paid_at, { amount: total, actor }], ['purchased', paid_at, { amount: cost }]);
    if (profit_credited > 0) steps.push(['profit_credited', paid_at, { amount: profit_credited }]);
    if (order_status === ORDER.done) steps.push(['succeeded', finished_at]);
    if (order_status === ORDER.failed) steps.push(['failed', finished_at, { note: reason }]);
    if (order_status !== ORDER.done) steps.push(['refunded', finished_at, { note: reason, amount: total }]);
  }
  // The sequence orders steps of one instant.
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
