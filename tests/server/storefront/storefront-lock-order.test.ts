import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, running, type Storefront, someone } from '../../support/storefront';

/** Parallel orders: four times as many exceed the pool, but none times out. */
const CROWD = 6;
const BY = { name: 'Uji', userId: null };

describe('orders with one promo code and flash sale', () => {
  let server: TestServer;
  let shop: Storefront;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
  });
  afterAll(() => server.close());

  const crowd = <Done>(work: (nth: number) => Promise<Done>) =>
    Promise.all(Array.from({ length: CROWD }, (_unused, nth) => work(nth)));

  const place = async (product_id: string, over: object = {}) => {
    const { status, body } = await shop.place({ product_id, promo_code: 'SAMA', ...over });
    expect(status, JSON.stringify(body)).toBe(200);
    return String((await shop.row(body.data.invoice)).id);
  };

  /** An order pending at the supplier; returns the purchase id. */
  const bought = async (): Promise<string> => {
    const [id, purchase] = [await place(shop.vcg), v7()];
    await query(
      server.database,
      `update panel_orders set payment_status = 2, order_status = 2, paid_at = now(), h2h_transaction_id = $2::uuid
       where id = $1::uuid`,
      [id, purchase],
    );
    return purchase;
  };

  const delivered = async (): Promise<string> => {
    const id = await place(shop.custom, { buyer: shop.member.buyer });
    await server.services.panelOrder.pay(id);
    await server.database.transaction((tx) =>
      server.services.panelOrder.actions.complete(tx, shop.partnerId, id, null, BY),
    );
    return id;
  };

  /** The supplier fails: the cost is refunded in the same transaction. */
  const fail = (purchase: string) =>
    server.database.transaction((tx) =>
      server.services.panelOrder.endOfWebsite(
        tx,
        purchase,
        { state: 'failed', reason: 'Gangguan' } as never,
        async () => {
          await server.services.ledger.postIn(tx, {
            ...{ partnerId: shop.partnerId, kind: 'main', amount: shop.cost, house: 'adjustment', type: 4 },
            ...{
              refType: 'test',
              refId: null,
              refCode: 'UJI',
              description: 'Uji',
              actor: 'Uji',
              userId: null,
            },
          });
          return true;
        },
      ),
    );

  const refund = (id: string) =>
    server.database.transaction((tx) =>
      server.services.panelOrder.actions.refund(tx, shop.partnerId, id, {
        to: 'balance',
        reason: 'Uji',
        by: BY,
      }),
    );

  it('never wait for each other, whether they are bought, fail or are paid back', async () => {
    await shop.record('flash-sale', {
      name: 'Sama',
      period: running(),
      items: [
        { product_id: shop.vcg, price: shop.cost + 2_000, stock: 1_000 },
        { product_id: shop.custom, price: 25_000, stock: 1_000 },
      ],
      is_active: true,
    });
    await shop.record('promo', {
      ...{ name: 'Sama', code: 'SAMA', discount: { type: 'nominal', value: 500 }, period: running() },
      ...{ scope: 'all', visibility: 'public', is_active: true },
    });
    await server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'balance', amount: 50_000_000 },
        ...{ type: 'adjustment', actor: 'Uji' },
      }),
    );
    const purchases = await crowd(bought);
    const done: string[] = [];
    // One after the other: a buyer may have five unpaid orders.
    for (let nth = 0; nth < CROWD; nth += 1) done.push(await delivered());
    const onBalance = { buyer: shop.member.buyer, payment_method: 'balance' };

    const ends = await Promise.allSettled([
      ...purchases.map(fail),
      ...done.map(refund),
      ...Array.from({ length: CROWD }, () => place(shop.vcg, onBalance)),
      ...Array.from({ length: CROWD }, () => place(shop.vcg, { buyer: someone() })),
    ]);

    const refused = ends.flatMap((end) =>
      end.status === 'rejected' ? [String(end.reason?.cause ?? end.reason)] : [],
    );
    expect(refused).toEqual([]);
    const [count] = await query(server.database, 'select used from promo_counts order by used desc limit 1');
    expect(count?.used).toBe(2 * CROWD);
    expect(await firstError(server.database)).toBeNull();
  });
});
