import { v7 } from 'uuid';
import { totalOf } from '../../src/topics/shops/domain/total';
import { query } from './query';
import type { TestServer } from './server';
import { type Storefront, someone } from './storefront';
import { until } from './until';

const BY = { name: 'Uji', userId: null };
const A_DAY = 86_400_000;

/** Seeded random numbers. */
export function chanceOf(seed: number) {
  let state = seed;
  const upTo = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (most + 1);
  };
  return { upTo, pick: <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)] as Value };
}
type Chance = ReturnType<typeof chanceOf>;

/** Actions of buyer, supplier and shop in order. */
const lives = {
  h2h: [
    'delivered',
    'failed',
    'failed, refunded',
    'failed, retried',
    'partly',
    'unpaid',
    'late',
    'late, retried',
  ],
  joki: ['waits', 'completed', 'refunded', 'completed, refunded', 'unpaid', 'late', 'late, refunded'],
} as const;

/** Sandbox scenario digits. */
const endingOf = (life: string): string =>
  life.includes('failed') ? '1232' : life === 'partly' ? '1238' : '1230';

/** Random website orders: prices, fees, methods and lives. */
export async function randomOrders(server: TestServer, shop: Storefront, chance: Chance) {
  const { panelOrder, worker } = server.services;
  const [item] = await query(
    server.database,
    `select data->>'variation_id' as id from entities where id = $1::uuid`,
    [shop.vcg],
  );
  const action = (work: (tx: Parameters<typeof panelOrder.actions.retry>[0]) => Promise<unknown>) =>
    server.database.transaction(async (tx) => void (await work(tx)));
  const refund = (id: string) =>
    action((tx) =>
      panelOrder.actions.refund(tx, shop.partnerId, id, { to: 'manual', reason: 'Uji', by: BY }),
    );
  const retry = (id: string) => action((tx) => panelOrder.actions.retry(tx, shop.partnerId, id, BY));
  const rightNumber = (id: string) =>
    query(
      server.database,
      `update panel_orders set form_values = form_values || '{"user_id": "99001230"}' where id = $1::uuid`,
      [id],
    );
  const left = (id: string, status: number) =>
    until(`order ${id} to leave status ${status}`, async () => {
      worker.wake();
      return (await panelOrder.byId(id))?.order_status !== status;
    });

  const place = (kind: 'h2h' | 'joki', life: string) => {
    const { phone: buyer } = someone();
    const isSupply = kind === 'h2h';
    const cost = isSupply ? shop.cost : chance.upTo(60_000);
    const qty = isSupply ? 1 : 1 + chance.upTo(3);
    const price = Math.max(1_000, cost + chance.upTo(30_000) - 8_000);
    const source = chance.pick(['platform', 'platform', 'platform', 'manual'] as const);
    const amounts = totalOf(
      { cost, price, qty, discount: chance.upTo(999) },
      {
        source,
        group: 'va',
        fee_flat: chance.upTo(4_000),
        fee_percent: chance.upTo(300) / 100,
        fee_bearer: chance.pick(['shop', 'buyer']),
        rounding: chance.pick(['none', '100', '1000']),
        is_active: true,
      },
      source === 'manual' ? 1 + chance.upTo(900) : 0,
    );
    return panelOrder.place({
      ...amounts,
      invoice: `UJI-${v7()}`,
      partner_id: shop.partnerId,
      guest_name: 'Rama',
      buyer_key: buyer,
      category_id: shop.category,
      product_id: isSupply ? shop.vcg : shop.custom,
      product_source: isSupply ? 1 : 2,
      fulfilment: kind,
      variation_id: isSupply ? String(item?.id) : null,
      product_name: 'Uji',
      item_name: kind,
      form_values: isSupply ? { user_id: `9900${endingOf(life)}`, zone_id: '2614' } : {},
      qty,
      payment_method: 'VA',
      // A new method, because transfers to one account need distinct amounts.
      payment_method_id: v7(),
      payment_source: source,
      payWithin: A_DAY,
      reservation: { buyer, codes: null, flash: null, promo: null },
    });
  };

  /** Continues an order after payment. */
  const goOn = async (id: string, kind: 'h2h' | 'joki', life: string): Promise<void> => {
    if (kind === 'h2h' && !life.startsWith('late')) await left(id, 2);
    if (life === 'failed, retried') await rightNumber(id);
    if (life.includes('retried')) {
      await retry(id);
      await left(id, 2);
    }
    if (life.includes('completed')) {
      await action((tx) => panelOrder.actions.complete(tx, shop.partnerId, id, null, BY));
    }
    if (life.includes('refunded')) await refund(id);
  };

  /** Runs one order; returns the platform's revenue from it. */
  return async (): Promise<number> => {
    const kind = chance.pick(['h2h', 'joki'] as const);
    const life = chance.pick<string>(lives[kind]);
    // The gateway may repeat its callback concurrently.
    const [times, expires] = [1 + chance.upTo(2), chance.upTo(1) === 1];
    const { id, total, payment_fee, payment_source } = await place(kind, life);
    if (life === 'unpaid' || life.startsWith('late')) {
      await (expires ? panelOrder.expire(id) : panelOrder.refuse(id));
      if (life === 'unpaid') return 0;
    }
    await Promise.all(Array.from({ length: times }, () => panelOrder.pay(id)));
    await goOn(id, kind, life);
    await panelOrder.pay(id);
    return payment_source === 'platform' ? Math.max(0, total - payment_fee) : 0;
  };
}
