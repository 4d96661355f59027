import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Charged, GatewayError } from '../../../src/platform/adapters/payment/payment';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { createGatewayPayments } from '../../../src/topics/panel-orders/server/gateway-payments';
import { Client } from '../../support/client';
import { callbackOf, openTopup, sendCallback, type Waiting } from '../../support/payments';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront, someone } from '../../support/storefront';
import { until } from '../../support/until';

const TOO_LATE = expect.stringContaining('Dibayar setelah batas waktunya');

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

const methodOf = (code: string) =>
  shop.record('payment-method', {
    ...{ display_name: code, source: 'platform', code, group: 'va', fee_bearer: 'shop' },
    ...{ open_24h: true, is_active: true },
  });

/** An order of a new guest, with the gateway's own facts of its payment. */
const ordered = async (payment_method = shop.qris) => {
  const buyer = someone();
  const { body } = await shop.place({ product_id: shop.custom, payment_method, buyer });
  const [row] = await sql(
    `select o.id, o.expires_at, o.payment_ref, p.reference, p.secret, p.amount::int as amount
     from panel_orders o left join sandbox_payments p on p.merchant_ref = o.id where o.invoice = $1`,
    [body.data.invoice],
  );
  return {
    ...{ order: body.data, invoice: body.data.invoice as string, buyer, ref: row?.payment_ref },
    // The facts that callbacks need.
    ...{ partner: shop.partnerId, code: body.data.invoice as string, amount: row?.amount as number },
    ...{ total: body.data.total as number, id: String(row?.id), expiresAt: String(row?.expires_at) },
    ...{ reference: String(row?.reference), secret: String(row?.secret) },
  } satisfies Waiting & Record<string, unknown>;
};
const seen = async ({ invoice, buyer }: { invoice: string; buyer: { phone: string } }) =>
  (await server.guest.get(`${shop.path}/orders/${invoice}?contact=${buyer.phone}`)).body;
const press = async ({ id }: { id: string }, action: string) =>
  (await server.guest.post(`/sandbox/payment/${id}`, { action })).body.data.answers;
const paidSteps = async (invoice: string) =>
  (await shop.steps(invoice)).filter((step) => step === 'paid').length;
const notices = (ref: string) => sql('select kind from operator_notices where ref = $1 order by kind', [ref]);
/** The payment details were never stored. */
const forget = (id: string) =>
  sql(
    `update panel_orders set payment = null, payment_ref = null, asked_at = now() - interval '1 minute'
     where id = $1`,
    [id],
  );
const runJob = async (id: string) => {
  await sql(`update jobs set run_at = now() where ref_id = $1 and kind = 'panel-order-expiry'`, [id]);
  server.services.worker.wake();
};

describe('an order that the gateway collects', () => {
  it.each([
    ['BRIVA', { kind: 'va', bank: 'BRI', va_number: expect.stringMatching(/^26215\d{11}$/) }],
    ['QRIS', { kind: 'qris', qr_string: expect.stringMatching(/540530000/) }],
    ['DANA', { kind: 'ewallet', wallet: 'DANA', deeplink: expect.stringContaining('/sandbox/payment/') }],
    ['ALFAMART', { kind: 'retail', outlet: 'Alfamart', code: expect.stringMatching(/^LMB\d{9}$/) }],
  ])('by %s says what to pay with, for exactly its total', async (code, payment) => {
    const made = await ordered(await methodOf(code));
    expect(made.order).toMatchObject({ total: 30_000, payment, payment_ref: made.reference, transfer: null });
    expect(made.order.instructions[0].steps.length).toBeGreaterThan(1);
    expect(made.order.sandbox_url).toBe(`/sandbox/payment/${made.id}`);
    expect(made.amount).toBe(30_000);
  });

  it('shows it to its buyer alone, and to nobody once it is paid', async () => {
    const made = await ordered();
    const page = await server.guest.get(made.order.sandbox_url);
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining(made.invoice)]);
    expect((await seen(made)).data).toEqual(made.order);
    expect((await seen({ ...made, buyer: someone() })).code).toBe('NOT_FOUND');
    const lain = await openStorefront(server, 'lain@demo.test');
    const path = `${lain.path}/orders/${made.invoice}?contact=${made.buyer.phone}`;
    expect((await server.guest.get(path)).body.code).toBe('NOT_FOUND');

    expect(await press(made, 'pay')).toEqual([200]);
    const paid = { payment_status: 2, payment: null, instructions: [], sandbox_url: null };
    expect((await seen(made)).data).toMatchObject(paid);
    expect(await shop.row(made.invoice)).toMatchObject({ payment_ref: made.reference });
  });

  it('is shown without what to pay with in the list of a member', async () => {
    await shop.place({ product_id: shop.custom, buyer: shop.member.buyer });
    const client = new Client(server.url, await shop.signIn());
    const [order] = (await client.get(`${shop.path}/member/orders`)).body.data;
    expect(order).toMatchObject({ payment_status: 1, payment: null, instructions: [], sandbox_url: null });
  });

  it('is not charged when it costs nothing, or its shop collects', async () => {
    await shop.record('promo', {
      ...{ name: 'Gratis', code: 'GRATIS', discount: { type: 'percent', value: 100 }, is_active: true },
      ...{ period: { start_at: '2026-01-01T00:00:00.000Z', end_at: '2036-01-01T00:00:00.000Z' } },
      ...{ scope: 'all', visibility: 'public' },
    });
    const free = await shop.place({ product_id: shop.custom, promo_code: 'GRATIS', buyer: someone() });
    const transfer = await shop.place({
      product_id: shop.custom,
      payment_method: shop.bank,
      buyer: someone(),
    });
    expect(free.body.data).toMatchObject({ total: 0, payment_status: 2, payment: null });
    expect(transfer.body.data).toMatchObject({ payment_status: 1, payment: null });
    const invoices = [free, transfer].map(({ body }) => body.data.invoice);
    const charged = await sql(
      `select 1 from sandbox_payments p join panel_orders o on o.id = p.merchant_ref where o.invoice = any($1)`,
      [invoices],
    );
    expect(charged).toEqual([]);
  });
});

