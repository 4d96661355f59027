import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SupplierAwayError } from '../../../src/platform/adapters/supplier/supplier';
import { perform } from '../../../src/server/operator/perform';
import type { DigiflazzStandIn } from '../../support/digiflazz';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import { PRICE, type Shop } from '../../support/shop';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';
import { until } from '../../support/until';

const BALANCE = 1_000_000;

describe('the operator and the suppliers outside', () => {
  let digiflazz: DigiflazzStandIn;
  let server: TestServer;
  let close: SuppliedShop['close'];
  let shop: Shop;
  let customers = 3_000;

  beforeAll(async () => {
    ({ digiflazz, server, shop, close } = await openSuppliedShop());
  });
  afterAll(() => close?.());

  const action = (command: string, given: Record<string, string> = {}) =>
    perform(server.services, { step: 'do', command, given });
  const rows = async (command: string, given: Record<string, string> = {}) => {
    const reply = await action(command, given);
    if (!('done' in reply)) throw new Error(JSON.stringify(reply));
    return reply.done.table?.rows ?? [];
  };
  const waiting = async () => {
    customers += 1;
    digiflazz.ends(`9900${customers}`, 'dropped');
    const actor = await shop.openPartner(BALANCE);
    const { order } = await shop.transactions.create(actor, v7(), shop.order(String(customers)));
    server.services.worker.wake();
    await until('it waits', async () =>
      (await rows('supplier waiting')).some((row) => row.order === order.code && row.answer),
    );
    return {
      ...{ code: order.code, now: () => shop.transactions.one(actor, order.id) },
      balance: async () => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance,
    };
  };

  it('sets routes, one per position, of items that are sold and suppliers that are set up', async () => {
    const route = { sku: 'GOOGLE-PLAY', priority: '1', supplier: 'digiflazz', code: 'gp' };
    expect(await action('supplier route', { ...route, supplier: 'irs' })).toHaveProperty('refused');
    expect(await action('supplier route', { ...route, sku: 'TIDAK-ADA' })).toHaveProperty('refused');
    expect(await action('supplier route', { ...route, priority: '0' })).toHaveProperty('refused');
    expect(await action('supplier route', route)).toHaveProperty('done');
    await action('supplier route', { ...route, priority: '2', code: 'gp-b', most: '21000', last: 'yes' });
    await action('supplier route', { ...route, code: 'gp-c' });
    expect(await rows('supplier routes', { sku: 'GOOGLE-PLAY' })).toMatchObject([
      { priority: 1, code: 'gp-c', max_price: null, falls_over: true },
      { priority: 2, code: 'gp-b', max_price: 21_000, falls_over: false },
    ]);
    const [item] = await query(server.database, `select max_qty from variations where sku = 'GOOGLE-PLAY'`);
    expect(item).toEqual({ max_qty: 1 });
    expect(await action('supplier unroute', { sku: 'GOOGLE-PLAY', priority: '2' })).toHaveProperty('done');
    expect(await action('supplier unroute', { sku: 'GOOGLE-PLAY', priority: '2' })).toHaveProperty('refused');
  });

  it('has every item without a route sold one an order from its next start, where the usual supplier is outside', async () => {
    await server.services.priceFeed.sellOnePieceUnrouted();
    const [most] = await query(server.database, 'select max(max_qty)::int as most from variations');
    expect(most).toEqual({ most: 1 });
  });

  it('ends an order that waits once, as the supplier confirmed by telephone', async () => {
    const [good, bad] = [await waiting(), await waiting()];
    expect(await action('supplier delivered', { order: good.code, sn: 'SN-TELEPON' })).toHaveProperty('done');
    expect(await action('supplier failed', { order: bad.code })).toHaveProperty('done');
    for (const { code } of [good, bad]) {
      expect(await action('supplier failed', { order: code })).toHaveProperty('refused');
    }
    expect(await good.now()).toMatchObject({ status: 2, sn: 'SN-TELEPON' });
    expect(await bad.now()).toMatchObject({ status: 4, refunded: 1 });
    expect([await good.balance(), await bad.balance()]).toEqual([BALANCE - PRICE, BALANCE]);
  });

  it('is notified once that a deposit is low, and sees what is left', async () => {
    const { poll } = server.services.supply.standing;
    await poll();
    digiflazz.desk.deposit = 400_000;
    await poll();
    await poll();
    expect(await rows('supplier list')).toMatchObject([{ supplier: 'digiflazz', trouble: null }]);
    const found = await query(
      server.database,
      `select times from operator_notices where kind = 'supplier_deposit_low'`,
    );
    expect(found).toEqual([{ times: 1 }]);
  });

  it('is notified of each trouble again once it was over, and of a supplier that has not answered for ten minutes', async () => {
    const { poll } = server.services.supply.standing;
    const unseen = async (kind: string) =>
      query(server.database, 'select times from operator_notices where kind = $1 and seen_at is null', [
        kind,
      ]);
    digiflazz.desk.deposit = 9_000_000;
    await poll();
    expect(await unseen('supplier_deposit_low')).toEqual([]);
    digiflazz.desk.deposit = 100;
    await poll();
    expect(await unseen('supplier_deposit_low')).toEqual([{ times: 1 }]);
    digiflazz.desk.deposit = 9_000_000;

    digiflazz.desk.refusal = { rc: '99' };
    await poll();
    expect(await rows('supplier list')).toMatchObject([{ trouble: 'away' }]);
    expect(await unseen('supplier_away')).toEqual([]);
    await query(server.database, `update supplier_states set since = since - interval '11 minutes'`);
    await poll();
    expect(await unseen('supplier_away')).toEqual([{ times: 1 }]);
    digiflazz.desk.refusal = null;
    await poll();
    expect(await unseen('supplier_away')).toEqual([]);
  });

  it('sees a supplier that is away, and no order goes there until it is back', async () => {
    const { poll } = server.services.supply.standing;
    digiflazz.desk.refusal = { rc: '45' };
    await poll();
    expect(await rows('supplier list')).toMatchObject([{ trouble: 'address' }]);
    const quoted = async () => {
      const actor = await shop.openPartner(BALANCE);
      return server.services.transaction.create(actor, v7(), shop.order('4001')).then(
        () => 'bought',
        (failure: Error) => failure.name,
      );
    };
    expect(await quoted()).not.toBe('bought');
    digiflazz.desk.refusal = null;
    await poll();
    expect(await quoted()).toBe('bought');
  });

  it('has what costs more than the deposit refused before any money moves, or bought at the next route', async () => {
    const { poll } = server.services.supply.standing;
    const actor = await shop.openPartner(BALANCE);
    const buy = () =>
      server.services.transaction.create(actor, v7(), shop.order('4002', { allow_duplicate: true })).then(
        () => 'bought',
        (failure: Error) => failure instanceof SupplierAwayError,
      );
    digiflazz.desk.deposit = PRICE - 1;
    expect(await poll()).toEqual({ again: 60_000 });
    expect(await buy()).toBe(true);
    const route = { sku: 'MOBILE-LEGENDS', priority: '1', supplier: 'digiflazz', code: 'ml' };
    await action('supplier route', route);
    expect(await buy()).toBe(true);
    await query(
      server.database,
      `insert into supplier_items (supplier, code, is_postpaid, category, brand, type, name, price, state)
       values ('digiflazz', 'ml', false, 'Games', 'ML', '', 'ML', $1::bigint, 'available')`,
      [PRICE - 1],
    );
    expect(await buy()).toBe('bought');
    digiflazz.desk.deposit = PRICE - 2;
    await poll();
    expect(await buy()).toBe(true);
    await action('supplier route', { ...route, priority: '2', supplier: 'sandbox', code: 'ML' });
    expect(await buy()).toBe('bought');
    await action('supplier unroute', { sku: route.sku, priority: '1' });
    await action('supplier unroute', { sku: route.sku, priority: '2' });
    digiflazz.desk.deposit = 9_000_000;
    expect(await poll()).toEqual({ again: 300_000 });
  });

  it('has what a voucher delivers sealed, as every code', async () => {
    const actor = await shop.openPartner(BALANCE);
    const { order } = await shop.transactions.create(
      actor,
      v7(),
      shop.order('', { brand_id: shop.voucher.brand, variation_id: shop.voucher.item, form_values: {} }),
    );
    server.services.worker.wake();
    const seen = await until('the voucher is there', async () => {
      const now = await shop.transactions.one(actor, order.id);
      return now.status === 2 && now;
    });
    expect(seen).toMatchObject({ sn: null, voucher_codes: [expect.stringMatching(/^•{6}/)] });
    expect(digiflazz.callsFor('081234567890')).toMatchObject([{ buyer_sku_code: 'gp-c' }]);
  });
});
