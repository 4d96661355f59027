import { v7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { DepositShortError, type DepositSupplier } from '../../../src/platform/adapters/supplier/supplier';
import { createNoticeService } from '../../../src/platform/notice/service';
import { prepareOrders } from '../../../src/topics/orders/server/transaction/prepare-many';
import { createStanding } from '../../../src/topics/suppliers/server/supplier/standing';
import { asOne } from '../../../src/topics/suppliers/server/supplier/suppliers';
import { openTestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openShop, PRICE } from '../../support/shop';

test('what costs more than the deposit is refused by itself where many are ordered', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const shop = await openShop(database);
  const outside = new Map([
    [
      'digiflazz',
      {
        ...createSandboxSupplier(),
        ...{ name: 'digiflazz', pace: 60_000 },
        deposit: async () => ({ state: 'open' as const, deposit: PRICE - 1 }),
        listing: async () => ({ items: [], unread: 0 }),
        parseCallback: () => ({ refused: 'signature' as const }),
      },
    ],
  ]);
  const supplier = asOne(database, { sandbox: shop.supplier, outside, usual: 'digiflazz' });
  await query(database, `insert into supplier_states (supplier, deposit) values ('digiflazz', $1::bigint)`, [
    PRICE - 1,
  ]);
  await query(
    database,
    `insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over)
     values ($1::uuid, $2::uuid, 'sandbox', 'GOOGLE-PLAY', 1, true)`,
    [v7(), shop.voucher.item],
  );
  const actor = await shop.openPartner(1_000_000);
  const prepared = () =>
    prepareOrders({ database, supplier, sellingPrice: shop.sellingPrice, patience: 60_000 }, actor, [
      shop.order('8001'),
      shop.order('8001', { brand_id: shop.voucher.brand, variation_id: shop.voucher.item, form_values: {} }),
    ]);
  expect(await prepared()).toMatchObject([
    { kind: 'refused', refusal: { code: 'PRODUCT_DISTURBED' } },
    { kind: 'prepared' },
  ]);
  // A closed supplier may recover, so the result is unknown.
  await query(database, `update supplier_states set trouble = 'away'`, []);
  expect(await prepared()).toMatchObject([{ kind: 'away' }, { kind: 'prepared' }]);
});

test('a bill that costs more than a deposit is asked for at the next supplier that has enough', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const shop = await openShop(database);
  const named = (name: string): DepositSupplier => ({
    ...createSandboxSupplier(),
    ...{ name, pace: 60_000 },
    deposit: async () => ({ state: 'open', deposit: 0 }),
    listing: async () => ({ items: [], unread: 0 }),
    parseCallback: () => ({ refused: 'signature' }),
    inquire: async () => ({
      ...{ state: 'found', reference: 'r', customerName: 'BUDI', sheets: 1, fee: 2_500, cost: 300_000 },
      periods: [{ period: '2026-11', amount: 300_000, penalty: 0 }],
    }),
  });
  const outside = new Map(['digiflazz', 'other'].map((name) => [name, named(name)]));
  const supplier = asOne(database, { sandbox: shop.supplier, outside, usual: 'digiflazz' });
  await query(
    database,
    `insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over)
     values ($1::uuid, $3::uuid, 'digiflazz', 'pln', 1, true), ($2::uuid, $3::uuid, 'other', 'PLN', 2, true)`,
    [v7(), v7(), shop.game.item],
  );
  await query(
    database,
    `insert into supplier_states (supplier, deposit) values ('digiflazz', 299999), ('other', 300000)`,
    [],
  );
  const ask = () => supplier.inquire({ sku: 'MOBILE-LEGENDS', customerNo: '5300', months: null });
  expect(await ask()).toMatchObject({ state: 'found', reference: 'other/PLN/r' });
  await query(database, `update supplier_states set deposit = 299999`, []);
  await expect(ask()).rejects.toThrow(DepositShortError);
  await query(database, `update supplier_routes set falls_over = false`, []);
  await query(database, `update supplier_states set deposit = 300000 where supplier = 'other'`, []);
  await expect(ask()).rejects.toThrow(DepositShortError);
});

test('after a refusal the deposit is checked within a minute, however many refusals come', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const notice = createNoticeService({ database });
  const standing = createStanding({ database, suppliers: [], notice, low: 1, wake: () => {} });
  await query(
    database,
    `insert into jobs (id, kind, ref_id, run_at)
     values ($1::uuid, 'supplier-look', '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b15', now() + interval '5 minutes')`,
    [v7()],
  );
  await standing.refuses('digiflazz', 'deposit', null);
  const due = () => query(database, `select run_at from jobs where kind = 'supplier-look'`, []);
  const [first] = await due();
  expect(Date.parse(String(first?.run_at))).toBeLessThanOrEqual(Date.now() + 61_000);
  await standing.refuses('digiflazz', 'deposit', null);
  expect(await due()).toEqual([first]);
});