describe('asking the gateway for what to pay with', () => {
  let calls: number;
  beforeEach(() => {
    calls = 0;
  });
  const charging = (charge: (real: () => Promise<Charged>) => Promise<Charged> = (real) => real()) => {
    const { payment, operatorNotice: notice } = server.services;
    const counted: typeof payment.charge = (...asked) => {
      calls += 1;
      return charge(() => payment.charge(...asked));
    };
    // Charging touches neither of the latter.
    return createGatewayPayments({
      ...{ database: server.database, notice, payment: { gateway: null, charge: counted } },
      ...{ payments: {} as never, supply: {} as never },
    }).charge;
  };
  const orderOf = async (id: string) => {
    const order = await server.services.panelOrder.byId(id);
    if (!order) throw new Error('there is no such order');
    return order;
  };

  it('is done once by twenty at the same time, and not again once it has answered', async () => {
    const { id, reference } = await ordered();
    await forget(id);
    const order = await orderOf(id);
    const ask = charging();
    await Promise.all(Array.from({ length: 20 }, () => ask(order, { again: true })));
    await ask(order, { again: true });
    expect(calls).toBe(1);
    expect(await orderOf(id)).toMatchObject({ payment: { kind: 'qris' }, payment_ref: reference });
  });

  it('that fails leaves the order waiting, tells the operator, and is done again by its job', async () => {
    const made = await ordered(await methodOf('MYBVA'));
    await forget(made.id);
    const silent = charging(() => Promise.reject(new GatewayError('Penyedia diam')));
    await silent(await orderOf(made.id), { again: true });
    expect((await seen(made)).data).toMatchObject({ payment_status: 1, order_status: 1, payment: null });
    expect(await notices('MYBVA')).toEqual([{ kind: 'payment_gateway' }]);
    // The first answer may still come.
    await charging()(await orderOf(made.id), { again: true });
    expect(calls).toBe(1);

    await forget(made.id);
    await runJob(made.id);
    await until('the order to be charged', async () => (await orderOf(made.id)).payment !== null);
    expect((await seen(made)).data.payment).toMatchObject({ kind: 'va', bank: 'Maybank' });
  });

  it.each([
    ['earlier', -60_000],
    ['later', 60_000],
  ])('makes the order end no later than the gateway, when that ends %s', async (_when, by) => {
    const { id } = await ordered();
    const before = (await orderOf(id)).expires_at ?? '';
    await forget(id);
    const other = new Date(Date.parse(before) + by).toISOString();
    await charging(async (real) => ({ ...(await real()), expiresAt: other }))(await orderOf(id), {
      again: true,
    });
    expect((await orderOf(id)).expires_at).toBe(by < 0 ? other : before);
  });
});

