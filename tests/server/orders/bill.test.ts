import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMonths, monthOf } from '../../../src/core/format/month';
import type { Actor } from '../../../src/platform/http/actor';
import { AppError } from '../../../src/platform/http/app-error';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { Inquiry } from '../../../src/topics/orders/contract/postpaid';
import { prepareBill } from '../../../src/topics/orders/server/bill/prepare';
import { buy } from '../../../src/topics/orders/server/transaction/buy';
import { createFulfilment, FULFIL } from '../../../src/topics/orders/server/transaction/fulfil';
import { customerOf, FEE, openBills } from '../../support/bills';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { vouchers } from '../../support/seals';
import { openShop, PIN, type Shop } from '../../support/shop';

const RICH = 50_000_000;
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };

describe('bills', () => {
  let open: TestDatabase;
  let shop: Shop;
  let stage: Awaited<ReturnType<typeof openBills>>;
  let actor: Actor;
  let customers = 0;

  beforeAll(async () => {
    open = await openTestDatabase();
    shop = await openShop(open.database);
    stage = await openBills(open.database, shop);
    actor = await shop.openPartner(RICH);
  });
  afterAll(() => open.close());

  /** A customer number not used before. */
  const fresh = (ending: string): string => {
    customers += 1;
    return customerOf(ending, customers);
  };
  const ask = (customer_no: string, who = actor) => stage.bills.check(who, { sku: 'PLN-PASCA', customer_no });
  const pay = (inquiry: Pick<Inquiry, 'inquiry_id'>, who = actor, key = v7()) =>
    stage.bills.pay(who, key, { inquiry_id: inquiry.inquiry_id, pin: PIN });
  const balanceOf = async (who: Actor) => (await shop.ledger.balanceOf(who.partnerId, 'main')).balance;
  const refusal = async (action: Promise<unknown>) =>
    action.then(
      () => 'none',
      (error) => (error instanceof AppError ? error.code : String(error)),
    );
  const move = (inquiry: Inquiry, instant: string) =>
    query(open.database, `update bill_inquiries set created_at = ${instant} where id = $1`, [
      inquiry.inquiry_id,
    ]);
  /** Sends the order to the supplier, `seconds` after its creation. */
  const fulfil = async (id: string, seconds = 0) => {
    await query(
      open.database,
      `update transactions set created_at = created_at - make_interval(secs => $2::int) where id = $1`,
      [id, seconds],
    );
    const work = createFulfilment({ database: open.database, supplier: stage.supplier, vouchers });
    await work({ id: v7(), kind: FULFIL, ref_id: id, attempts: 1 }, log as never);
    return shop.transactions.one(actor, id);
  };

  describe('an inquiry', () => {
    test.each([
      ['1232', 'BILL_NUMBER_UNKNOWN'],
      ['1236', 'BILL_NOT_READY'],
      ['1237', 'BILL_NONE'],
      ['1238', 'BILL_PAID'],
      ['1239', 'BILLER_AWAY'],
    ])('of a number that ends in %s is refused with %s', async (ending, code) => {
      expect(await refusal(ask(fresh(ending)))).toBe(code);
    });

    test('shows the masked name, the month, fee, commission and what the payment takes', async () => {
      const found = await ask(fresh('1230'));
      const [period] = found.periods;
      expect(found).toMatchObject({
        ...{ product_name: 'PLN Pascabayar', item_name: 'Tagihan Listrik', bill_count: 1, penalty: 0 },
        customer_name: expect.stringMatching(/^[A-Z]+ [A-Z]•••$/),
        periods: [{ period: monthOf(Date.now()), amount: found.bill_amount, penalty: 0 }],
        admin_fee: FEE.admin,
        commission: FEE.commission,
        total: (period?.amount ?? 0) + FEE.admin - FEE.commission,
      });
    });

    test('of three months adds up their fines, and takes the fee of each sheet', async () => {
      const found = await ask(fresh('1231'));
      const month = monthOf(Date.now());
      expect(found.periods.map(({ period }) => period)).toEqual([
        ...[addMonths(month, -2), addMonths(month, -1), month],
      ]);
      const sum = (of: 'amount' | 'penalty') =>
        found.periods.reduce((total, period) => total + period[of], 0);
      expect(found.penalty).toBeGreaterThan(0);
      expect(found).toMatchObject({
        ...{ bill_count: 3, bill_amount: sum('amount'), penalty: sum('penalty') },
        ...{ admin_fee: 3 * FEE.admin, commission: 3 * FEE.commission },
        total: sum('amount') + sum('penalty') + 3 * (FEE.admin - FEE.commission),
      });
    });

    test('of months ahead has them on one sheet, and goes on after those that were paid', async () => {
      const wish = { sku: 'BPJS-KES', customer_no: '8888801231230', period: 3 };
      const found = await stage.bills.check(actor, wish);
      expect(found).toMatchObject({ bill_count: 1, admin_fee: 2_500 });
      const month = monthOf(Date.now());
      expect(found.periods.map(({ period }) => period)).toEqual(
        [0, 1, 2].map((later) => addMonths(month, later)),
      );
      const { order } = await pay(found);
      await fulfil(order.id);
      expect((await stage.bills.check(actor, wish)).periods[0]?.period).toBe(addMonths(month, 3));
    });

    test('ends with its day in Jakarta', async () => {
      const { expires_at } = await ask(fresh('1230'));
      const left = Date.parse(expires_at) - Date.now();
      expect([(Date.parse(expires_at) + 7 * 3_600_000) % 86_400_000, left > 0, left <= 86_400_000]).toEqual([
        ...[0, true, true],
      ]);
    });

    test('names the input that is wrong, and what is not paid by bill', async () => {
      await expect(ask('12345')).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { customer_no: ['ID pelanggan minimal 12 karakter.'] },
      });
      await expect(
        stage.bills.check(actor, { sku: 'BPJS-KES', customer_no: '8888801231230' }),
      ).rejects.toMatchObject({ fields: { period: ['Jumlah bulan wajib diisi.'] } });
      expect(await refusal(stage.bills.check(actor, { sku: 'MOBILE-LEGENDS', customer_no: '1' }))).toBe(
        'NOT_FOUND',
      );
    });

    test('keeps the name of a customer masked everywhere', async () => {
      const customer = fresh('1230');
      const answer = await stage.supplier.inquire({ sku: 'PLN-PASCA', customerNo: customer, months: null });
      if (answer.state !== 'found') throw new Error(answer.state);
      await ask(customer);
      const rows = await query(open.database, 'select row_to_json(q)::text as text from bill_inquiries q');
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ text }) => String(text).includes(answer.customerName))).toEqual([]);
    });
  });

  describe('a payment', () => {
    test('takes the amount that was shown, and stands among the orders with its bill', async () => {
      const [found, before] = [await ask(fresh('1231')), await balanceOf(actor)];
      const { order } = await pay(found);
      expect(order).toMatchObject({
        ...{ status: 1, product_name: 'PLN Pascabayar', destination: found.customer_no, qty: 1 },
        ...{ selling_total: found.total, balance_before: before, balance_after: before - found.total },
        resale_total: found.bill_amount + found.penalty + found.admin_fee,
        nickname: found.customer_name,
        bill: { bill_count: 3, periods: found.periods, penalty: found.penalty, commission: found.commission },
        order_param: [{ alias: 'ID pelanggan', key: 'customer_no', value: found.customer_no }],
      });
      expect(await fulfil(order.id)).toMatchObject({ status: 2, sn: expect.stringMatching(/^\d{16}$/) });
      expect(await refusal(ask(found.customer_no))).toBe('BILL_PAID');
    });

    test('counts only on the day of its inquiry, from midnight to midnight in Jakarta', async () => {
      const midnight = `(now() at time zone 'Asia/Jakarta')::date::timestamp at time zone 'Asia/Jakarta'`;
      const [yesterday, today] = [await ask(fresh('1230')), await ask(fresh('1230'))];
      await move(yesterday, `${midnight} - interval '1 microsecond'`);
      await move(today, midnight);
      const before = await balanceOf(actor);
      expect(await refusal(pay(yesterday))).toBe('INQUIRY_EXPIRED');
      expect(await balanceOf(actor)).toBe(before);
      expect((await pay(today)).order.selling_total).toBe(today.total);
    });

    test('that was prepared before midnight takes nothing after it', async () => {
      const found = await ask(fresh('1230'));
      const prepared = await prepareBill(open.database, actor, { inquiry_id: found.inquiry_id });
      await move(found, `now() - interval '1 day'`);
      const before = await balanceOf(actor);
      const order = { ...prepared, key: v7(), request_hash: '', source: 1 };
      expect(await refusal(buy(open.database, shop.ledger, order))).toBe('INQUIRY_EXPIRED');
      expect(await balanceOf(actor)).toBe(before);
    });

    test('is made once by fifty concurrent requests', async () => {
      const found = await ask(fresh('1235'));
      const before = await balanceOf(actor);
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => refusal(pay(found))));
      expect(outcomes.filter((code) => code === 'none')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['none', 'INQUIRY_USED']));
      expect(await balanceOf(actor)).toBe(before - found.total);
      expect(await firstError(open.database)).toBeNull();
    });

    test('is made once, though two tabs have asked for the same bill', async () => {
      const customer = fresh('1235');
      const asked = await Promise.all(Array.from({ length: 10 }, () => ask(customer)));
      const before = await balanceOf(actor);
      const outcomes = await Promise.all(asked.map((one) => refusal(pay(one))));
      expect(outcomes.filter((code) => code === 'none')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['none', 'BILL_TAKEN']));
      expect(await balanceOf(actor)).toBe(before - (asked[0]?.total ?? 0));
    });

    test('of a repeated key answers the same order', async () => {
      const [found, key] = [await ask(fresh('1235')), v7()];
      const answers = await Promise.all(Array.from({ length: 16 }, () => pay(found, actor, key)));
      expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
      await move(found, `now() - interval '2 days'`);
      expect((await pay(found, actor, key)).replayed).toBe(true);
    });

    test('that is pending succeeds later', async () => {
      const { order } = await pay(await ask(fresh('1233')));
      expect((await fulfil(order.id)).status).toBe(1);
      expect((await fulfil(order.id, 20)).status).toBe(2);
    });

    test.each([
      ['1234', 'TIMEOUT'],
      ['1240', 'SUDAH_DIBAYAR'],
    ])(
      'to a number that ends in %s fails with %s, gives everything back, and may be tried again',
      async (ending, reason) => {
        const found = await ask(fresh(ending));
        const before = await balanceOf(actor);
        const { order } = await pay(found);
        expect(await fulfil(order.id, 20)).toMatchObject({
          ...{ status: 4, refunded: 1, refund_amount: found.total, status_reason_code: reason },
        });
        expect(await balanceOf(actor)).toBe(before);
        expect(await refusal(pay(found))).toBe('INQUIRY_USED');
        expect((await pay(await ask(found.customer_no))).order.status).toBe(1);
        expect(await firstError(open.database)).toBeNull();
      },
    );

    test('is refused with too little balance, a wrong PIN, and for what another partner has asked', async () => {
      const poor = await shop.openPartner(10_000);
      const found = await ask(fresh('1230'), poor);
      expect(await refusal(pay(found, poor))).toBe('INSUFFICIENT_BALANCE');
      expect(await refusal(pay(found))).toBe('NOT_FOUND');
      expect(await refusal(pay({ inquiry_id: v7() }))).toBe('NOT_FOUND');
      expect(
        await refusal(stage.bills.pay(poor, v7(), { inquiry_id: found.inquiry_id, pin: '000001' })),
      ).toBe('WRONG_PIN');
      expect(await balanceOf(poor)).toBe(10_000);
    });
  });
});
