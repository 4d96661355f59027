import { v7 } from 'uuid';
import type { panelOrders } from '../schema/panel';
import type { Shelf } from './catalogue-rows';
import { purchaseTimes } from './history-calendar';
import type { Chance } from './history-chance';
import { dayStamp } from './history-codes';
import type { Member } from './panel-members';
import type { Shop } from './panel-rows';

export type OrderRow = typeof panelOrders.$inferSelect;

const GUESTS = ['Rama', 'Intan', 'Bayu', 'Salsa', 'Dimas', 'Nia', 'Arif', 'Wulan'];
const GUEST_MARGIN = 0.08;
/** Rupiah; what people buy on a small website. */
const DEAREST = 350_000;
const METHODS = { QRIS: 52, 'Virtual Account': 27, 'E-Wallet': 14, 'Saldo member': 7 };
const BESTSELLERS: Record<string, number> = {
  'mobile-legends': 34,
  'free-fire': 22,
  'token-pln': 17,
  'genshin-impact': 8,
};

/** Order and payment status as domain 3.18: done, failed and paid back, never paid, refunded. */
const OUTCOMES = [
  { weight: 90, order_status: 3, payment_status: 2 },
  { weight: 3, order_status: 4, payment_status: 5 },
  { weight: 5, order_status: 5, payment_status: 3 },
  { weight: 2, order_status: 6, payment_status: 5 },
];

/** Orders of a website over the last `days` days, about `perDay` each, the oldest first. */
export function ordersOf(
  chance: Chance,
  shop: Shop,
  {
    shelves,
    members,
    perDay,
    days,
  }: { shelves: readonly Shelf[]; members: readonly Member[]; perDay: number; days: number },
): OrderRow[] {
  const times = purchaseTimes(chance, shop.now, days, perDay);
  return times.map((at, place) => {
    const shelf = chance.weighted(shelves, ({ brand }) => BESTSELLERS[brand.key] ?? 0.4);
    const affordable = shelf.variations.filter(({ base_price }) => base_price <= DEAREST);
    const item = chance.pick(affordable.length > 0 ? affordable : shelf.variations);
    const known = members.filter(({ joined }) => joined < at);
    const member = known.length > 0 && chance.happens(0.75) ? chance.pick(known) : undefined;
    const profit = roundUp(member?.marginOf(item.base_price) ?? item.base_price * GUEST_MARGIN);
    const { order_status, payment_status } = chance.weighted(OUTCOMES, ({ weight }) => weight);
    return {
      id: v7({ msecs: at }),
      invoice: `INV${dayStamp(at)}${shop.partnerId.slice(-4).toUpperCase()}${String(place + 1).padStart(5, '0')}`,
      partner_id: shop.partnerId,
      member_id: member?.id ?? null,
      guest_name: member ? null : chance.pick(GUESTS),
      product_name: shelf.brand.name,
      item_name: item.name,
      qty: 1,
      cost: item.base_price,
      total: item.base_price + profit,
      profit,
      payment_method: chance.weighted(Object.keys(METHODS), (name) => METHODS[name as keyof typeof METHODS]),
      payment_status,
      order_status,
      created_at: new Date(at).toISOString(),
    };
  });
}

/** Prices of a shop end in hundreds. */
const roundUp = (rupiah: number): number => Math.max(100, Math.ceil(rupiah / 100) * 100);