describe('what the gateway reports', () => {
  it.each([
    ['repeat', [200, 200, 200, 200, 200], { payment_status: 2 }, []],
    ['pay_twice', [200, 200], { payment_status: 2 }, ['payment_twice']],
    ['out_of_order', [200, 200], { payment_status: 2, order_status: 2, reason: TOO_LATE }, []],
    ['pay_late', [200, 200], { payment_status: 2, order_status: 2, reason: TOO_LATE }, []],
    ['wrong_amount', [200], { payment_status: 1, order_status: 1 }, ['payment_amount']],
    ['wrong_signature', [401], { payment_status: 1, order_status: 1 }, []],
    ['expire', [200], { payment_status: 3, order_status: 5, has_reservation: false }, []],
    ['fail', [200], { payment_status: 4, order_status: 5, has_reservation: false }, []],
    ['pay_silent', [], { payment_status: 1, order_status: 1 }, []],
  ])('as %s counts once at most', async (action, answers, row, kinds) => {
    const made = await ordered();
    const before = (await shop.balance('main')) + (await shop.balance('panel'));
    expect(await press(made, action)).toEqual(answers);
    const isPaid = row.payment_status === 2;
    expect(await shop.row(made.invoice)).toMatchObject(row);
    expect(await paidSteps(made.invoice)).toBe(isPaid ? 1 : 0);
    expect((await notices(made.invoice)).map(({ kind }) => kind)).toEqual(kinds);
    expect((await shop.balance('main')) + (await shop.balance('panel')) - before).toBe(isPaid ? 30_000 : 0);
  });

  it('fifty times at once as fifty payments pays the order once', async () => {
    const made = await ordered();
    const at = Date.now();
    const callbacks = Array.from({ length: 50 }, (_unused, nth) =>
      callbackOf(made, { paid_at: new Date(at - nth * 1_000).toISOString() }),
    );
    const answers = await Promise.all(callbacks.map((callback) => sendCallback(server.url, callback)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await paidSteps(made.invoice)).toBe(1);
    expect(await firstError(server.database)).toBeNull();
  });

  it('as paid and as expired at once ends in one of both, and the money is the shop’s', async () => {
    const made = await ordered();
    const callbacks = [callbackOf(made, { status: 'expired' }), callbackOf(made)];
    await Promise.all(callbacks.map((callback) => sendCallback(server.url, callback)));
    const { payment_status, main_credited, profit_credited } = await shop.row(made.invoice);
    expect([payment_status, Number(main_credited) + Number(profit_credited)]).toEqual([2, 30_000]);
  });

  it('signed for another payment, of an order or a top up, moves neither', async () => {
    const [own, other] = [await ordered(), await ordered()];
    const topup = await openTopup(server.database, shop.partnerId);
    for (const foreign of [other, topup]) {
      expect(await sendCallback(server.url, callbackOf(own, { merchant_ref: foreign.id }))).toBe(401);
      expect(await sendCallback(server.url, callbackOf(foreign, { merchant_ref: own.id }))).toBe(401);
    }
    expect((await shop.row(own.invoice)).payment_status).toBe(1);
    expect(await sendCallback(server.url, callbackOf(own))).toBe(200);
    expect(await sendCallback(server.url, callbackOf(topup))).toBe(200);
    expect((await shop.row(own.invoice)).payment_status).toBe(2);
    expect((await shop.row(other.invoice)).payment_status).toBe(1);
    expect(await sql('select status from topups where id = $1', [topup.id])).toEqual([{ status: 2 }]);
  });

  it('is counted though nobody had stored the answer to the charge', async () => {
    const made = await ordered();
    await forget(made.id);
    expect(await press(made, 'pay')).toEqual([200]);
    expect(await shop.row(made.invoice)).toMatchObject({ payment_status: 2, payment_ref: made.reference });
  });
});

describe('a payment whose callback was lost', () => {
  const paid = async (invoice: string) => {
    await until(`${invoice} to be paid`, async () => (await shop.row(invoice)).payment_status !== 1);
    return shop.row(invoice);
  };
  /** Paid so long ago, and a little more. */
  const silently = async (ago = '0 seconds') => {
    const made = await ordered();
    await press(made, 'pay_silent');
    await sql(
      `update sandbox_payments set paid_at = paid_at - $2::interval - interval '5 seconds' where merchant_ref = $1`,
      [made.id, ago],
    );
    return made;
  };

  it('is found while its buyer looks at the order, and the late callback changes nothing', async () => {
    const made = await silently();
    await seen(made);
    expect((await shop.row(made.invoice)).payment_status).toBe(1);
    await sql(`update panel_orders set created_at = now() - interval '2 minutes' where id = $1`, [made.id]);
    await seen(made);
    expect(await paid(made.invoice)).toMatchObject({ payment_status: 2 });
    expect(await press(made, 'send')).toEqual([200]);
    expect(await paidSteps(made.invoice)).toBe(1);
    expect(await notices(made.invoice)).toEqual([]);
  });

  it.each([
    ['at its end', '0 seconds'],
    ['after an hour in which no process ran', '1 hour'],
  ])('is found before the order expires, %s', async (_when, ago) => {
    const made = await silently(ago);
    await sql('update panel_orders set expires_at = now() - $2::interval where id = $1', [made.id, ago]);
    await runJob(made.id);
    const row = await paid(made.invoice);
    expect(row).toMatchObject({ payment_status: 2, order_status: 2 });
    expect(row.reason).not.toEqual(TOO_LATE);
  });

  it('that never was ends the order and gives back what it held', async () => {
    const made = await ordered();
    await sql('update panel_orders set expires_at = now() where id = $1', [made.id]);
    await runJob(made.id);
    expect(await paid(made.invoice)).toMatchObject({ payment_status: 3, has_reservation: false });
  });
});
