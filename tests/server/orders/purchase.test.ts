import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { createActivityService } from '../../../src/platform/activity/service';
import type { Actor } from '../../../src/platform/http/actor';
import { AppError } from '../../../src/platform/http/app-error';
import { createSecretService } from '../../../src/platform/identity/secret/service';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { CreateTransactionInput } from '../../../src/topics/orders/contract/transaction';
import { createTransactionService } from '../../../src/topics/orders/server/transaction/service';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { vouchers } from '../../support/seals';
import { openShop, PRICE, type Shop } from '../../support/shop';

describe('buying with the balance', () => {
  let test_: TestDatabase;
  let shop: Shop;

  beforeAll(async () => {
    test_ = await openTestDatabase();
    shop = await openShop(test_.database);
  });
  afterAll(() => test_.close());

  const buy = (actor: Actor, order: CreateTransactionInput, key = v7()) =>
    shop.transactions.create(actor, key, order);
  const balanceOf = async (actor: Actor) => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance;
  const orders = async (actor: Actor) => (await shop.transactions.list(actor, { page: 1, limit: 100 })).total;
  const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.map((outcome) =>
      outcome.status === 'fulfilled'
        ? 'bought'
        : outcome.reason instanceof AppError
          ? outcome.reason.code
          : 'broken',
    );

  test('takes the money and shows what was before and after', async () => {
    const actor = await shop.openPartner(100_000);
    const { order, replayed } = await buy(actor, shop.order('5555', { qty: 2 }));
    expect(replayed).toBe(false);
    expect(order).toMatchObject({
      status: 1,
      selling_total: 2 * PRICE,
      unit_price: PRICE,
      balance_before: 100_000,
      balance_after: 100_000 - 2 * PRICE,
      destination: '99005555',
      order_param: [{ alias: 'User ID', key: 'user_id', value: '99005555' }],
      actor_name: 'Budi Santoso',
    });
    expect(order.code).toMatch(/^TRX-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(order.ref_id).toMatch(/^H2H-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(order.history.map(({ step, amount, balance }) => [step, amount, balance])).toEqual([
      ['created', null, null],
      ['debited', 2 * PRICE, 100_000 - 2 * PRICE],
    ]);
    expect(await balanceOf(actor)).toBe(100_000 - 2 * PRICE);
  });

  test('lets exactly 3 of 64 concurrent buyers through when the balance affords 3', async () => {
    const actor = await shop.openPartner(3 * PRICE + PRICE - 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, () => buy(actor, shop.order('5555'))),
    );
    const codes = codesOf(outcomes);
    expect(codes.filter((code) => code === 'bought')).toHaveLength(3);
    expect(codes.filter((code) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(61);
    expect(await balanceOf(actor)).toBe(PRICE - 1);
    expect(await orders(actor)).toBe(3);
    expect(await firstError(test_.database)).toBeNull();
  });

  test('makes one order of the same key sent 16 times at once, and answers it to all', async () => {
    const actor = await shop.openPartner(1_000_000);
    const key = v7();
    const order = shop.order('5555');
    const answers = await Promise.all(Array.from({ length: 16 }, () => buy(actor, order, key)));
    expect(new Set(answers.map((answer) => answer.order.id)).size).toBe(1);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(await balanceOf(actor)).toBe(1_000_000 - PRICE);
  });

  test('lets one of 12 through that go for one item and destination at once, but for those who insist', async () => {
    const actor = await shop.openPartner(24 * PRICE);
    const all = (order: CreateTransactionInput) =>
      Promise.allSettled(Array.from({ length: 12 }, () => buy(actor, order))).then(codesOf);
    const once = shop.order('5555', { allow_duplicate: false });
    const outcomes = await all(once);
    expect(outcomes.filter((code) => code === 'bought')).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'DUPLICATE_DESTINATION')).toHaveLength(11);
    expect(await balanceOf(actor)).toBe(23 * PRICE);

    expect(new Set(await all({ ...once, allow_duplicate: true }))).toEqual(new Set(['bought']));
  });

  test('takes the repetition of a call that is still under way for no second order', async () => {
    const actor = await shop.openPartner(PRICE);
    const order = shop.order('5555', { allow_duplicate: false });
    const key = v7();
    const slow = createTransactionService({
      ...shop,
      database: test_.database,
      secret: createSecretService({ database: test_.database, activity: createActivityService(test_) }),
      activity: createActivityService(test_),
      vouchers,
      onOrder: () => undefined,
      supplier: {
        ...shop.supplier,
        // The first call completes while its repeat asks for the price.
        quote: async (request) => {
          await buy(actor, order, key);
          return shop.supplier.quote(request);
        },
      },
    });
    const repetition = await slow.create(actor, key, order);
    expect(repetition).toMatchObject({ replayed: true });
    expect(await shop.transactions.byKey(actor, key)).toEqual(repetition.order);
    await expect(buy(actor, order)).rejects.toMatchObject({ code: 'DUPLICATE_DESTINATION' });
  });

  test('answers a known key without asking for the PIN again, even when the balance is gone', async () => {
    const actor = await shop.openPartner(PRICE);
    const key = v7();
    const { order } = await buy(actor, shop.order('5555'), key);
    const again = await buy(actor, shop.order('5555', { pin: '000000' }), key);
    expect(again).toMatchObject({ replayed: true, order: { id: order.id } });
    expect(await shop.transactions.byKey(actor, key)).toMatchObject({ id: order.id });
    expect(await shop.transactions.byKey(actor, v7())).toBeNull();
  });

  test('refuses a known key with another body, one after the other and at once', async () => {
    const actor = await shop.openPartner(1_000_000);
    const key = v7();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_unused, index) => buy(actor, shop.order(String(5000 + index)), key)),
    );
    expect(codesOf(outcomes).sort()).toEqual([...Array(15).fill('IDEMPOTENCY_CONFLICT'), 'bought']);
    await expect(buy(actor, shop.order('4999'), key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await balanceOf(actor)).toBe(1_000_000 - PRICE);
  });

  test('keeps keys and ref ids of two partners apart', async () => {
    const [one, other] = [await shop.openPartner(PRICE), await shop.openPartner(PRICE)];
    const key = v7();
    const order = shop.order('5555', { ref_id: 'NOTA-0001' });
    const [mine, theirs] = [await buy(one, order, key), await buy(other, order, key)];
    expect(mine.order.id).not.toBe(theirs.order.id);
    await expect(shop.transactions.one(other, mine.order.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('refuses a ref id that another order has, and takes no money', async () => {
    const actor = await shop.openPartner(3 * PRICE);
    await buy(actor, shop.order('5555', { ref_id: 'NOTA-0002' }));
    await expect(buy(actor, shop.order('5555', { ref_id: 'NOTA-0002' }))).rejects.toMatchObject({
      code: 'REF_ID_CONFLICT',
    });
    expect(await balanceOf(actor)).toBe(2 * PRICE);
  });

  test('says by how much the balance falls short', async () => {
    const actor = await shop.openPartner(PRICE - 700);
    await expect(buy(actor, shop.order('5555'))).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { short_amount: 700, balance: PRICE - 700 },
      message: `Saldo tidak cukup. Kurang ${rupiah(700)}.`,
    });
  });

  test('compares the PIN last, and takes nothing when it is wrong', async () => {
    const actor = await shop.openPartner(PRICE);
    await expect(buy(actor, shop.order('1237', { pin: '000000' }))).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    await expect(buy(actor, shop.order('5555', { pin: '000000' }))).rejects.toMatchObject({
      code: 'WRONG_PIN',
      details: { left: 2 },
    });
    expect(await orders(actor)).toBe(0);
    expect(await balanceOf(actor)).toBe(PRICE);
  });
});
