import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../support/entities';
import { OperatorDesk } from '../../support/operator';
import { query } from '../../support/query';
import { openStorefront, running, type Storefront } from '../../support/storefront';

const TABLES = ['panel_orders', 'panel_order_events', 'panel_codes', 'promo_counts', 'flash_sale_counts'];

describe('an order that the operator types in', () => {
  let desk: OperatorDesk;
  let shop: Storefront;
  let unpriced: string;
  let empty: string;
  let stock: string;

  beforeAll(async () => {
    desk = await OperatorDesk.open();
    shop = await openStorefront(desk.server);
    const promo = (code: string, over: object) =>
      shop.record('promo', {
        ...{ name: code, code, discount: { type: 'nominal', value: 5_000 }, period: running(), quota: 5 },
        ...{ scope: 'all', visibility: 'secret', is_active: true, ...over },
      });
    const vip = await shop.record('member-tier', {
      ...{ name: 'Istimewa', level: 90, upgrade: 'free', is_active: true },
      margin: { type: 'percent', value: 1 },
    });
    await promo('HEMAT5', {});
    await promo('KHUSUSVIP', { tier_ids: [vip] });
    const item = (fulfilment: string, tier_id: string) =>
      shop.record('product-custom', {
        ...{ category_id: shop.category, name: 'Barang', sku: `BARANG-${tier_id}`, fulfilment, cost: 1_000 },
        ...{ prices: [{ tier_id, price: 9_000 }], is_active: true },
      });
    unpriced = await item('manual', vip);
    empty = await item('code', shop.tierId);
    stock = await shop.stocked(['KODE-AAAA-1111', 'KODE-BBBB-2222']);
  });
  afterAll(() => desk.close());

  const place = (...words: string[]) => desk.type('panel-order', 'place', shop.code, ...words);
  const written = () =>
    Promise.all(
      TABLES.map(async (table) => {
        const [state] = await query(
          desk.server.database,
          `select coalesce(md5(string_agg(row, '' order by row)), '') as rows
           from (select to_jsonb(t)::text as row from ${table} t) as told`,
        );
        return [table, state?.rows];
      }),
    );

  it('is placed, paid and delivered, and its invoice is printed', async () => {
    const { stdout } = await place(stock, '--method', shop.qris, '--code', 'HEMAT5', '--qty', '2', '--pay');
    const invoice = /^(INV\S+): Rp\s15\.000, paid\.\n$/.exec(stdout)?.[1] ?? '';

    expect(await shop.row(invoice)).toMatchObject({
      ...{ payment_status: 2, order_status: 3, qty: 2, total: 15_000, promo_code: 'HEMAT5' },
    });
    expect(await shop.delivered(invoice)).toBe('KODE-AAAA-1111, KODE-BBBB-2222');
  });

  it('waits for its money unless that has come, and is paid afterwards', async () => {
    const { stdout } = await place(shop.custom, '--method', shop.bank);
    const invoice = /^(INV\S+): Rp\s30\.\d{3}, waits for its money\.\n$/.exec(stdout)?.[1] ?? '';
    expect(await shop.row(invoice)).toMatchObject({ payment_status: 1, order_status: 1 });

    const paid = await desk.type('panel-order', 'pay', invoice, '--yes');
    expect(paid.stdout).toContain(`${invoice} is paid.`);
    expect(await shop.row(invoice)).toMatchObject({ payment_status: 2 });
  });

  it.each<[string, () => string[], RegExp]>([
    ['an item that is no id', () => ['bukan-id'], /^product_id: Format tidak valid\.$/],
    ['an item that nobody sells', () => [UNKNOWN_ID], /\(NOT_FOUND\)$/],
    ['an item without a price for the tier of its buyer', () => [unpriced], /\(PRODUCT_INACTIVE\)$/],
    ['an item without a code in stock', () => [empty], /^Stok habis\. \(OUT_OF_STOCK\)$/],
    ['a code that is none', () => [shop.custom, '--code', 'TIDAKADA'], /kode tidak ditemukan/],
    ['a code of another tier', () => [shop.custom, '--code', 'KHUSUSVIP'], /tidak berlaku untuk tier ini/],
    ['a member that is none', () => [shop.custom, '--member', 'siapa'], /^There is no member "siapa" at /],
    ['a way to pay that is none', () => [shop.custom, '--method', UNKNOWN_ID], /\(METHOD_UNKNOWN\)$/],
    ['a number that is none', () => [shop.custom, '--qty', 'dua'], /^qty: Harus berupa angka\.$/],
    ['answers without a key', () => [shop.vcg, '--answers', 'asal'], /^"asal" is no answer: key=value\.$/],
    ['answers that are missing', () => [shop.vcg], /user_id: .+ \(VALIDATION_FAILED\)$/],
  ])('is refused for %s in one line, with exit code 1, and leaves nothing behind', async (_, words, says) => {
    const before = await written();
    const ended = await place(...words()).catch(
      (failure: { code: number; stdout: string; stderr: string }) => failure,
    );

    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
    expect(ended.stderr.trimEnd()).toMatch(says);
    expect(await written()).toEqual(before);
  });

  it('is of a website that takes orders', async () => {
    await expect(desk.type('panel-order', 'place', 'tidak-ada', shop.custom)).rejects.toMatchObject({
      ...{ code: 1, stderr: expect.stringMatching(/^[^\n]+\(SHOP_NOT_FOUND\)\n$/) },
    });
  });
});
