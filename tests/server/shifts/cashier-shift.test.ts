import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandlerCall } from '../../../src/admin/server/actions/shape';
import { sql } from '../../../src/platform/db/sql';
import type { Actor } from '../../../src/platform/http/actor';
import { AppError } from '../../../src/platform/http/app-error';
import { createNotificationService } from '../../../src/platform/notifications/service';
import { createQuotaService } from '../../../src/platform/quota/service';
import { buyMany } from '../../../src/topics/orders/server/transaction/buy-many';
import { prepareOrder } from '../../../src/topics/orders/server/transaction/prepare';
import { createCashierShiftService } from '../../../src/topics/shifts/server/service';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openShop, PRICE, type Shop } from '../../support/shop';
import { openCashier } from '../../support/sub-accounts';
import { until } from '../../support/until';

const MARGIN = 2_300;
const SOLD = PRICE + MARGIN;

describe('the shift of a cashier', () => {
  let test_: TestDatabase;
  let shop: Shop;
  let shifts: ReturnType<typeof createCashierShiftService>;

  beforeAll(async () => {
    test_ = await openTestDatabase();
    shop = await openShop(test_.database);
    const { database } = test_;
    shifts = createCashierShiftService({
      database,
      notification: createNotificationService({ database }),
      quota: createQuotaService({ database, perAddress: false }),
    });
  });
  afterAll(() => test_.close());

  const action = (
    actor: Actor,
    name: 'start' | 'cash' | 'count' | 'explain',
    id: string | null,
    input: object = {},
  ) =>
    test_.database.transaction((tx) => {
      const call = { tx, actor, ids: id ? [id] : [], input, preview: false };
      return shifts.entities['cashier-shift'].actions[name](call as unknown as HandlerCall);
    });
  const open = async (actor: Actor, opening_cash = 100_000): Promise<string> => {
    await action(actor, 'start', null, { opening_cash });
    return String((await shifts.own(actor))?.id);
  };
  const count = (actor: Actor, id: string, counted: number, more: object = {}) =>
    action(actor, 'count', id, { counted, ...more });
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled'
      ? 'done'
      : outcome.reason instanceof AppError
        ? outcome.reason.code
        : String(outcome.reason);

  /** A shop with a margin rule and a cashier. */
  const staffed = async (balance = 200 * PRICE): Promise<{ owner: Actor; cashier: Actor }> => {
    const owner = await shop.openPartner(balance);
    await query(
      test_.database,
      `insert into selling_rules (id, partner_id, scope, scope_id, method, value, rounding, round_up, ending, is_active)
       values (gen_random_uuid(), $1::uuid, 'global', null, 'amount', $2::int, 0, true, '', true)`,
      [owner.partnerId, MARGIN],
    );
    return { owner, cashier: await openCashier(test_.database, owner) };
  };
  const buy = async (actor: Actor): Promise<string> =>
    (await shop.transactions.create(actor, v7(), shop.order('5555'))).order.id;
  const giveBack = (id: string, part = 1) =>
    query(
      test_.database,
      `update transactions set status = 4, refunded = case when $2::float8 = 1 then 1 else 2 end,
         refund_amount = (selling_total * $2::float8)::bigint where id = $1::uuid`,
      [id, part],
    );
  const newsOf = (actor: Actor) =>
    query(
      test_.database,
      'select title, body, owner_only, user_id from notifications where partner_id = $1 and link like $2',
      [actor.partnerId, '/cashier-shift/%'],
    );

  test('offers no second opening while one is not finished', async () => {
    const { cashier, owner } = await staffed();
    const blocked = async (actor: Actor) => {
      const { list } = shifts.resources['cashier-shift'];
      const query = { page: 1, limit: 10, filters: [], sort: { field: 'created_at', descending: true } };
      return (await list({} as never, actor as never, query as never)).blocked ?? [];
    };
    expect(await blocked(cashier)).toEqual([]);
    const id = await open(cashier);
    expect([await blocked(cashier), await blocked(owner)]).toEqual([['start'], []]);
    await count(cashier, id, 100_000);
    expect(await blocked(cashier)).toEqual([]);
  });

  test('counts what its customers paid, from the opening to the count', async () => {
    const { cashier, owner } = await staffed();
    await buy(cashier);
    const id = await open(cashier);
    const orders = [await buy(cashier), await buy(cashier)];
    await buy(owner);
    await action(cashier, 'cash', id, { direction: 'out', amount: 20_000, reason: 'Beli plastik' });
    await action(cashier, 'cash', id, { direction: 'in', amount: 5_000, reason: 'Tukar uang kecil' });
    expect(await shifts.report(cashier, id)).toMatchObject({ order_count: 2, figures: null });
    await count(cashier, id, 100_000 + 2 * SOLD - 15_000 - SOLD, { noncash: SOLD });
    await buy(cashier);
    const report = await shifts.report(cashier, id);
    expect(report).toMatchObject({
      ...{ status: 3, order_count: 2, note: null, is_own: true, opening_cash: 100_000 },
      figures: {
        ...{ sales: 2 * SOLD, noncash: SOLD, cash_in: 5_000, cash_out: 20_000, difference: 0 },
        ...{ expected: 85_000 + SOLD, unpriced: 0, returned: 0, partly: 0 },
      },
    });
    expect(report.orders.map((order) => order.id)).toEqual(orders);
    expect(report.cash.map(({ amount }) => amount)).toEqual([-20_000, 5_000]);
    expect(await newsOf(owner)).toEqual([]);
    expect(JSON.stringify(report)).not.toContain(String(PRICE));
  });

  test('asks for a note where there is a difference, notifies the owner, and opens no other before', async () => {
    const { owner, cashier } = await staffed();
    const id = await open(cashier);
    await buy(cashier);
    const counted = await count(cashier, id, 90_000 + SOLD);
    expect(counted.message).toMatch(/Selisih kurang Rp\s10\.000/);
    expect(await shifts.report(cashier, id)).toMatchObject({ status: 2, figures: { difference: -10_000 } });
    await expect(open(cashier)).rejects.toMatchObject({ code: 'RULE_CONFLICT' });
    expect(await newsOf(owner)).toMatchObject([{ owner_only: true, user_id: null }]);
    await action(cashier, 'explain', id, { note: 'Salah kembalian' });
    await expect(action(cashier, 'explain', id, { note: 'Lagi-lagi' })).rejects.toMatchObject({
      code: 'ACT_NOT_NOW',
    });
    expect(await shifts.report(owner, id)).toMatchObject({
      status: 3,
      note: 'Salah kembalian',
      note_by: 'Kasir',
    });
    await open(cashier);
  });

  test('shows orders without a selling price separately, and never as zero', async () => {
    const owner = await shop.openPartner(10 * PRICE);
    const id = await open(owner, 0);
    await buy(owner);
    await count(owner, id, 0);
    const report = await shifts.report(owner, id);
    expect(report.figures).toMatchObject({ sales: 0, unpriced: 1, difference: 0 });
    expect(report.orders).toMatchObject([{ resale_total: null, taken: null }]);
  });

  test('leaves out what came back, and shows what comes back after the close without another figure', async () => {
    const { cashier } = await staffed();
    const id = await open(cashier, 0);
    const [whole, part, later] = [await buy(cashier), await buy(cashier), await buy(cashier)];
    await giveBack(whole);
    await giveBack(part, 0.5);
    await count(cashier, id, 2 * SOLD);
    const before = await shifts.report(cashier, id);
    expect(before.figures).toMatchObject({ sales: 2 * SOLD, returned: 1, partly: 1, difference: 0 });
    await giveBack(later);
    const after = await shifts.report(cashier, id);
    expect(after.figures).toEqual({ ...before.figures, returned_since: { orders: 1, amount: SOLD } });
    expect(after.orders.map((order) => [order.taken, order.returned_since])).toEqual([
      [0, false],
      [SOLD, false],
      [SOLD, true],
    ]);
  });

  test('is opened once, however often it is asked for at once', async () => {
    const { cashier } = await staffed();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => action(cashier, 'start', null, { opening_cash: 1_000 })),
    );
    expect(outcomes.map(codeOf).sort()).toEqual([...Array(11).fill('RULE_CONFLICT'), 'done'].sort());
  });

  test('is closed once, however often it is counted at once', async () => {
    const { owner, cashier } = await staffed();
    const id = await open(cashier, 0);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_one, nth) => count(nth % 2 ? owner : cashier, id, nth + 1)),
    );
    expect(outcomes.map(codeOf).sort()).toEqual([...Array(9).fill('ACT_NOT_NOW'), 'done'].sort());
    expect(await newsOf(owner)).toHaveLength(1);
  });

  test('has each order of around its close in exactly one shift, whose figures count it', async () => {
    const { cashier } = await staffed();
    const ids: string[] = [];
    const buying = Promise.all(Array.from({ length: 40 }, () => buy(cashier)));
    for (let nth = 0; nth < 4; nth += 1) {
      const id = await open(cashier, 0);
      ids.push(id);
      await count(cashier, id, 0);
      const { figures, status } = await shifts.report(cashier, id);
      if (status === 2) await action(cashier, 'explain', id, { note: 'Belum dihitung' });
      const [row] = await query(
        test_.database,
        `select coalesce(sum(t.resale_total), 0)::float8 as sold, count(*)::int as orders, max(s.orders) as counted
         from cashier_shift_orders o join transactions t on t.id = o.order_id join cashier_shifts s on s.id = o.shift_id
         where o.shift_id = $1::uuid`,
        [id],
      );
      expect(figures?.sales).toBe(row?.sold);
      expect(row?.counted ?? 0).toBe(row?.orders);
    }
    await buying;
    const late = await query(
      test_.database,
      'select o.order_id from cashier_shift_orders o where o.shift_id = any($1::uuid[]) and o.taken is null',
      [ids],
    );
    expect(late).toEqual([]);
  });

  test('waits for an order that is under way when it is counted', async () => {
    const { cashier } = await staffed();
    const before = await buy(cashier);
    const id = await open(cashier, 0);
    const made = v7();
    let begin: () => void = () => undefined;
    const closing = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(() => count(cashier, id, SOLD));
    await test_.database.transaction(async (tx) => {
      await tx.execute(sql`
        insert into transactions select (jsonb_populate_record(t, jsonb_build_object('id', ${made}::text,
          'code', ${`TRX-${made}`}::text, 'ref_id', ${made}::text, 'idempotency_key', ${made}::text))).*
        from transactions t where id = ${before}`);
      begin();
      // The embedded database runs one transaction at a time, so the count cannot have begun.
      if (test_.database.kind === 'postgres')
        await until('the count waits', async () => {
          const { rows } = await tx.execute(
            sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows.length > 0;
        });
    });
    await closing;
    expect(await shifts.report(cashier, id)).toMatchObject({
      ...{ status: 3, order_count: 1, orders: [{ id: made, taken: SOLD }] },
    });
  });

  test('holds the orders of its batches, and none of the API or of a website', async () => {
    const { cashier } = await staffed();
    const id = await open(cashier, 0);
    const parts = { database: test_.database, supplier: shop.supplier, sellingPrice: shop.sellingPrice };
    const prepared = await prepareOrder(
      { ...parts, sellingPrice: shop.sellingPrice },
      cashier,
      shop.order('5555'),
    );
    for (const source of [2, 3, 4]) {
      const rows = [0, 1].map(() => ({ ...prepared, key: v7(), request_hash: v7(), source }));
      expect(await buyMany(test_.database, cashier, rows)).toHaveLength(2);
    }
    expect((await shifts.report(cashier, id)).order_count).toBe(2);
  });

  test('takes notes and coins that come to what was counted, and no others', async () => {
    const { cashier } = await staffed();
    const id = await open(cashier, 150_500);
    const pieces = [
      { value: 50_000, count: 3 },
      { value: 500, count: 1 },
    ];
    const wrong = await Promise.allSettled([
      count(cashier, id, 150_000, { pieces }),
      count(cashier, id, 150_500, { pieces: [...pieces, { value: 300, count: 1 }] }),
      count(cashier, id, 201_000, { pieces: [...pieces, ...pieces.slice(0, 1)] }),
    ]);
    expect(wrong.map(codeOf)).toEqual(Array(3).fill('VALIDATION_FAILED'));
    await count(cashier, id, 150_500, { pieces });
    expect(await shifts.report(cashier, id)).toMatchObject({ status: 3, pieces });
  });

  test('is its cashier’s and the owner’s to see, and the owner may count it', async () => {
    const { owner, cashier } = await staffed();
    const colleague = await openCashier(test_.database, owner);
    const id = await open(cashier, 0);
    await expect(shifts.report(colleague, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(count(colleague, id, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await count(owner, id, 500);
    expect(await newsOf(owner)).toMatchObject([{ user_id: cashier.userId }]);
    expect(await shifts.report(cashier, id)).toMatchObject({ closed_by: owner.name, status: 2 });
    await action(owner, 'explain', id, { note: 'Laci ditinggal' });
  });

  test('is reported to the owner when it has run for a day, once, and not when it was closed', async () => {
    const { owner, cashier } = await staffed();
    const id = await open(cashier, 0);
    const [job] = await query(
      test_.database,
      `select extract(epoch from run_at - s.opened_at)::int as after from jobs j join cashier_shifts s on s.id = j.ref_id
       where kind = 'shift-late' and ref_id = $1::uuid`,
      [id],
    );
    expect(job).toEqual({ after: 86_400 });
    const readShift = () =>
      shifts.late({ id: v7(), kind: 'shift-late', ref_id: id, attempts: 1 }, { error: () => undefined });
    expect(await readShift()).toBe('done');
    expect(await newsOf(owner)).toMatchObject([{ owner_only: true, user_id: null }]);
    await count(owner, id, 0);
    const noticesBefore = (await newsOf(owner)).length;
    await readShift();
    expect(await newsOf(owner)).toHaveLength(noticesBefore);
  });
});
