import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, running, type Storefront, someone } from '../../support/storefront';
import { until } from '../../support/until';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

describe('a flash sale', () => {
  it('is nothing to a member whose tier pays less: neither its price nor its stock', async () => {
    const vip = await shop.record('member-tier', {
      name: 'VIP',
      level: 9,
      margin: { type: 'nominal', value: 0 },
      is_active: true,
    });
    await shop.change(shop.member.id, { tier_id: vip });
    const prices = [{ tier_id: shop.tierId, price: 30_000 }];
    await shop.change(shop.custom, { prices: [...prices, { tier_id: vip, price: 22_000 }] });
    const sale = await shop.record('flash-sale', {
      name: 'Kilat',
      period: running(),
      items: [{ product_id: shop.custom, price: 23_000, stock: 5 }],
      is_active: true,
    });
    const { body } = await shop.place({ product_id: shop.custom, buyer: shop.member.buyer });

    expect(body.data).toMatchObject({ price: 22_000, is_flash_sale: false });
    expect(await sql('select 1 from flash_sale_counts where flash_sale_id = $1::uuid', [sale])).toEqual([]);
    const guest = await shop.place({ product_id: shop.custom, buyer: someone() });
    expect(guest.body.data).toMatchObject({ price: 23_000, is_flash_sale: true });
    await shop.change(sale, { is_active: false });
    await shop.change(shop.custom, { prices });
  });
});

describe('an item that cannot be bought now', () => {
  const CLOSED = [
    ['its brand is cut off', () => setBrand(cutOffNow()), 'CUT_OFF'],
    ['its brand is disturbed', () => setBrand({ status: 2 }), 'PRODUCT_DISTURBED'],
    ['its item is out of stock', () => setItem(3), 'OUT_OF_STOCK'],
    ['it costs more than an unverified partner may spend', () => setLimit(1, 1), 'PRODUCT_INACTIVE'],
  ] as const;

  it.each(CLOSED)('is refused while %s, before anybody pays, and not shown', async (_why, close, code) => {
    await close();
    const shown = await server.guest.get(`${shop.path}/catalogue`);
    const quoted = await shop.quote({ product_id: shop.vcg });
    const placed = await shop.place({ product_id: shop.vcg, buyer: someone() });
    await open();

    expect([quoted.body.code, placed.body.code]).toEqual([code, code]);
    expect(JSON.stringify(shown.body)).not.toContain(shop.vcg);
  });

  it('is sold up to the limit of an unverified partner', async () => {
    await setLimit(1, shop.cost * 2);
    const two = await shop.quote({ product_id: shop.vcg, qty: 2 });
    const three = await shop.quote({ product_id: shop.vcg, qty: 3 });
    await open();
    expect([two.status, three.body]).toMatchObject([200, { code: 'QUANTITY_LIMIT', details: { max: 2 } }]);
  });

  it('is not taken from a member’s balance when the supplier refuses it at that moment', async () => {
    await fill(500_000);
    const before = await shop.memberHas('balance');
    const wish = { product_id: shop.vcg, buyer: shop.member.buyer, payment_method: 'balance' };
    const { body } = await shop.place(wish, { ending: '1239' });

    expect(body.code).toBe('PRODUCT_DISTURBED');
    expect(await shop.memberHas('balance')).toBe(before);
  });

  it('when its order was paid already, is bought by itself when the cut-off ends', async () => {
    const { body } = await shop.place({ product_id: shop.vcg, buyer: someone() });
    const { invoice } = body.data;
    const cutOff = cutOffNow();
    await setBrand(cutOff);
    await shop.gateway(invoice);
    const waiting = await shop.row(invoice);
    expect(waiting).toMatchObject({ order_status: 2, reason: expect.stringContaining('cut off sampai') });
    const [job] = await sql(
      `select to_char(run_at at time zone 'Asia/Jakarta', 'HH24:MI') as clock
       from jobs where kind = 'panel-order-resume' and ref_id = $1`,
      [waiting.id],
    );
    expect(job?.clock).toBe(cutOff.cut_off_end);

    await open();
    await sql(`update jobs set run_at = now() where kind = 'panel-order-resume' and ref_id = $1`, [
      waiting.id,
    ]);
    server.services.worker.wake();
    await until('the order to be delivered', async () => (await shop.row(invoice)).order_status === 3);
  });

  /** A window from an hour ago to an hour ahead. */
  const cutOffNow = () => {
    const clock = (hours: number) =>
      new Date(Math.floor(Date.now() / 60_000) * 60_000 + (7 + hours) * 3_600_000)
        .toISOString()
        .slice(11, 16);
    return { cut_off_start: clock(-1), cut_off_end: clock(1) };
  };
  const brand = `(select brand_id from variations where id = (select (data->>'variation_id')::uuid from entities
    where id = $1::uuid))`;
  const setBrand = ({ status = 1, cut_off_start, cut_off_end }: Brand) =>
    sql(`update brands set status = $2::int, cut_off_start = $3, cut_off_end = $4 where id = ${brand}`, [
      ...[shop.vcg, status, cut_off_start ?? null, cut_off_end ?? null],
    ]);
  const setItem = (status: number) =>
    sql(
      `update variations set status = $2::int
       where id = (select (data->>'variation_id')::uuid from entities where id = $1::uuid)`,
      [shop.vcg, status],
    );
  const setLimit = (kyc: number, amount: number) =>
    sql('update partners set kyc_status = $2::int, maximum_unverified_amount = $3::int where id = $1::uuid', [
      ...[shop.partnerId, kyc, amount],
    ]);
  const open = async () => {
    await setBrand({});
    await setItem(1);
    await setLimit(2, 0);
  };
});

interface Brand {
  status?: number;
  cut_off_start?: string;
  cut_off_end?: string;
}

const fill = (amount: number) =>
  server.database.transaction((tx) =>
    server.services.panelOrder.moveMember(tx, {
      ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'balance', amount },
      ...{ type: 'adjustment', actor: 'Uji' },
    }),
  );
