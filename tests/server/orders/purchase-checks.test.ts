import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { assignments } from '../../../src/platform/db/row-sql';
import { sql } from '../../../src/platform/db/sql';
import type { Actor } from '../../../src/platform/http/actor';
import type { CreateTransactionInput } from '../../../src/topics/orders/contract/transaction';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { openShop, PRICE, type Shop } from '../../support/shop';

let open: TestDatabase;
let shop: Shop;
let actor: Actor;

beforeAll(async () => {
  open = await openTestDatabase();
  shop = await openShop(open.database);
  actor = await shop.openPartner(10_000_000);
});
afterAll(() => open.close());

const buy = (order: CreateTransactionInput) => shop.transactions.create(actor, v7(), order);

/** Changes a row during one test. */
async function withRow(table: string, id: string, change: object): Promise<void> {
  const { db } = open.database;
  const [name, columns] = [
    sql.identifier(table),
    sql.join(
      Object.keys(change).map((column) => sql.identifier(column)),
      sql`, `,
    ),
  ];
  const { rows } = await db.execute(sql`select ${columns} from ${name} where id = ${id}`);
  const write = (row: object) => db.execute(sql`update ${name} set ${assignments(row)} where id = ${id}`);
  await write(change);
  onTestFinished(() => write(rows[0] ?? {}).then(() => undefined));
}

const withBrand = (change: object) => withRow('brands', shop.game.brand, change);
const withItem = (change: object) => withRow('variations', shop.game.item, change);

/** `HH:mm` in Asia/Jakarta, `minutes` from now by the database clock. */
async function clock(minutes: number): Promise<string> {
  const [row] = await open.database.run<{ at: string }>(
    {
      name: 'test_clock',
      text: `select to_char(now() at time zone 'Asia/Jakarta' + make_interval(mins => $1::int), 'HH24:MI') as at`,
    },
    [minutes],
  );
  return row?.at ?? '';
}

describe('an order is refused before any money moves', () => {
  test('when an input is wrong, naming the input', async () => {
    await expect(
      buy(shop.order('5555', { form_values: { user_id: '12', zone: '1' } })),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        'form_values.user_id': ['User ID minimal 4 karakter.'],
        'form_values.zone': ['Isian ini tidak dikenal.'],
      },
    });
  });

  test('when the brand has no such item', async () => {
    await expect(buy(shop.order('5555', { variation_id: shop.voucher.item }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test.each([
    [2, 'PRODUCT_DISTURBED'],
    [3, 'PRODUCT_DISTURBED'],
    [4, 'PRODUCT_INACTIVE'],
  ])('when the brand has status %i: %s', async (status, code) => {
    await withBrand({ status });
    await expect(buy(shop.order('5555'))).rejects.toMatchObject({ code });
  });

  test.each([
    [2, 'PRODUCT_DISTURBED'],
    [3, 'OUT_OF_STOCK'],
    [4, 'PRODUCT_INACTIVE'],
  ])('when the item has status %i: %s', async (status, code) => {
    await withItem({ status });
    await expect(buy(shop.order('5555'))).rejects.toMatchObject({ code });
  });

  test('while the cut-off window is open, and not around it', async () => {
    const end = await clock(30);
    await withBrand({ cut_off_start: await clock(-30), cut_off_end: end });
    await expect(buy(shop.order('5555'))).rejects.toMatchObject({ code: 'CUT_OFF', details: { until: end } });
    await withBrand({ cut_off_start: await clock(30), cut_off_end: await clock(60) });
    expect((await buy(shop.order('5555'))).order.status).toBe(1);
  });

  test('when there are more than the item allows', async () => {
    await expect(buy(shop.order('5555', { qty: 6 }))).rejects.toMatchObject({
      code: 'QUANTITY_LIMIT',
      details: { max: 5 },
    });
  });

  test('when the buyer saw another price, returning the current one', async () => {
    await expect(buy(shop.order('5555', { expected_price: 19_000 }))).rejects.toMatchObject({
      code: 'PRICE_NOT_MATCH',
      status: 409,
      details: { current_price: PRICE, from: rupiah(19_000), to: rupiah(PRICE) },
    });
  });

  test('when the supplier became dearer (1236), until the buyer accepts the new price', async () => {
    const dearer = 20_300;
    await expect(buy(shop.order('1236'))).rejects.toMatchObject({
      code: 'PRICE_NOT_MATCH',
      details: { current_price: dearer },
    });
    const { order } = await buy(shop.order('1236', { expected_price: dearer, qty: 2 }));
    expect(order).toMatchObject({ unit_price: dearer, selling_total: 2 * dearer });
  });

  test.each([
    ['1237', 'OUT_OF_STOCK', 422],
    ['1239', 'PRODUCT_DISTURBED', 503],
  ])('when the supplier has none or is down (%s): %s', async (ending, code, status) => {
    await expect(buy(shop.order(ending))).rejects.toMatchObject({ code, status });
  });

  test('when an unverified partner spends more than its limit at once', async () => {
    const unverified = await shop.openPartner(1_000_000);
    await open.database.db.execute(sql`
      update partners set kyc_status = 1, maximum_unverified_amount = ${2 * PRICE}
      where id = ${unverified.partnerId}`);
    const order = (qty: number) => shop.transactions.create(unverified, v7(), shop.order('5555', { qty }));
    expect((await order(2)).order.selling_total).toBe(2 * PRICE);
    await expect(order(3)).rejects.toMatchObject({
      code: 'UNVERIFIED_LIMIT',
      message: `Batas akun belum terverifikasi ${rupiah(2 * PRICE)}. Lengkapi berkas.`,
    });
  });

  test('when the same item went to the same destination today, until the buyer insists', async () => {
    const again = shop.order('7777', { allow_duplicate: false });
    expect((await buy(again)).order.status).toBe(1);
    await expect(buy(again)).rejects.toMatchObject({
      code: 'DUPLICATE_DESTINATION',
      details: { minutes: 1, count: 2 },
    });
    expect((await buy({ ...again, allow_duplicate: true })).order.status).toBe(1);
    expect((await buy(shop.order('7778', { allow_duplicate: false }))).order.status).toBe(1);
    await withItem({ multi: true });
    expect((await buy(again)).order.status).toBe(1);
  });

  test('but never because of a second voucher, which has no destination', async () => {
    const voucher = shop.order('', {
      brand_id: shop.voucher.brand,
      variation_id: shop.voucher.item,
      form_values: {},
      allow_duplicate: false,
    });
    expect((await buy(voucher)).order.destination).toBe('');
    expect((await buy(voucher)).order.destination).toBe('');
  });
});
