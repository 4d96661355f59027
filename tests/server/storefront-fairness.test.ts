import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';
import { openStorefront, running, type Storefront } from '../support/storefront';
import { until } from '../support/until';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

/** Guests of their own, so that no test spends what another one counts on. */
let guests = 0;
const someone = () => {
  guests += 1;
  return { kind: 'guest', name: 'Rama', phone: `0812777${String(guests).padStart(5, '0')}` } as const;
};

describe('a flash sale', () => {
  it('is nothing to a member whose tier pays less: neither its price nor its stock', async () => {
    const vip = await shop.record('member-tier', {
      name: 'VIP',
      level: 9,
      margin: { type: 'nominal', value: 0 },
      is_active: true,
    });
    await shop.change(shop.member.id, { tier_id: vip });
    const [item] = await sql(`select data from entities where id = $1::uuid`, [shop.custom]);
    const prices = (item?.data as { prices: object[] }).prices;
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
    await setBrand(cutOffNow());
    await shop.gateway(invoice);
    const waiting = await shop.row(invoice);
    expect(waiting).toMatchObject({ order_status: 2, reason: expect.stringContaining('cut off sampai') });
    const [job] = await sql(
      `select run_at between now() + interval '59 minutes' and now() + interval '61 minutes' as right_time
       from jobs where kind = 'panel-order-resume' and ref_id = $1`,
      [waiting.id],
    );
    expect(job?.right_time).toBe(true);

    await open();
    await sql(`update jobs set run_at = now() where kind = 'panel-order-resume' and ref_id = $1`, [waiting.id]);
    server.services.worker.wake();
    await until('the order to be delivered', async () => (await shop.row(invoice)).order_status === 3);
  });

  /** From an hour ago to in an hour, whatever the hour is. */
  const cutOffNow = () => {
    const clock = (hours: number) =>
      new Date(Math.floor(Date.now() / 60_000) * 60_000 + (7 + hours) * 3_600_000).toISOString().slice(11, 16);
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

describe('a product that is sold by code', () => {
  it('holds its codes for an order that waits for its money, and delivers those', async () => {
    const product = await shop.stocked(['AAAA-1111', 'BBBB-2222', 'CCCC-3333']);
    const order = (qty: number) => shop.place({ product_id: product, qty, buyer: someone() });
    const [two, last] = [await order(2), await order(1)];

    expect((await order(1)).body.code).toBe('OUT_OF_STOCK');
    expect((await shop.quote({ product_id: product })).body.code).toBe('OUT_OF_STOCK');
    const paid = await shop.gateway(two.body.data.invoice);
    expect(paid.body.data).toMatchObject({ order_status: 3, sn: 'AAAA-1111, BBBB-2222' });

    await shop.gateway(last.body.data.invoice, 'fail');
    const next = await order(1);
    expect((await shop.gateway(next.body.data.invoice)).body.data.sn).toBe('CCCC-3333');
  });

  it('is not put back into stock by a refund: its buyer has seen the code', async () => {
    const product = await shop.stocked(['DDDD-4444']);
    const { body } = await shop.place({ product_id: product, buyer: someone() });
    await shop.gateway(body.data.invoice);
    const { id } = await shop.row(body.data.invoice);
    await server.database.transaction((tx) =>
      server.services.panelOrder.acts.refund(tx, shop.partnerId, String(id), {
        ...{ to: 'manual', reason: 'Salah beli', by: { name: 'Uji', userId: null } },
      }),
    );
    expect((await shop.quote({ product_id: product })).body.code).toBe('OUT_OF_STOCK');
  });
});

describe('orders that nobody pays', () => {
  it('are five at most for one phone number, also when they come at once', async () => {
    const buyer = someone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.place({ product_id: shop.custom, buyer })),
    );
    const codes = answers.map(({ body }) => body.code).filter(Boolean);
    expect(codes).toEqual(['ORDERS_UNPAID', 'ORDERS_UNPAID', 'ORDERS_UNPAID']);

    const open = answers.find(({ status }) => status === 200);
    await shop.gateway(open?.body.data.invoice, 'expire');
    expect((await shop.place({ product_id: shop.custom, buyer })).status).toBe(200);
  });

  it.each([
    ['a day when they hold nothing that is limited', {}, 24],
    ['an hour when they hold the quota of a code', { promo_code: 'LANGKA' }, 1],
  ])('wait %s', async (_how, over, hours) => {
    await shop.record('promo', {
      ...{ name: 'Uji', code: 'LANGKA', discount: { type: 'nominal', value: 10 }, period: running() },
      ...{ scope: 'all', visibility: 'public', is_active: true, quota: 99 },
    });
    const wish = { product_id: shop.custom, payment_method: shop.bank, buyer: someone(), ...over };
    const { expires_at, created_at } = (await shop.place(wish)).body.data;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(hours * 3_600_000);
  });

  it('leave every unique code free for other amounts', async () => {
    const product = await shop.record('product-custom', {
      ...{ category_id: shop.category, name: 'Joki lain', sku: `JOKI-${v7()}`, fulfilment: 'joki' },
      ...{ cost: 1_000, prices: [{ tier_id: shop.tierId, price: 70_000 }], is_active: true },
    });
    // As many open transfers of another amount as there are codes.
    await sql(
      `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
         unique_code, payment_method, payment_method_id, payment_status, order_status)
       select gen_random_uuid(), 'PENUH-' || n, $1::uuid, 'x', 'x', 1, 0, 50000 + n, 0, n, 'BCA', $2::uuid, 1, 1
       from generate_series(1, 999) n`,
      [shop.partnerId, shop.bank],
    );
    const wish = { product_id: product, payment_method: shop.bank, buyer: someone() };
    const { body } = await shop.place(wish);
    expect(body.data.total).toBe(70_000 + body.data.unique_code);
    await sql(`delete from panel_orders where invoice like 'PENUH-%'`);
  });

  it('are twenty for one address, and asked for thirty times in ten minutes', async () => {
    const guarded = await startTestServer({ env: { RATE_LIMIT: 'on' } });
    try {
      const other = await openStorefront(guarded);
      const from = (ip: string, count: number) =>
        Array.from({ length: count }, async () => {
          const wish = other.wish({ product_id: other.custom, buyer: someone() });
          return guarded.services.storefront.place(other.code, wish, v7(), ip).then(
            () => 'placed',
            (refusal) => refusal.code as string,
          );
        });
      const crowd = await Promise.all(from('203.0.113.7', 30));
      expect(crowd.filter((one) => one === 'placed')).toHaveLength(20);
      expect(crowd.filter((one) => one === 'ORDERS_UNPAID')).toHaveLength(10);
      expect(await Promise.all(from('203.0.113.7', 1))).toEqual(['RATE_LIMITED']);
      expect(await Promise.all(from('203.0.113.8', 1))).toEqual(['placed']);
    } finally {
      await guarded.close();
    }
  });
});

describe('a code that welcomes new members', () => {
  it('is held by one order of a member, however many are opened before the first is paid', async () => {
    await sql('update panel_orders set payment_status = 3 where member_id = $1::uuid', [shop.member.id]);
    await shop.record('promo', {
      ...{ name: 'Uji', code: 'SELAMAT', discount: { type: 'nominal', value: 10 }, period: running() },
      ...{ scope: 'all', visibility: 'public', is_active: true, new_member_only: true },
    });
    const wish = { product_id: shop.custom, buyer: shop.member.buyer, promo_code: 'SELAMAT' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.place(wish)));
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.message);

    expect(refused).toEqual(Array(4).fill('Kode promo: sudah pernah dipakai.'));
    expect((await shop.quote(wish)).body.message).toBe('Kode promo: sudah pernah dipakai.');
    const placed = answers.find(({ status }) => status === 200);
    await shop.gateway(placed?.body.data.invoice, 'expire');
    expect((await shop.quote(wish)).body.data.discount).toBe(10);
  });
});

describe('a buyer whose answer was lost', () => {
  it('gets the own order again, also from a shop that has expired meanwhile', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const key = v7();
    const wish = { product_id: lain.custom, buyer: someone() };
    const placed = await lain.place(wish, { key });
    const expire = (by: string) =>
      sql('update partners set panel_expired_date = now() + $2::interval where id = $1::uuid', [
        ...[lain.partnerId, by],
      ]);
    await expire('-1 minute');
    const [again, another] = [await lain.place(wish, { key }), await lain.place(wish)];
    await expire('30 days');

    expect(again.body).toEqual(placed.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(another.body.code).toBe('SHOP_EXPIRED');
  });
});
