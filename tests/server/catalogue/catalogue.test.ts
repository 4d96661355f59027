import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandDetail, BrandSummary } from '../../../src/topics/catalogue/contract/catalogue';
import { tierPrice } from '../../../src/topics/selling-prices/domain/tier-price';
import type { Client } from '../../support/client';
import { startTestServer, type TestServer } from '../../support/server';

const UNKNOWN = '019a0000-0000-7000-8000-000000000000';

let server: TestServer;
let mitra: Client;
let bronze: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer();
  mitra = await server.signIn();
  bronze = await server.signIn('perunggu@demo.test');
  other = await server.signIn('lain@demo.test');
});
afterAll(() => server.close());

const rows = <Row>(name: string, text: string, values: unknown[] = []) =>
  server.database.run<Row>({ name: `catalogue_test_${name}`, text }, values);

async function brands(client: Client, query = ''): Promise<BrandSummary[]> {
  const { body } = await client.get(`/v1/crm/product/parent?limit=100${query}`);
  return body.data;
}

async function brand(client: Client, key: string): Promise<BrandDetail> {
  const [row] = await rows<{ id: string }>('id', 'select id from brands where key = $1', [key]);
  const { body } = await client.get(`/v1/crm/product/parent/${row?.id}`);
  return body.data;
}

async function basePrices(key: string): Promise<number[]> {
  const items = await rows<{ base_price: number }>(
    'prices',
    'select v.base_price from variations v join brands b on b.id = v.brand_id where b.key = $1 order by v.sort',
    [key],
  );
  return items.map((item) => item.base_price);
}

const discountOf = async (email: string) => {
  const [row] = await rows<{ bps: number }>(
    'bps',
    `select t.price_discount_bps as bps from users u join partners p on p.id = u.partner_id
     join tiers t on t.id = p.tier_id where u.email = $1`,
    [email],
  );
  return row?.bps ?? -1;
};

describe('categories', () => {
  it('come in the order of the shop, each with the number of brands on its shelf', async () => {
    const { body } = await mitra.get('/v1/crm/category-options');
    expect(body.data.map((one: { name: string }) => one.name)).toEqual([
      'Top Up Game',
      'Voucher Game',
      'Pulsa',
      'Paket Data',
      'Token PLN',
      'E-Wallet',
      'Streaming',
      'Voucher Belanja',
      'Tagihan',
    ]);
    const counted = body.data.reduce((sum: number, one: { brand_count: number }) => sum + one.brand_count, 0);
    expect(counted).toBe((await brands(mitra)).length);
  });
});

