import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import type { DepositSupplier, Supplier } from '../../../src/platform/adapters/supplier/supplier';
import { createNoticeService } from '../../../src/platform/notice/service';
import { createEndOrder, pendingOrderOf } from '../../../src/topics/orders/server/transaction/end-order';
import { claimCall } from '../../../src/topics/suppliers/server/supplier/attempt-store';
import { createEndings } from '../../../src/topics/suppliers/server/supplier/conclude';
import { createFulfilment } from '../../../src/topics/suppliers/server/supplier/fulfil';
import { createHeld } from '../../../src/topics/suppliers/server/supplier/held';
import { holdPendingOrders } from '../../../src/topics/suppliers/server/supplier/hold-store';
import { createStanding } from '../../../src/topics/suppliers/server/supplier/standing';
import { openTestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { vouchers } from '../../support/seals';
import { openShop, PRICE } from '../../support/shop';

const nothing = () => undefined;

const UNSENT = { state: 'pending', checkAfter: 60_000, unsent: true } as const;

/** A shop with these routes to external suppliers, and an order sent manually. */
async function openFulfilled(
  outcomes: Record<string, Supplier['place']>,
  routes: [supplier: string, code: string][],
) {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const shop = await openShop(database);
  let calls = 0;
  const outside = Object.entries(outcomes).map(
    ([name, place]): DepositSupplier => ({
      ...createSandboxSupplier(),
      ...{ name, pace: 0 },
      place: (order) => {
        calls += 1;
        return place(order);
      },
      deposit: async () => ({ state: 'open', deposit: 5_000_000 }),
      listing: async () => ({ items: [], unread: 0 }),
      parseCallback: () => ({ refused: 'signature' }),
    }),
  );
  const suppliers = {
    ...{ sandbox: shop.supplier, usual: 'digiflazz' },
    outside: new Map(outside.map((supplier) => [supplier.name, supplier])),
  };
  const notice = createNoticeService({ database });
  const standing = createStanding({ database, suppliers: outside, notice, low: 0, wake: nothing });
  const endings = createEndings({
    ...{ database, suppliers, notice, end: createEndOrder({ vouchers }), onEnd: nothing },
    lateNumber: async () => null,
  });
  const held = createHeld({ database, suppliers, notice, wake: nothing });
  const fulfil = createFulfilment({ database, suppliers, notice, standing, endings, held });
  for (const [at, [name, code]] of routes.entries()) {
    await query(
      database,
      `insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over)
       values ($1::uuid, $2::uuid, $3, $4, $5::smallint, true)`,
      [v7(), shop.game.item, name, code, at + 1],
    );
  }
  const actor = await shop.openPartner(1_000_000);
  const { order } = await shop.transactions.create(actor, v7(), shop.order('7001'));
  return {
    database,
    async goesOn() {
      const pending = await pendingOrderOf(database, { id: order.id });
      if (!pending) throw new Error('the order has ended');
      return fulfil(pending);
    },
    calls: () => calls,
    attempts: () => query(database, 'select supplier, state, calls from supplier_attempts order by nth', []),
    now: () => shop.transactions.one(actor, order.id),
    balance: async () => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance,
  };
}

test('an order whose call was not sent stays where it is when another process has made the call meanwhile', async () => {
  const order = await openFulfilled(
    {
      // Another process claims the call meanwhile and gets an answer.
      digiflazz: async ({ id }) => {
        await claimCall(order.database, { id, pace: 0 });
        return UNSENT;
      },
    },
    [
      ['digiflazz', 'ml-a'],
      ['sandbox', 'ML'],
    ],
  );
  expect(await order.goesOn()).toEqual({ again: 60_000 });
  expect(await order.attempts()).toEqual([{ supplier: 'digiflazz', state: 1, calls: 2 }]);
});

describe('an order that reaches none of its suppliers', () => {
  const routes: [string, string][] = [
    ['digiflazz', 'ml-a'],
    ['digiflazz', 'ml-b'],
    ['other', 'ML'],
  ];

  test('waits, and each of them has its turn again', async () => {
    let isBack = false;
    const order = await openFulfilled(
      {
        digiflazz: async () => (isBack ? { state: 'success', sn: 'SN-1', voucherCodes: [] } : UNSENT),
        other: async () => UNSENT,
      },
      routes,
    );
    expect(await order.goesOn()).toEqual({ again: 0 });
    for (const supplier of ['digiflazz', 'other', 'digiflazz']) {
      expect(await order.goesOn()).toEqual({ again: 60_000 });
      expect(await order.attempts()).toMatchObject([
        { state: 3, calls: 0 },
        { supplier, state: 1, calls: 0 },
      ]);
    }
    expect(await order.balance()).toBe(1_000_000 - PRICE);
    isBack = true;
    expect(await order.goesOn()).toBe('closed');
    expect(await order.now()).toMatchObject({ status: 2, sn: 'SN-1' });
  });

  test('goes on by the next code of a supplier that is reached again and refuses the first', async () => {
    let isBack = false;
    const order = await openFulfilled(
      {
        digiflazz: async ({ sku }) => {
          if (!isBack) return UNSENT;
          return sku === 'ml-a'
            ? { state: 'failed', reason: 'STOK_HABIS' }
            : { state: 'success', sn: 'SN-2', voucherCodes: [] };
        },
        other: async () => UNSENT,
      },
      routes,
    );
    expect(await order.goesOn()).toEqual({ again: 0 });
    // The other supplier was unreachable, too, so the first is tried again.
    expect(await order.goesOn()).toEqual({ again: 60_000 });
    isBack = true;
    expect(await order.goesOn()).toEqual({ again: 0 });
    expect(await order.goesOn()).toBe('closed');
    expect(await order.now()).toMatchObject({ status: 2, sn: 'SN-2' });
    expect(await order.balance()).toBe(1_000_000 - PRICE);
  });

  test.each([
    ['several', routes],
    ['one alone', routes.slice(0, 1)],
  ])('is paid back after half an hour, once (%s)', async (_which, some) => {
    const order = await openFulfilled({ digiflazz: async () => UNSENT, other: async () => UNSENT }, some);
    for (const _ of new Set(some.map(([supplier]) => supplier))) await order.goesOn();
    expect(await order.now()).toMatchObject({ status: 1 });
    await query(
      order.database,
      `update supplier_attempts set created_at = created_at - interval '31 minutes'`,
      [],
    );
    expect(await order.goesOn()).toBe('closed');
    expect(await order.now()).toMatchObject({ status: 4, refunded: 1, status_reason_code: 'GANGGUAN' });
    expect(await order.balance()).toBe(1_000_000);
  });
});

describe('an order on hold since a restore', () => {
  test('is not sent where it was at the last of its routes, and an earlier one had not been reached', async () => {
    const order = await openFulfilled({ digiflazz: async () => UNSENT, other: async () => UNSENT }, [
      ['digiflazz', 'ml-a'],
      ['other', 'ML'],
    ]);
    await query(order.database, `update supplier_routes set falls_over = false where supplier = 'other'`, []);
    await order.goesOn();
    // The time of the backup: later the first supplier is tried again and delivers.
    await order.goesOn();
    await order.goesOn();
    expect(await order.attempts()).toMatchObject([
      { supplier: 'digiflazz', state: 3, calls: 0 },
      { supplier: 'other', state: 1, calls: 0 },
    ]);
    await holdPendingOrders(order.database.db);
    const before = order.calls();
    expect(await order.goesOn()).toEqual({ again: 60_000 });
    expect(order.calls()).toBe(before);
  });
});
