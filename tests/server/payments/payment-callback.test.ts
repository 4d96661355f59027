import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hmac } from '../../../src/platform/adapters/payment/hmac';
import { createQuotaService } from '../../../src/platform/quota/service';
import { unsignedCallback } from '../../../src/platform/quota/unsigned-callback';
import { GatewayStage, later } from '../../support/gateway-stage';
import { callbackOf, openTopup, outcomesOf, type SentCallback, type Waiting } from '../../support/payments';
import { query } from '../../support/query';
import { startTestServer } from '../../support/server';
import { openShop } from '../../support/shop';
import { until } from '../../support/until';

describe('callbacks of the gateway', () => {
  let stage: GatewayStage;

  beforeAll(async () => {
    stage = await GatewayStage.open();
  });
  afterAll(() => stage.close());

  const send = (callback: SentCallback, nth?: number) => stage.send(callback, nth);
  const outcome = (topup: Waiting) => stage.outcome(topup);
  const notices = (topup: Pick<Waiting, 'code'>) => stage.notices(topup);
  const open = (options?: Parameters<typeof openTopup>[2]) => stage.topup(options);
  const balanceOf = (partner: string) => stage.balanceOf(partner);

  test('fifty of the same at once credit once, and each is answered as accepted', async () => {
    const topup = await open();
    const callback = callbackOf(topup);
    const answers = await Promise.all(Array.from({ length: 50 }, (_none, nth) => send(callback, nth)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, credited: topup.amount });
    expect(await balanceOf(topup.partner)).toBe(topup.amount);
    const [stored] = await query(
      stage.database,
      'select verdict, times from payment_callbacks where payable_id = $1',
      [topup.id],
    );
    expect(stored).toEqual({ verdict: 'credited', times: 50 });
  });

  test('fifty payments of one top up at once credit once, and the operator is notified of the others', async () => {
    const topup = await open();
    const at = Date.now();
    const paid = Array.from({ length: 50 }, (_none, nth) =>
      callbackOf(topup, { paid_at: new Date(at + nth * 1_000).toISOString() }),
    );
    await Promise.all(paid.map((callback, nth) => send(callback, nth)));
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, credited: topup.amount });
    expect(await notices(topup)).toEqual([{ kind: 'payment_twice', times: 49 }]);
  });

  test('of a late payment bring it into review, and the operator decides', async () => {
    const topup = await open();
    expect(await send(callbackOf(topup, { paid_at: later(topup) }))).toBe(200);
    expect(await outcome(topup)).toMatchObject({ status: 5, credits: 0 });
    expect((await outcome(topup))?.note).toMatch(/masuk setelah batas waktu/);
    expect(await notices(topup)).toEqual([{ kind: 'payment_late', times: 1 }]);
  });

  test('of a payment after the partner cancelled bring it into review', async () => {
    const topup = await open({ status: 4 });
    expect(await send(callbackOf(topup))).toBe(200);
    expect(await outcome(topup)).toMatchObject({ status: 5, credits: 0 });
    expect((await outcome(topup))?.note).toMatch(/setelah top up dibatalkan/);
  });

  test.each([-1, 1, -1_000])(
    'that tell of %i rupiah too many credit nothing and tell operator and partner',
    async (more) => {
      const topup = await open();
      expect(await send(callbackOf(topup, { amount: topup.total + more }))).toBe(200);
      expect(await outcome(topup)).toMatchObject({ status: 1, credits: 0 });
      expect(await notices(topup)).toEqual([{ kind: 'payment_amount', times: 1 }]);
      expect((await outcome(topup))?.note).toMatch(/masuk, seharusnya .+ Saldo belum bertambah/);
      const noticeRows = await query(
        stage.database,
        'select title from notifications where partner_id = $1',
        [topup.partner],
      );
      expect(noticeRows).toEqual([{ title: 'Jumlah pembayaran tidak sesuai' }]);
      expect(await send(callbackOf(topup))).toBe(200);
      expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, note: null });
    },
  );

  test('without the right signature credit nothing, are stored, and counted for the operator', async () => {
    const topup = await open();
    const good = callbackOf(topup);
    const counted = async () =>
      Number(
        (
          await query(
            stage.database,
            `select coalesce(sum(times), 0)::int as times from operator_notices where kind = 'payment_signature'`,
          )
        )[0]?.times,
      );
    const before = await counted();
    const changed = good.body.replace(String(topup.total), String(topup.total + 1));
    const wrong = [
      { ...good, signature: '' },
      { ...good, signature: 'zz' },
      { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { ...good, body: changed },
      { ...good, body: `${good.body} ` },
      { ...good, body: '{' },
      { ...good, body: '[]' },
    ];
    for (const callback of wrong) expect(await send(callback)).toBe(401);
    expect(await outcome(topup)).toMatchObject({ status: 1, credits: 0 });
    expect(await counted()).toBe(before + wrong.length);
    const [stored] = await query(
      stage.database,
      `select count(*)::int as refused from payment_callbacks where verdict = 'signature' and raw like $1`,
      [`%${topup.reference}%`],
    );
    expect(stored?.refused).toBe(5);
    expect(await send(good)).toBe(200);
  });

  test('signed for one payment and naming another move neither', async () => {
    const [own, other] = [await open(), await open()];
    expect(await send(callbackOf(own, { merchant_ref: other.id }))).toBe(401);
    expect(await outcome(own)).toMatchObject({ status: 1, credits: 0 });
    expect(await outcome(other)).toMatchObject({ status: 1, credits: 0 });
    expect(await send(callbackOf(own))).toBe(200);
    expect(await send(callbackOf(other))).toBe(200);
    expect(await outcome(other)).toMatchObject({ status: 2, credits: 1 });
  });

  test('without the right signature are not stored beyond a limit, and are still counted', async () => {
    const topup = await open();
    await createQuotaService({ database: stage.database, perAddress: false }).pause(
      'refused-callback',
      'sandbox signature',
      600,
    );
    const forged = callbackOf(topup);
    expect(await send({ ...forged, signature: 'zz' })).toBe(401);
    expect(
      await query(stage.database, 'select 1 from payment_callbacks where raw like $1', [
        `%${topup.reference}%`,
      ]),
    ).toEqual([]);
    const [row] = await query(
      stage.database,
      `select updated_at > now() - interval '1 minute' as now from operator_notices where kind = 'payment_signature'`,
    );
    expect(row?.now).toBe(true);
    expect(await send(forged)).toBe(200);
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1 });
  });

  test('of suppliers without a signature use up nothing of theirs', async () => {
    const quota = createQuotaService({ database: stage.database, perAddress: true });
    const forge = (of: 'supplier' | 'gateway') => quota.spendAddress(unsignedCallback(of), '198.51.100.7');
    for (let time = 0; time < 30; time += 1) await forge('supplier');
    await expect(forge('supplier')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await forge('gateway');
  });

  test('of a gateway that is not ours are not found', async () => {
    const answer = await fetch(`${stage.urls[0]}/v1/callback/payment/tripay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(404);
  });

  test('that were lost are made good: the gateway is asked a little after the end', async () => {
    const topup = await open({ seconds: -61 });
    await query(
      stage.database,
      `update sandbox_payments set status = 'paid', paid_amount = amount, paid_at = expires_at - interval '1 minute'
       where reference = $1`,
      [topup.reference],
    );
    await query(stage.database, 'update jobs set run_at = now() where ref_id = $1', [topup.id]);
    await until('the payment is credited', async () => (await outcome(topup))?.status === 2);
    expect(await outcome(topup)).toMatchObject({ credits: 1, credited: topup.amount });
    // The delayed callback arrives.
    const [row] = await query(stage.database, 'select paid_at from topups where id = $1', [topup.id]);
    expect(await send(callbackOf(topup, { paid_at: String(row?.paid_at) }))).toBe(200);
    expect(await outcome(topup)).toMatchObject({ credits: 1 });
    expect(await notices(topup)).toEqual([]);
  });
});

test("a gateway's word on one payment that names another moves neither, and the true word is still heard", async () => {
  const keys = {
    TRIPAY_API_KEY: 'DEV-api',
    TRIPAY_PRIVATE_KEY: 'private-key',
    TRIPAY_MERCHANT_CODE: 'T0001',
  };
  const server = await startTestServer({ seed: 'none', env: { PAYMENT_GATEWAY: 'tripay', ...keys } });
  const { partnerId } = await (await openShop(server.database)).openPartner(0);
  const topups = [await openTopup(server.database, partnerId), await openTopup(server.database, partnerId)];
  await query(server.database, `update topups set gateway = 'tripay'`);
  const [own, other] = topups as [Waiting, Waiting];
  const sendCallback = async (merchant_ref: string) => {
    const callback = { reference: own.reference, merchant_ref, total_amount: own.total, status: 'PAID' };
    const body = JSON.stringify(callback);
    const response = await fetch(`${server.url}/v1/callback/payment/tripay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-callback-event': 'payment_status',
        'x-callback-signature': hmac(keys.TRIPAY_PRIVATE_KEY, body),
      },
      body,
    });
    return response.status;
  };

  // An unknown top up must not use the event id of the real payment.
  expect(await sendCallback('tidak-dikenal')).toBe(200);
  expect(await sendCallback(other.id)).toBe(200);
  expect((await outcomesOf(server.database, topups)).get(other.id)).toMatchObject({ status: 1, credits: 0 });
  expect(await query(server.database, 'select kind, ref from operator_notices')).toEqual([
    { kind: 'payment_unknown', ref: own.reference },
  ]);
  expect(await sendCallback(own.id)).toBe(200);
  const outcomes = await outcomesOf(server.database, topups);
  expect(outcomes.get(own.id)).toMatchObject({ status: 2, credits: 1, credited: own.amount });
  expect(outcomes.get(other.id)).toMatchObject({ status: 1, credits: 0 });
  await server.close();
});
