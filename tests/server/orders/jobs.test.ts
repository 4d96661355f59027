import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/platform/db/client';
import type { JobHandlers } from '../../../src/platform/jobs/job';
import { createWorker } from '../../../src/platform/jobs/worker';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { createFulfilment, FULFIL } from '../../../src/topics/orders/server/transaction/fulfil';
import { readPendingOrder } from '../../../src/topics/orders/server/transaction/order-store';
import { settle } from '../../../src/topics/orders/server/transaction/settle';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { vouchers } from '../../support/seals';
import { openShop, PIN, PRICE, type Shop } from '../../support/shop';
import { until } from '../../support/until';

const BALANCE = 1_000_000;

describe('what happens to an order', () => {
  let open: TestDatabase;
  let shop: Shop;

  beforeAll(async () => {
    open = await openTestDatabase();
    shop = await openShop(open.database);
  });
  afterAll(() => open.close());

  const errors: unknown[] = [];
  const work = (handlers: JobHandlers, database: Database = open.database) => {
    const worker = createWorker({ database, handlers });
    worker.start({ error: (...said: unknown[]) => void errors.push(said) });
    onTestFinished(() => worker.stop());
    return worker;
  };
  const fulfil = () =>
    work({ [FULFIL]: createFulfilment({ database: open.database, supplier: shop.supplier, vouchers }) });

  const sql = (text: string, values: unknown[]) => query(open.database, text, values);
  const resting = (id: string) =>
    until('its job was tried and put back', () =>
      sql('select 1 from jobs where ref_id = $1::uuid and attempts > 0 and locked_until is null', [id]).then(
        (rows) => rows.length > 0,
      ),
    );
  /** Makes the order older and its job due. */
  const age = async (id: string, seconds: number) => {
    await sql(
      `update transactions set created_at = created_at - make_interval(secs => $2::int) where id = $1::uuid`,
      [id, seconds],
    );
    await sql('update jobs set run_at = now() where ref_id = $1::uuid', [id]);
  };

  async function buy(ending: string, qty = 1) {
    const actor = await shop.openPartner(BALANCE);
    const { order } = await shop.transactions.create(actor, v7(), shop.order(ending, { qty }));
    const now = () => shop.transactions.one(actor, order.id);
    const ended = () =>
      until(`order ${ending} ends`, async () => {
        const seen = await now();
        return seen.status !== 1 && seen;
      });
    const balance = async () => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance;
    return { id: order.id, actor, now, ended, balance };
  }

  test('1230 succeeds at once, with a serial number', async () => {
    const order = await buy('1230');
    fulfil();
    const seen = await order.ended();
    expect(seen).toMatchObject({ status: 2, refunded: 0, sn: expect.any(String), voucher_codes: [] });
    expect(seen.finished_at).not.toBeNull();
    expect(seen.history.map(({ step }) => step)).toEqual(['created', 'debited', 'sent', 'succeeded']);
    expect(await order.balance()).toBe(BALANCE - PRICE);
  });

  test('1231 succeeds at once, with voucher codes', async () => {
    const order = await buy('1231', 2);
    fulfil();
    expect(await order.ended()).toMatchObject({
      status: 2,
      sn: null,
      voucher_codes: [expect.stringMatching(/^•{6}\w{4}$/), expect.stringMatching(/^•{6}\w{4}$/)],
    });
  });

  test('1232 fails and the money is back', async () => {
    const order = await buy('1232', 2);
    fulfil();
    const seen = await order.ended();
    expect(seen).toMatchObject({
      status: 4,
      refunded: 1,
      refund_amount: 2 * PRICE,
      status_reason_code: 'NOMOR_SALAH',
      sn: null,
    });
    expect(seen.history.slice(2).map(({ step, amount, balance }) => [step, amount, balance])).toEqual([
      ['sent', null, null],
      ['failed', null, null],
      ['refunded', 2 * PRICE, BALANCE],
    ]);
    expect(await order.balance()).toBe(BALANCE);
  });

  test('1238 is partly done and partly refunded', async () => {
    const order = await buy('1238');
    fulfil();
    expect(await order.ended()).toMatchObject({
      status: 4,
      refunded: 2,
      refund_amount: PRICE / 2,
      sn: expect.any(String),
    });
    expect(await order.balance()).toBe(BALANCE - PRICE / 2);
  });

  test('1233 and 1234 wait 15 seconds, then succeed and fail', async () => {
    const [good, bad] = [await buy('1233'), await buy('1234')];
    fulfil();
    for (const order of [good, bad]) {
      await resting(order.id);
      expect((await order.now()).status).toBe(1);
      await age(order.id, 15);
    }
    expect(await good.ended()).toMatchObject({ status: 2, refunded: 0 });
    expect(await bad.ended()).toMatchObject({ status: 4, refunded: 1, status_reason_code: 'TIMEOUT' });
    expect(await bad.balance()).toBe(BALANCE);
    expect((await good.now()).history.map(({ step }) => step)).toEqual([
      'created',
      'debited',
      'sent',
      'waiting',
      'succeeded',
    ]);
  });

  test('1235 stays pending, and its job stays alive', async () => {
    const order = await buy('1235');
    fulfil();
    await resting(order.id);
    await age(order.id, 86_400);
    await until('it was asked about again', async () => {
      const [job] = await sql('select attempts from jobs where ref_id = $1::uuid', [order.id]);
      return Number(job?.attempts) >= 2;
    });
    expect((await order.now()).status).toBe(1);
    expect(
      await sql('select 1 from jobs where ref_id = $1::uuid and done_at is null', [order.id]),
    ).toHaveLength(1);
  });

  test('any other number succeeds a little later, and a voucher is a code', async () => {
    const order = await buy('5555');
    const actor = await shop.openPartner(BALANCE);
    const voucher = await shop.transactions.create(
      actor,
      v7(),
      shop.order('', { brand_id: shop.voucher.brand, variation_id: shop.voucher.item, form_values: {} }),
    );
    fulfil();
    expect(await order.ended()).toMatchObject({ status: 2 });
    const code = await until('the voucher is there', async () => {
      const { status, voucher_codes } = await shop.transactions.one(actor, voucher.order.id);
      return status === 2 && voucher_codes[0];
    });
    const { voucher_codes } = await shop.transactions.reveal(actor, voucher.order.id, PIN);
    expect(voucher_codes).toEqual([expect.stringMatching(/^\w{4}-\w{4}-\w{4}-\w{4}$/)]);
    expect(code).toBe(`••••••${voucher_codes[0]?.slice(-4)}`);
  });

  test('the partner is notified of how it ended', async () => {
    const order = await buy('1232');
    fulfil();
    await order.ended();
    expect(
      await sql('select type, title from notifications where partner_id = $1::uuid', [order.actor.partnerId]),
    ).toEqual([{ type: 'Transaksi', title: 'Transaksi gagal, dana dikembalikan' }]);
  });

  test('two workers settle each order once', async () => {
    const orders = await Promise.all(Array.from({ length: 30 }, () => buy('1232')));
    fulfil();
    fulfil();
    for (const order of orders) {
      await order.ended();
      expect(await order.balance()).toBe(BALANCE);
    }
    expect(await firstError(open.database)).toBeNull();
  });

  test('an order is refunded once, however often its end is reported, at once or later', async () => {
    const { id, balance } = await buy('1232');
    const order = await readPendingOrder(open.database, { id });
    if (!order) throw new Error('the order does not wait');
    const outcome = { state: 'failed', reason: 'TIMEOUT' } as const;
    const deliver = () => settle(open.database, { order, outcome, vouchers });
    const outcomes = await Promise.all([deliver(), deliver(), deliver()]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await deliver()).toBe(false);
    expect(await balance()).toBe(BALANCE);
  });

  test('a job of a process that died is taken over when its lease ends', async () => {
    const order = await buy('1230');
    await sql(
      `update jobs set locked_until = now() + interval '1 minute', attempts = 1 where ref_id = $1::uuid`,
      [order.id],
    );
    fulfil();
    await (await buy('1230')).ended();
    expect((await order.now()).status).toBe(1);
    await sql(`update jobs set locked_until = now() - interval '1 second' where ref_id = $1::uuid`, [
      order.id,
    ]);
    expect(await order.ended()).toMatchObject({ status: 2 });
  });

  test('a supplier that cannot be reached is asked again, and the order loses nothing', async () => {
    let failures = 2;
    const supplier = {
      ...shop.supplier,
      place: async (...request: Parameters<Shop['supplier']['place']>) => {
        failures -= 1;
        if (failures >= 0) throw new Error('the line is dead');
        return shop.supplier.place(...request);
      },
    };
    const order = await buy('1230');
    errors.length = 0;
    work({ [FULFIL]: createFulfilment({ database: open.database, supplier, vouchers }) });
    expect(await order.ended()).toMatchObject({ status: 2 });
    expect(errors).toHaveLength(2);
  });

  test('nothing is left to do, and the ledger is right', async () => {
    expect(await firstError(open.database)).toBeNull();
  });
});
