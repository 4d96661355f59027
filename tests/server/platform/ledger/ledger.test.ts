import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { firstError, summaryOf } from '../../../../src/platform/ledger/verify-store';
import { openTestDatabase, type TestDatabase } from '../../../support/database';
import { query } from '../../../support/query';
import { startTestServer } from '../../../support/server';
import { openShop, type Shop, topUp } from '../../../support/shop';

describe('the ledger', () => {
  let open: TestDatabase;
  let shop: Shop;

  beforeAll(async () => {
    open = await openTestDatabase();
    shop = await openShop(open.database);
  });
  afterAll(() => open.close());

  const sql = (text: string, values: unknown[] = []) => query(open.database, text, values);

  test('moves a balance and writes both sides of it', async () => {
    const { partnerId } = await shop.openPartner(0);
    expect(await topUp(shop.ledger, partnerId, 50_000)).toEqual({ balance: 50_000, version: 1 });
    expect(await topUp(shop.ledger, partnerId, 7_500)).toEqual({ balance: 57_500, version: 2 });
    const entries = await sql(
      `select amount, house, seq, balance_after from ledger_entries where partner_id = $1::uuid
       order by posting_id, house nulls first`,
      [partnerId],
    );
    expect(entries).toEqual([
      { amount: 50_000, house: null, seq: 1, balance_after: 50_000 },
      { amount: -50_000, house: 'deposits', seq: null, balance_after: null },
      { amount: 7_500, house: null, seq: 2, balance_after: 57_500 },
      { amount: -7_500, house: 'deposits', seq: null, balance_after: null },
    ]);
  });

  test('keeps the panel balance apart from the main one', async () => {
    const { partnerId } = await shop.openPartner(10_000);
    await shop.ledger.post({
      partnerId,
      kind: 'panel',
      amount: 4_000,
      house: 'profit',
      type: 5,
      refType: 'panel_order',
      refId: null,
      refCode: 'INV-1',
      description: 'Profit panel',
      actor: 'Sistem',
      userId: null,
    });
    expect(await shop.ledger.balanceOf(partnerId, 'main')).toEqual({ balance: 10_000, version: 1 });
    expect(await shop.ledger.balanceOf(partnerId, 'panel')).toEqual({ balance: 4_000, version: 1 });
  });

  test('never lets a balance fall below zero', async () => {
    const { partnerId } = await shop.openPartner(1_000);
    await expect(topUp(shop.ledger, partnerId, -1_001)).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { balance: 1_000, short_amount: 1 },
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => topUp(shop.ledger, partnerId, -300)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await shop.ledger.balanceOf(partnerId, 'main')).toEqual({ balance: 100, version: 4 });
    await expect(
      sql('update balances set balance = -1 where partner_id = $1::uuid', [partnerId]),
    ).rejects.toThrow('balances_not_negative');
  });

  test('is append-only', async () => {
    await shop.openPartner(1_000);
    await expect(sql('update ledger_entries set amount = 1')).rejects.toThrow('append-only');
    await expect(sql('delete from ledger_entries')).rejects.toThrow('append-only');
  });

  test('verifies, with what it counted', async () => {
    expect(await firstError(open.database)).toBeNull();
    const { entries, total } = await summaryOf(open.database);
    expect(entries).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(0);
  });

  test.each([
    [
      'balances set balance = balance + 1',
      'balances set balance = balance - 1',
      'a balance is the sum of its entries',
    ],
    [
      'balances set version = version + 1',
      'balances set version = version - 1',
      'a version counts the entries of its balance',
    ],
  ])('is found to be wrong after "update %s"', async (breaking, mending, rule) => {
    const { partnerId } = await shop.openPartner(1_000);
    await sql(`update ${breaking} where partner_id = $1::uuid and kind = 'main'`, [partnerId]);
    expect(await firstError(open.database)).toMatchObject({ rule });
    await sql(`update ${mending} where partner_id = $1::uuid and kind = 'main'`, [partnerId]);
    expect(await firstError(open.database)).toBeNull();
  });

  test('is found to be wrong when an order says another refund than the entries', async () => {
    const actor = await shop.openPartner(100_000);
    const { order } = await shop.transactions.create(actor, crypto.randomUUID(), shop.order('5555'));
    await sql('update transactions set refund_amount = 1 where id = $1::uuid', [order.id]);
    expect(await firstError(open.database)).toMatchObject({ subject: order.id });
    await sql('update transactions set refund_amount = 0 where id = $1::uuid', [order.id]);
  });

  test('is found to be wrong when nothing will end a pending order', async () => {
    const actor = await shop.openPartner(100_000);
    const { order } = await shop.transactions.create(actor, crypto.randomUUID(), shop.order('5555'));
    await sql('update jobs set done_at = now() where ref_id = $1::uuid', [order.id]);
    expect(await firstError(open.database)).toMatchObject({
      rule: 'a pending order has a job that will end it',
      subject: order.id,
    });
  });
});

test('the demo data that a new database starts with agrees with its ledger', async () => {
  const server = await startTestServer({ seed: 'demo' });
  onTestFinished(() => server.close());
  expect(await firstError(server.database)).toBeNull();
  expect((await summaryOf(server.database)).orders).toBeGreaterThan(100);
});
