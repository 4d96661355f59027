import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { APPROVAL } from '../../../src/core/states';
import type { Actor } from '../../../src/platform/http/actor';
import { AppError } from '../../../src/platform/http/app-error';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { type Approvals, openApprovals } from '../../support/approvals';
import { customerOf, openBills } from '../../support/bills';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openShop, PIN, PRICE, type Shop } from '../../support/shop';
import { openCashier } from '../../support/sub-accounts';

const PLENTY = 100 * PRICE;
const GOOD = '5555';

describe('an order above a limit', () => {
  let test_: TestDatabase;
  let shop: Shop;
  let approvals: Approvals;

  beforeAll(async () => {
    test_ = await openTestDatabase();
    shop = await openShop(test_.database);
    approvals = openApprovals(test_.database, shop);
  });
  afterAll(() => test_.close());

  type Limits = Parameters<typeof openCashier>[2];
  /** An owner, and a cashier who may buy nothing without approval. */
  const staff = async (limits: Limits = { order_limit: 1_000 }, balance = PLENTY) => {
    const owner = await shop.openPartner(balance);
    return { owner, cashier: await openCashier(test_.database, owner, limits) };
  };
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled'
      ? 'done'
      : outcome.reason instanceof AppError
        ? outcome.reason.code
        : String(outcome.reason);
  const ordersOf = async ({ partnerId }: Actor) =>
    query(
      test_.database,
      'select id, user_id, selling_total::float8 as total from transactions where partner_id = $1',
      [partnerId],
    );
  const newsOf = ({ partnerId }: Actor) =>
    query(
      test_.database,
      'select title, owner_only, user_id from notifications where partner_id = $1 order by created_at, id',
      [partnerId],
    );
  const balanceOf = async ({ partnerId }: Actor) => (await shop.ledger.balanceOf(partnerId, 'main')).balance;

  test('waits without a rupiah moved, and is bought in the name of its cashier once the owner approves', async () => {
    const { owner, cashier } = await staff();
    const asked = await approvals.asking(cashier, GOOD, { note: 'Pelanggan menunggu' });
    expect(asked).toMatchObject({
      ...{ status: APPROVAL.waiting, total: PRICE, rule: 'order', limit: 1_000, left: 1_000, is_own: true },
      ...{ asked_by: cashier.name, note: 'Pelanggan menunggu', order: null, decided_at: null },
    });
    expect(Date.parse(asked.expires_at) - Date.parse(asked.created_at)).toBe(600_000);
    expect([await balanceOf(owner), await ordersOf(owner)]).toEqual([PLENTY, []]);

    const approved = await approvals.approve(owner, asked.id, PIN);
    const [order] = await ordersOf(owner);
    expect(order).toMatchObject({ user_id: cashier.userId, total: PRICE });
    expect(approved).toMatchObject({
      ...{ status: APPROVAL.approved, decided_by: owner.name, is_own: false, order: { id: order?.id } },
    });
    expect(await balanceOf(owner)).toBe(PLENTY - PRICE);
    expect(await newsOf(owner)).toEqual([
      {
        ...{ title: `${cashier.name} meminta persetujuan ${rupiah(PRICE)}`, owner_only: true },
        user_id: null,
      },
      { title: 'Pesanan disetujui', owner_only: true, user_id: cashier.userId },
    ]);
    expect(await firstError(test_.database)).toBeNull();
  });

  test('may be the payment of a bill', async () => {
    const { owner, cashier } = await staff(undefined, 90_000_000);
    const { bills } = await openBills(test_.database, shop);
    const { inquiry_id, total } = await bills.check(cashier, {
      sku: 'PLN-PASCA',
      customer_no: customerOf('1230', 1),
    });
    const asked = await approvals.ask(cashier, { key: v7(), pin: PIN, request: { inquiry_id } });
    expect(asked).toMatchObject({ status: APPROVAL.waiting, total, rule: 'order' });
    await approvals.approve(owner, asked.id, PIN);
    expect(await ordersOf(owner)).toMatchObject([{ user_id: cashier.userId, total }]);
    await expect(
      approvals.ask(cashier, { key: v7(), pin: PIN, request: { inquiry_id } }),
    ).rejects.toMatchObject({ code: 'INQUIRY_USED' });
  });

  test('counts what was approved in the day of its cashier', async () => {
    const { owner, cashier } = await staff({ day_limit: PRICE });
    const asked = await approvals.asking(cashier, GOOD, { qty: 2 });
    expect(asked).toMatchObject({ rule: 'day', limit: PRICE, left: PRICE });
    await approvals.approve(owner, asked.id, PIN);
    expect((await shop.transactions.ownLimits(cashier))?.day).toEqual({ limit: PRICE, left: 0 });
    await expect(shop.transactions.create(cashier, v7(), shop.order('6666'))).rejects.toMatchObject({
      code: 'SUB_ACCOUNT_LIMIT',
    });
  });

  test.each([
    ['one order', { order_limit: PRICE - 1 }, 'order'],
    ['a day', { day_limit: PRICE - 1 }, 'day'],
    ['a month', { month_limit: PRICE - 1 }, 'month'],
  ] as const)('may pass the limit of %s', async (_what, limits, rule) => {
    const { owner, cashier } = await staff(limits);
    const asked = await approvals.asking(cashier, GOOD);
    expect(asked.rule).toBe(rule);
    expect((await approvals.approve(owner, asked.id, PIN)).status).toBe(APPROVAL.approved);
  });

  test.each([
    ['outside of its hours', { hours_start: '00:00', hours_end: '00:01' }, { hours_end: '00:00' }],
    ['of a category that is not its own', { category_ids: [v7()] }, { category_ids: [] as string[] }],
  ] as const)('is refused as ever %s, also when that came between', async (_what, barred, free) => {
    const { owner, cashier } = await staff({ order_limit: 1_000 });
    const set = (values: object) =>
      Promise.all(
        Object.entries(values).map(([name, value]) =>
          query(test_.database, `update sub_accounts set ${name} = $2 where id = $1`, [
            cashier.userId,
            value,
          ]),
        ),
      );
    const asked = await approvals.asking(cashier, GOOD);
    const hours = 'hours_start' in barred;
    await query(
      test_.database,
      hours
        ? `update sub_accounts set hours_start = to_char(now() at time zone 'Asia/Jakarta' + interval '2 hours', 'HH24:MI'),
             hours_end = to_char(now() at time zone 'Asia/Jakarta' + interval '3 hours', 'HH24:MI') where id = $1`
        : `update sub_accounts set category_ids = array[gen_random_uuid()] where id = $1`,
      [cashier.userId],
    );
    const rule = hours ? 'hours' : 'category';
    const refusal = { code: 'SUB_ACCOUNT_LIMIT', details: { rule } };
    await expect(approvals.approve(owner, asked.id, PIN)).rejects.toMatchObject(refusal);
    await expect(approvals.asking(cashier, '6666')).rejects.toMatchObject(refusal);
    await set(hours ? { hours_start: '00:00', hours_end: '00:00' } : free);
    expect((await approvals.approve(owner, asked.id, PIN)).status).toBe(APPROVAL.approved);
  });

  test('is not bought for users who may not buy any more', async () => {
    const { owner, cashier } = await staff();
    const asked = await approvals.asking(cashier, GOOD);
    await query(test_.database, 'update users set disabled_at = now() where id = $1', [cashier.userId]);
    await expect(approvals.approve(owner, asked.id, PIN)).rejects.toMatchObject({
      code: 'SUB_ACCOUNT_LIMIT',
      details: { rule: 'right' },
    });
    expect(await ordersOf(owner)).toEqual([]);
  });

  test('is asked for with the PIN of the cashier, and approved with that of the owner', async () => {
    const { owner, cashier } = await staff();
    await expect(approvals.asking(cashier, GOOD, { pin: '975310' })).rejects.toMatchObject({
      code: 'WRONG_PIN',
    });
    const asked = await approvals.asking(cashier, GOOD);
    await expect(approvals.approve(owner, asked.id, '975310')).rejects.toMatchObject({ code: 'WRONG_PIN' });
    expect([(await approvals.one(owner, asked.id)).status, await ordersOf(owner)]).toEqual([
      APPROVAL.waiting,
      [],
    ]);
  });

  test('is not asked for where no limit stands in its way', async () => {
    const { owner, cashier } = await staff({ order_limit: PRICE });
    await expect(approvals.asking(cashier, GOOD)).rejects.toMatchObject({ code: 'APPROVAL_NOT_NEEDED' });
    await expect(approvals.asking(owner, GOOD)).rejects.toMatchObject({ code: 'APPROVAL_NOT_NEEDED' });
  });

  test('waits once, however often it is asked for, and five of one person at most', async () => {
    const { cashier } = await staff();
    const key = v7();
    const first = await Promise.all(
      Array.from({ length: 8 }, () => approvals.asking(cashier, GOOD, {}, key)),
    );
    expect(new Set(first.map(({ id }) => id)).size).toBe(1);
    await expect(approvals.asking(cashier, '6666', {}, key)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    await expect(approvals.asking(cashier, GOOD)).rejects.toMatchObject({
      code: 'APPROVAL_WAITING',
      details: { id: first[0]?.id },
    });
    const others = await Promise.allSettled(
      Array.from({ length: 12 }, (_unused, nth) => approvals.asking(cashier, `${7_000 + nth}`)),
    );
    expect(others.map(codeOf).filter((code) => code === 'done')).toHaveLength(4);
    expect(new Set(others.map(codeOf))).toEqual(new Set(['done', 'APPROVALS_FULL']));
    expect(await approvals.waiting(cashier)).toHaveLength(5);
  });

  test('ends after ten minutes: no one approves it then, both are notified, and it can be asked for again', async () => {
    const { owner, cashier } = await staff();
    const asked = await approvals.asking(cashier, GOOD);
    expect(await approvals.check(asked.id)).toEqual({ again: expect.any(Number) });
    await approvals.letExpire(asked.id);
    expect((await approvals.one(cashier, asked.id)).status).toBe(APPROVAL.expired);
    for (const end of [
      () => approvals.approve(owner, asked.id, PIN),
      () => approvals.refuse(owner, asked.id, null),
      () => approvals.cancel(cashier, asked.id),
    ]) {
      await expect(end()).rejects.toMatchObject({ code: 'APPROVAL_ENDED' });
    }
    expect([await approvals.check(asked.id), await approvals.check(asked.id)]).toEqual(['done', 'done']);
    const expired = { title: 'Permintaan persetujuan kedaluwarsa', owner_only: true };
    expect((await newsOf(owner)).slice(1)).toEqual([{ ...expired, user_id: cashier.userId }]);
    expect(await ordersOf(owner)).toEqual([]);
    const again = await approvals.asking(cashier, GOOD);
    await approvals.letExpire(again.id);
    // An expired request does not block, even if no job has run.
    await approvals.asking(cashier, GOOD);
  });

  test('is refused with a reason, or taken back by its cashier alone', async () => {
    const { owner, cashier } = await staff();
    const refused = await approvals.asking(cashier, GOOD);
    expect(await approvals.refuse(owner, refused.id, 'Tunggu saya di toko')).toMatchObject({
      ...{ status: APPROVAL.refused, reason: 'Tunggu saya di toko', decided_by: owner.name },
    });
    const cancelled = await approvals.asking(cashier, GOOD);
    const colleague = await openCashier(test_.database, owner);
    for (const stranger of [owner, colleague]) {
      await expect(approvals.cancel(stranger, cancelled.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(approvals.one(colleague, cancelled.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await approvals.cancel(cashier, cancelled.id)).status).toBe(APPROVAL.cancelled);
    // Idempotent.
    expect((await approvals.cancel(cashier, cancelled.id)).status).toBe(APPROVAL.cancelled);
    await expect(approvals.approve(owner, cancelled.id, PIN)).rejects.toMatchObject({
      code: 'APPROVAL_ENDED',
      message: 'Permintaan ini sudah berakhir: dibatalkan.',
    });
    expect(await approvals.waiting(owner)).toEqual([]);
    expect(await ordersOf(owner)).toEqual([]);
  });

  test.each([
    [
      'another price',
      'update variations set base_price = base_price + 1000 where id = $1',
      'PRICE_NOT_MATCH',
    ],
    ['an item that is closed', 'update variations set status = 4 where id = $1', 'PRODUCT_INACTIVE'],
  ])('meets %s: it says so, nothing is bought, and it goes on waiting', async (_what, change, code) => {
    const { owner, cashier } = await staff();
    const asked = await approvals.asking(cashier, GOOD);
    const [before] = await query(test_.database, 'select base_price, status from variations where id = $1', [
      shop.game.item,
    ]);
    await query(test_.database, change, [shop.game.item]);
    await expect(approvals.approve(owner, asked.id, PIN)).rejects.toMatchObject({ code });
    expect([await balanceOf(owner), await ordersOf(owner)]).toEqual([PLENTY, []]);
    await query(test_.database, 'update variations set base_price = $2, status = $3 where id = $1', [
      shop.game.item,
      before?.base_price,
      before?.status,
    ]);
    expect((await approvals.approve(owner, asked.id, PIN)).status).toBe(APPROVAL.approved);
  });

  test('needs the balance that buying needs', async () => {
    const { owner, cashier } = await staff(undefined, PRICE);
    const [one, other] = [await approvals.asking(cashier, GOOD), await approvals.asking(cashier, '6666')];
    await approvals.approve(owner, one.id, PIN);
    await expect(approvals.approve(owner, other.id, PIN)).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    await expect(approvals.asking(cashier, '7777')).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await balanceOf(owner)).toBe(0);
  });

  test.each([1, 2, 3])(
    'is bought once or not at all with 64 who approve, refuse, cancel and let it expire at once (round %i)',
    async (round) => {
      const { owner, cashier } = await staff();
      const asked = await approvals.asking(cashier, GOOD);
      const decisions = [
        () => approvals.approve(owner, asked.id, PIN),
        () => approvals.refuse(owner, asked.id, null),
        () => approvals.cancel(cashier, asked.id),
        async () => {
          await approvals.letExpire(asked.id);
          await approvals.check(asked.id);
        },
      ];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 64 }, (_unused, nth) => decisions[(nth + round) % decisions.length]?.()),
      );
      expect(new Set(outcomes.map(codeOf).filter((code) => code !== 'done'))).toEqual(
        new Set(['APPROVAL_ENDED']),
      );
      const { status, order } = await approvals.one(owner, asked.id);
      const orders = await ordersOf(owner);
      const wasBought = status === APPROVAL.approved;
      expect(status).not.toBe(APPROVAL.waiting);
      expect(orders.map(({ id }) => id)).toEqual(wasBought ? [order?.id] : []);
      expect(await balanceOf(owner)).toBe(wasBought ? PLENTY - PRICE : PLENTY);
      expect(await firstError(test_.database)).toBeNull();
    },
  );

  test('is bought once with 64 devices that approve at once', async () => {
    const { owner, cashier } = await staff();
    const asked = await approvals.asking(cashier, GOOD);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, () => approvals.approve(owner, asked.id, PIN)),
    );
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['done']));
    expect(await ordersOf(owner)).toHaveLength(1);
    expect(await balanceOf(owner)).toBe(PLENTY - PRICE);
  });
});
