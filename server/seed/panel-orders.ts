import { v7 } from 'uuid';
import { ORDER, PAYMENT, PRODUCT_SOURCE } from '../../src/core/states';
import { MEMBER_BALANCE } from '../../src/core/text/panel-order';
import { serialFor } from '../adapters/supplier/sandbox-goods';
import type { panelOrders } from '../db/schema/panel-order';
import type { Delivered } from '../modules/shops/panel-order/delivered';
import { orderSearch } from '../modules/shops/panel-order/search-text';
import type { Shelf } from './catalogue-rows';
import { purchaseTimes } from './history-calendar';
import type { Chance } from './history-chance';
import { dayStamp } from './history-codes';
import { customersOf } from './history-customers';
import type { Member } from './panel-members';
import type { Shop } from './panel-rows';

export type OrderRow = Omit<typeof panelOrders.$inferSelect, 'earned'>;

type Seal = Delivered['seal'];

const SECOND = 1000;
const GUESTS = ['Rama', 'Intan', 'Bayu', 'Salsa', 'Dimas', 'Nia', 'Arif', 'Wulan'];
const GUEST_MARGIN = 0.08;
/** Rupiah; what people buy on a small website. */
const DEAREST = 350_000;
const METHODS = { QRIS: 52, 'Virtual Account': 27, 'E-Wallet': 14, [MEMBER_BALANCE]: 7 };
const BESTSELLERS: Record<string, number> = {
  'mobile-legends': 34,
  'free-fire': 22,
  'token-pln': 17,
  'genshin-impact': 8,
};
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
    weight: 2,
    order_status: ORDER.refunded,
    payment_status: PAYMENT.returned,
    reason: 'Pembeli salah memasukkan tujuan.',
  },
] as const;

/** Orders of a website over the last `days` days, about `perDay` each, the oldest first. */
export function ordersOf(
  chance: Chance,
  shop: Shop,
  {
    shelves,
    members,
    perDay,
    days,
    seal,
  }: { shelves: readonly Shelf[]; members: readonly Member[]; perDay: number; days: number; seal: Seal },
): OrderRow[] {
  const times = purchaseTimes(chance, shop.now, days, perDay);
  return times.map((at, place) => {
    const shelf = chance.weighted(shelves, ({ brand }) => BESTSELLERS[brand.key] ?? 0.4);
    const affordable = shelf.variations.filter(({ base_price }) => base_price <= DEAREST);
    const item = chance.pick(affordable.length > 0 ? affordable : shelf.variations);
    const known = members.filter(({ joined }) => joined < at);
    const member = known.length > 0 && chance.happens(0.75) ? chance.pick(known) : undefined;
    const profit = roundUp(member?.marginOf(item.base_price) ?? item.base_price * GUEST_MARGIN);
    const total = item.base_price + profit;
    const method = methodOf(chance, member);
    const outcome = chance.weighted(OUTCOMES, ({ weight }) => weight);
    const id = v7({ msecs: at });
    const invoice = `INV${dayStamp(at)}${shop.partnerId.slice(-4).toUpperCase()}${String(place + 1).padStart(5, '0')}`;
    const isVoucher = shelf.brand.forms.length === 0;
    const isBalance = method === MEMBER_BALANCE;
    const buyer = buyerOf(chance, member);
    const goods = { product_name: shelf.brand.name, item_name: item.name, ...targetOf(chance, shelf) };
    return {
      id,
      invoice,
      partner_id: shop.partnerId,
      idempotency_key: null,
      request_hash: null,
      placed_from: null,
      ...columnsOf(buyer),
      search: orderSearch({ invoice, ...buyer, ...goods }),
      category_id: null,
      product_id: null,
      product_source: PRODUCT_SOURCE.vcg,
      fulfilment: 'h2h',
      variation_id: item.id,
      ...goods,
      qty: 1,
      cost: item.base_price,
      warned_cost: null,
      price: total,
      discount: 0,
      promo_id: null,
      promo_code: null,
      flash_sale_id: null,
      payment_fee: 0,
      fee_bearer: 'shop',
      rounding: 0,
      unique_code: 0,
      total,
      profit,
      payment_method: method,
      payment_method_id: null,
      payment_source: isBalance ? 'balance' : 'platform',
      // What members pay from their balance, and what was paid back, earns nothing at the gateway.
      ...endOf(chance, outcome, { id, at, earned: isBalance ? 0 : profit, isVoucher, seal }),
      payment_ref: null,
      expires_at: null,
      h2h_transaction_id: null,
      h2h_transaction_code: null,
      internal_note: null,
      version: 1,
      created_at: instant(at, 0),
      updated_at: instant(at, 170),
      updated_by: null,
    };
  });
}

/** How it was paid and how it ended. */
function endOf(
  chance: Chance,
  outcome: (typeof OUTCOMES)[number],
  {
    id,
    at,
    earned,
    isVoucher,
    seal,
  }: { id: string; at: number; earned: number; isVoucher: boolean; seal: Seal },
) {
  const isDone = outcome.order_status === ORDER.done;
  const wasPaid = outcome.payment_status !== PAYMENT.expired;
  return {
    profit_credited: isDone ? earned : 0,
    // Supply of these was bought before the time that the ledger tells of, with what they brought.
    main_credited: 0,
    payment_status: outcome.payment_status,
    paid_at: wasPaid ? instant(at, 95) : null,
    order_status: outcome.order_status,
    reason: outcome.reason,
    has_reservation: isDone,
    sn_sealed: isDone ? seal(id, serialFor(id).slice(0, isVoucher ? 12 : 16)) : null,
    ...(isDone && chance.happens(0.2)
      ? { rating: chance.between(4, 5), review: chance.pick(REVIEWS) }
      : { rating: null, review: null }),
    finished_at: instant(at, wasPaid ? 170 : 900),
  };
}

const instant = (at: number, seconds: number) => new Date(at + seconds * SECOND).toISOString();

/** Guests keep no balance. */
function methodOf(chance: Chance, member: Member | undefined): string {
  const open = Object.keys(METHODS).filter((name) => member || name !== MEMBER_BALANCE);
  return chance.weighted(open, (name) => METHODS[name as keyof typeof METHODS]);
}

interface Buyer {
  /** Null for a guest. */
  member_id: string | null;
  name: string;
  phone: string;
  email: string | null;
}

function buyerOf(chance: Chance, member: Member | undefined): Buyer {
  if (member) return { member_id: member.id, name: member.name, phone: member.phone, email: member.email };
  const name = chance.pick(GUESTS);
  const phone = `62${chance.pick(['812', '813', '857', '896'])}${chance.digits(8)}`;
  return { member_id: null, name, phone, email: null };
}

/** Of guests an order keeps who they said they are. */
const columnsOf = ({ member_id, name, phone }: Buyer) => ({
  member_id,
  guest_name: member_id ? null : name,
  guest_phone: member_id ? null : phone,
  guest_email: null,
  buyer_key: phone,
});

function targetOf(chance: Chance, { brand }: Shelf) {
  const [customer] = customersOf(chance, brand, 1);
  const values = (customer?.order_param ?? []).map(({ key, value }) => [key, value]);
  return { form_values: Object.fromEntries(values), nickname: customer?.nickname ?? null };
}

/** Prices of a shop end in hundreds. */
const roundUp = (rupiah: number): number => Math.max(100, Math.ceil(rupiah / 100) * 100);