describe('the list of brands', () => {
  it('shows the lowest price of the partner’s tier', async () => {
    const cheapest = Math.min(...(await basePrices('mobile-legends')));
    for (const [client, email] of [
      [mitra, 'mitra@demo.test'],
      [bronze, 'perunggu@demo.test'],
    ] as const) {
      const [found] = await brands(client, '&search=Mobile%20Legends');
      expect(found?.min_price).toBe(tierPrice(cheapest, await discountOf(email)));
    }
    expect(await discountOf('perunggu@demo.test')).toBe(0);
    expect(await discountOf('mitra@demo.test')).toBeGreaterThan(0);
  });

  it('leaves out what is Nonaktif, whose own page still answers', async () => {
    const keys = (await brands(mitra)).map((one) => one.key);
    expect(keys).not.toContain('vision-plus');
    expect((await brand(mitra, 'vision-plus')).status).toBe(4);
  });

  it.each([
    ['a name', 'mobile legends', 'mobile-legends'],
    ['a publisher', 'MOONTON', 'magic-chess-go-go'],
    ['a product code', 'PLN-20000', 'token-pln'],
  ])('is searched by %s', async (_what, search, key) => {
    const found = await brands(mitra, `&search=${encodeURIComponent(search)}`);
    expect(found.map((one) => one.key)).toContain(key);
    expect(found.length).toBeLessThan(10);
  });

  it('takes wildcards literally and does not search for one letter', async () => {
    expect(await brands(mitra, '&search=%25%25')).toEqual([]);
    expect(await brands(mitra, '&search=__')).toEqual([]);
    expect((await brands(mitra, '&search=z')).length).toBe((await brands(mitra)).length);
  });

  it('is filtered by category', async () => {
    const { body } = await mitra.get('/v1/crm/category-options');
    const pulsa = body.data.find((one: { slug: string }) => one.slug === 'pulsa');
    const found = await brands(mitra, `&category=${pulsa.id}`);
    expect(found).toHaveLength(pulsa.brand_count);
    expect(new Set(found.map((one) => one.category_name))).toEqual(new Set(['Pulsa']));
  });

  it('comes in pages that together are the whole, each brand once', async () => {
    const first = await mitra.get('/v1/crm/product/parent');
    expect(first.body.data).toHaveLength(10);
    const { total } = first.body.meta;
    const pages = Array.from({ length: Math.ceil(total / 10) }, (_unused, at) => at + 1);
    const answers = await Promise.all(pages.map((page) => mitra.get(`/v1/crm/product/parent?page=${page}`)));
    const ids = answers.flatMap(({ body }) => body.data.map((one: BrandSummary) => one.id));
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  it('answers an empty page beyond the last, with the true total', async () => {
    const { body } = await mitra.get('/v1/crm/product/parent?page=999');
    expect(body.data).toEqual([]);
    expect(body.meta.total).toBeGreaterThan(40);
  });

  it('names the tier and the time of its prices', async () => {
    const { body } = await bronze.get('/v1/crm/product/parent');
    expect(body.meta.tier_name).toBe('Bronze');
    expect(Date.parse(body.meta.updated_at)).toBeLessThanOrEqual(Date.now());
  });

  it.each(['limit=101', 'limit=0', 'page=0', 'category=pulsa', 'favorite=2', 'sort=name'])(
    'refuses %s',
    async (query) => {
      const { status } = await mitra.get(`/v1/crm/product/parent?${query}`);
      expect([400, 422]).toContain(status);
    },
  );
});

describe('the cut-off of a brand', () => {
  it('is given by the clock of the database, in Jakarta', async () => {
    const set = (offset: string) =>
      rows(
        `window${offset}`,
        `update brands set cut_off_start = to_char(now() at time zone 'Asia/Jakarta' + interval '${offset}', 'HH24:MI'),
          cut_off_end = to_char(now() at time zone 'Asia/Jakarta' + interval '${offset}' + interval '30 minutes', 'HH24:MI')
         where key = 'dana'`,
      );
    await set('-10 minutes');
    expect((await brand(mitra, 'dana')).is_cut_off).toBe(true);
    await set('10 minutes');
    expect((await brand(mitra, 'dana')).is_cut_off).toBe(false);
  });
});

describe('favorites', () => {
  it('belong to the partner alone, and to its cashier', async () => {
    const { id } = await brand(mitra, 'genshin-impact');
    const path = `/v1/crm/product/parent/${id}/favorite`;
    expect((await mitra.put(path, { favorite: true })).body.data).toEqual({ favorite: true });
    expect((await mitra.put(path, { favorite: true })).status).toBe(200);
    const cashier = await server.signIn('kasir@demo.test');
    for (const client of [mitra, cashier]) {
      expect((await brands(client, '&favorite=1')).map((one) => one.key)).toEqual(['genshin-impact']);
    }
    expect(await brands(other, '&favorite=1')).toEqual([]);
    expect((await brand(other, 'genshin-impact')).is_favorite).toBe(false);
    await mitra.put(path, { favorite: false });
    expect(await brands(mitra, '&favorite=1')).toEqual([]);
  });

  it('are not made of brands that do not exist', async () => {
    for (const favorite of [true, false]) {
      const { status } = await mitra.put(`/v1/crm/product/parent/${UNKNOWN}/favorite`, { favorite });
      expect(status).toBe(404);
    }
  });
});

describe('one brand', () => {
  it('has its inputs, and its items at the price of the tier, those of a group together', async () => {
    const found = await brand(mitra, 'mobile-legends');
    expect(found.forms.map((form) => form.key)).toEqual(['user_id', 'zone_id']);
    const discount = await discountOf('mitra@demo.test');
    const prices = found.variations.map((item) => item.price);
    const expected = (await basePrices('mobile-legends')).map((base) => tierPrice(base, discount));
    expect([...prices].sort()).toEqual([...expected].sort());
    const groups = found.variations.map((item) => item.group);
    const changes = groups.filter((group, at) => group !== groups[at - 1]);
    expect(changes).toEqual([...new Set(groups)]);
  });

  it('never shows a promotion dearer than the price before it', async () => {
    const all = await Promise.all((await brands(mitra)).map((one) => brand(mitra, one.key)));
    const promoted = all.flatMap((one) => one.variations).filter((item) => item.price_before !== null);
    expect(promoted.length).toBeGreaterThan(0);
    expect(promoted.filter((item) => Number(item.price) >= (item.price_before ?? 0))).toEqual([]);
  });

  it('shows the success and the speed of the last 24 hours over all partners, from ten orders on', async () => {
    const { id } = await brand(mitra, 'mobile-legends');
    await rows(
      'age',
      `update transactions set finished_at = finished_at - interval '2 days', created_at = created_at - interval '2 days'
       where brand_id = $1`,
      [id],
    );
    expect(await brand(mitra, 'mobile-legends')).toMatchObject({ success_rate: null, average_seconds: null });
    const fresh = (succeeded: number, failed: number) =>
      rows(
        'fresh',
        `update transactions set finished_at = now(), created_at = now() - interval '8 seconds'
         where id in (
           (select id from transactions where brand_id = $1 and status = 2 order by id limit $2)
           union all (select id from transactions where brand_id = $1 and status = 4 order by id limit $3)
         )`,
        [id, succeeded, failed],
      );
    await fresh(8, 1);
    expect(await brand(other, 'mobile-legends')).toMatchObject({
      ...{ orders_24h: 9, success_rate: null, average_seconds: null },
    });
    await fresh(9, 3);
    expect(await brand(other, 'mobile-legends')).toMatchObject({
      ...{ orders_24h: 12, success_rate: 75, average_seconds: 8 },
    });
  });

  it('answers 404 when there is none', async () => {
    expect((await mitra.get(`/v1/crm/product/parent/${UNKNOWN}`)).status).toBe(404);
  });
});
