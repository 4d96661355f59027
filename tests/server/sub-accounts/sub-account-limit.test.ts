import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import type { Actor } from '../../../src/platform/http/actor';
import { AppError } from '../../../src/platform/http/app-error';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { buyMany } from '../../../src/topics/orders/server/transaction/buy-many';
import { prepareOrder } from '../../../src/topics/orders/server/transaction/prepare';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openShop, PRICE, type Shop } from '../../support/shop';
import { openCashier, withinOneDay } from '../../support/sub-accounts';

const PLENTY = 100 * PRICE;

describe('what a sub-account may buy', () => {
  let test_: TestDatabase;
  let shop: Shop;
  let category: string;

  beforeAll(async () => {
    test_ = await openTestDatabase();
    shop = await openShop(test_.database);
    const [row] = await query(test_.database, 'select id from categories');
    category = String(row?.id);
  });
  afterAll(() => test_.close());

  const inOneDay = (work: () => Promise<void>) => withinOneDay(test_.database, work);
  const cashierOf = async (limits: Parameters<typeof openCashier>[2], balance = PLENTY): Promise<Actor> =>
    openCashier(test_.database, await shop.openPartner(balance), limits);
  const buy = (actor: Actor, over: Parameters<Shop['order']>[1] = {}) =>
    shop.transactions.create(actor, v7(), shop.order('5555', over));
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled'
      ? 'bought'
      : outcome.reason instanceof AppError
        ? outcome.reason.code
        : 'broken';
  const spentOf = async ({ partnerId, userId }: Actor): Promise<number> => {
    const [row] = await query(
      test_.database,
      'select sum(selling_total)::float8 as spent from transactions where partner_id = $1 and user_id = $2',
      [partnerId, userId],
    );
    return Number(row?.spent ?? 0);
  };

  /** `HH:MM` in Jakarta, `minutes` from now by the database clock. */
  const clock = async (minutes: number): Promise<string> => {
    const [row] = await query(
      test_.database,
      `select to_char(now() at time zone 'Asia/Jakarta' + $1::int * interval '1 minute', 'HH24:MI') as clock`,
      [minutes],
    );
    return String(row?.clock);
  };

  test.each(['day_limit', 'month_limit'] as const)('never passes its %s with 64 orders at once', (limit) =>
    inOneDay(async () => {
      const cashier = await cashierOf({ [limit]: 3 * PRICE + PRICE - 1 });
      const outcomes = await Promise.allSettled(Array.from({ length: 64 }, () => buy(cashier)));
      const codes = outcomes.map(codeOf);
      expect(codes.filter((code) => code === 'bought')).toHaveLength(3);
      expect(codes.filter((code) => code === 'SUB_ACCOUNT_LIMIT')).toHaveLength(61);
      expect(await spentOf(cashier)).toBe(3 * PRICE);
      expect(await firstError(test_.database)).toBeNull();
    }),
  );

  test('never passes it with batches and orders at once either', () =>
    inOneDay(async () => {
      const cashier = await cashierOf({ day_limit: 7 * PRICE });
      const parts = { database: test_.database, supplier: shop.supplier, sellingPrice: null };
      const batch = async () => {
        const prepared = await prepareOrder(parts, cashier, shop.order('5555'));
        const rows = [0, 1].map(() => ({ ...prepared, key: v7(), request_hash: v7(), source: 4 }));
        return buyMany(test_.database, cashier, rows);
      };
      const [batches, orders] = await Promise.all([
        Promise.all(Array.from({ length: 8 }, batch)),
        Promise.allSettled(Array.from({ length: 8 }, () => buy(cashier))),
      ]);
      const whole = batches.filter((ids) => ids !== null).length;
      const alone = orders.filter((one) => codeOf(one) === 'bought').length;
      expect(2 * whole + alone).toBe(7);
      expect(await spentOf(cashier)).toBe(7 * PRICE);
    }));

  test('buys no order above the limit of one, and says so before the PIN', async () => {
    const cashier = await cashierOf({ order_limit: PRICE });
    await expect(buy(cashier, { qty: 2, pin: '000000' })).rejects.toMatchObject({
      code: 'SUB_ACCOUNT_LIMIT',
      message: `Batas Anda ${rupiah(PRICE)} untuk satu pesanan.`,
      details: { rule: 'order', limit: PRICE },
    });
    await buy(cashier);
  });

  test('is shown what is left of its day', () =>
    inOneDay(async () => {
      const cashier = await cashierOf({ day_limit: 2 * PRICE + 300 });
      await buy(cashier, { qty: 2 });
      await expect(buy(cashier)).rejects.toMatchObject({
        message: `Sisa batas Anda hari ini ${rupiah(300)} dari ${rupiah(2 * PRICE + 300)}.`,
        details: { rule: 'day', left: 300 },
      });
    }));

  test('sees beforehand what is left of each', () =>
    inOneDay(async () => {
      const cashier = await cashierOf({ order_limit: PRICE, day_limit: 3 * PRICE });
      await buy(cashier);
      expect(await shop.transactions.ownLimits(cashier)).toEqual({
        ...{ order: PRICE, day: { limit: 3 * PRICE, left: 2 * PRICE }, month: null, hours: null },
        categories: null,
      });
      const hours = { start: '08:00', end: '20:00' };
      const [category] = await query(test_.database, 'select id, name from categories order by sort limit 1');
      const early = await cashierOf({
        ...{ hours_start: hours.start, hours_end: hours.end },
        category_ids: [String(category?.id)],
      });
      expect(await shop.transactions.ownLimits(early)).toMatchObject({
        ...{ day: null, hours, categories: [{ id: category?.id, name: category?.name }] },
      });
      expect(await shop.transactions.ownLimits(await shop.openPartner(0))).toBeNull();
      const none = await cashierOf({ category_ids: [v7()] });
      expect(await shop.transactions.ownLimits(none)).toMatchObject({ categories: [] });
    }));

  test('gets back what came back, also when the sums of orders were brought up to date', () =>
    inOneDay(async () => {
      const cashier = await cashierOf({ day_limit: PRICE, month_limit: PRICE });
      const { order } = await buy(cashier);
      await query(test_.database, 'select add_order_changes(1000)');
      await expect(buy(cashier)).rejects.toMatchObject({ code: 'SUB_ACCOUNT_LIMIT' });
      await query(
        test_.database,
        'update transactions set status = 4, refunded = 1, refund_amount = selling_total where id = $1',
        [order.id],
      );
      await buy(cashier);
      await query(test_.database, 'select add_order_changes(1000)');
      await expect(buy(cashier)).rejects.toMatchObject({ code: 'SUB_ACCOUNT_LIMIT' });
    }));

  test('begins again the next day and the next month', () =>
    inOneDay(async () => {
      const cashier = await cashierOf({ day_limit: PRICE });
      const { order } = await buy(cashier);
      await query(
        test_.database,
        `update transactions set created_at = created_at - interval '1 day' where id = $1`,
        [order.id],
      );
      await buy(cashier);
      const monthly = await cashierOf({ month_limit: PRICE });
      const first = await buy(monthly);
      await query(
        test_.database,
        `update transactions set created_at = date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone
       'Asia/Jakarta' - interval '1 second' where id = $1`,
        [first.order.id],
      );
      await buy(monthly);
    }));

  test('buys from its categories alone', async () => {
    await buy(await cashierOf({ category_ids: [category] }));
    await expect(buy(await cashierOf({ category_ids: [v7()] }))).rejects.toMatchObject({
      code: 'SUB_ACCOUNT_LIMIT',
      details: { rule: 'category' },
    });
  });

  test.each([
    ['within its hours', -5, 60, true],
    ['within hours that end on the next day', -60, -120, true],
    ['not outside of them', 60, 120, false],
    ['not after they have ended', -120, -60, false],
  ])('buys %s', async (_what, start, end, may) => {
    const cashier = await cashierOf({ hours_start: await clock(start), hours_end: await clock(end) });
    const bought = await Promise.allSettled([buy(cashier)]);
    expect(bought.map(codeOf)).toEqual([may ? 'bought' : 'SUB_ACCOUNT_LIMIT']);
  });

  test('buys nothing once it is switched off or has lost the right, whatever it was shown before', async () => {
    for (const change of ['disabled_at = now()', `privileges = array['product']`]) {
      const cashier = await cashierOf({});
      await query(test_.database, `update users set ${change} where id = $1`, [cashier.userId]);
      await expect(buy(cashier)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('leaves its owner and its colleagues alone', () =>
    inOneDay(async () => {
      const owner = await shop.openPartner(PLENTY);
      const [one, other] = [
        await openCashier(test_.database, owner, { day_limit: PRICE }),
        await openCashier(test_.database, owner, { day_limit: PRICE }),
      ];
      await buy(one);
      await buy(other);
      await buy(owner);
      await expect(buy(one)).rejects.toMatchObject({ code: 'SUB_ACCOUNT_LIMIT' });
    }));

  test('is notified of a low balance like everyone', async () => {
    await expect(buy(await cashierOf({ day_limit: PLENTY }, PRICE - 1))).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
  });
});
