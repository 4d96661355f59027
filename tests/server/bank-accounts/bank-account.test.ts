import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { BankAccount } from '../../../src/topics/bank-accounts/contract';
import type { Client } from '../../support/client';
import { codeTo, messagesTo } from '../../support/outbox';
import { profitOf, WITHDRAWAL, withdraw } from '../../support/profit';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/vendor-panel/bank-account';
const PHONE = '6281200000001';
const OTHER_PHONE = '6281200000010';

let server: TestServer;
let mitra: Client;
let partner: string;

beforeAll(async () => {
  server = await startTestServer();
  mitra = await server.signIn();
  partner = (await mitra.get('/v1/crm/profile')).body.data.partner_id;
  const profit = profitOf(server, partner);
  await profit.earn(60_000_000);
  await profit.wait(24);
});
afterAll(() => server.close());

const accounts = async (client = mitra): Promise<BankAccount[]> => (await client.get(PATH)).body.data;
const add = (number: string, over: object = {}) =>
  mitra.post(PATH, { bank_code: '002', number, pin: DEMO_PIN, ...over });
/** Ends the one-day waiting period. */
const unpause = () => query(server.database, 'update bank_accounts set paused_until = now()');

describe('the accounts of a partner', () => {
  it('begin with the one of its verified documents, which waits for nothing', async () => {
    const [first, ...others] = await accounts();

    expect(others).toEqual([]);
    expect(first).toMatchObject({ bank_code: '014', bank_name: 'BCA', is_primary: true, paused_until: null });
    expect(await accounts()).toEqual([first]);
    expect(await accounts(await server.signIn('baru@demo.test'))).toEqual([]);
  });

  it('are checked by name: no one else’s, none that does not exist, none while the bank is away', async () => {
    const check = async (number: string) => {
      const { status, body } = await mitra.post(`${PATH}/check`, { bank_code: '002', number });
      return status === 200 ? body.data.holder : body.code;
    };
    const [own] = await accounts();

    expect(await check('123456780001')).toBe(own?.holder.toUpperCase());
    expect(await check('123456780007')).toBe('BANK_HOLDER_MISMATCH');
    expect(await check('123456780008')).toBe('BANK_UNREACHABLE');
    expect(await check('123456780009')).toBe('BANK_ACCOUNT_UNKNOWN');
    expect((await add('123456780007')).body.code).toBe('BANK_HOLDER_MISMATCH');
    const nobody = await server.signIn('baru@demo.test');
    expect((await nobody.post(`${PATH}/check`, { bank_code: '002', number: '12345678' })).body.code).toBe(
      'BANK_NEEDS_KYC',
    );
  });

  it('need the PIN, are reported to their owner, and never leave the server whole', async () => {
    const mails = (await messagesTo(server, 'mitra@demo.test')).length;
    expect((await add('123456781111', { pin: '975312' })).body.code).toBe('WRONG_PIN');
    const { body } = await add('123456781111');

    expect(body.data).toMatchObject({ account_end: '1111', is_primary: false });
    expect(JSON.stringify([body, await accounts()])).not.toContain('123456781111');
    const [stored] = await query(
      server.database,
      `select number_sealed from bank_accounts where number_end = '1111'`,
    );
    expect(String(stored?.number_sealed)).not.toContain('1111');
    expect((await add('123456781111')).body.code).toBe('BANK_ACCOUNT_TAKEN');
    expect((await messagesTo(server, 'mitra@demo.test')).length).toBeGreaterThanOrEqual(mails);
    const [activity] = (await mitra.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(activity).toMatchObject({ label: 'Menambah rekening pencairan', object: 'BRI ••1111' });
  });

  it('take no withdrawal for 24 hours after they were added or changed', async () => {
    const added = (await add('123456782222')).body.data as BankAccount;
    const refused = await withdraw(mitra, 60_000, { target: 2, bank_account_id: added.id });
    expect(refused.body).toMatchObject({
      code: 'BANK_ACCOUNT_PAUSED',
      message: expect.stringContaining('WIB'),
    });

    await unpause();
    expect((await withdraw(mitra, 60_000, { target: 2, bank_account_id: added.id })).status).toBe(200);
    const changed = await mitra.put(`${PATH}/update/${added.id}`, {
      bank_code: '009',
      number: '123456783333',
      pin: DEMO_PIN,
    });
    expect(changed.body.data).toMatchObject({ bank_name: 'BNI', account_end: '3333' });
    const again = await withdraw(mitra, 60_000, { target: 2, bank_account_id: changed.body.data.id });
    expect(again.body.code).toBe('BANK_ACCOUNT_PAUSED');
    // The account is removed, but pending withdrawals still go there.
    expect((await withdraw(mitra, 60_000, { target: 2, bank_account_id: added.id })).status).toBe(404);
    const waiting = await server.services.withdrawalReview.listWaiting();
    const found = waiting.find(({ account_end }) => account_end === '2222');
    if (!found) throw new Error('the withdrawal to the account before does not wait');
    expect(await server.services.withdrawalReview.destinationOf(found)).toMatchObject({
      number: '123456782222',
    });
  });

  it('have one primary one, at most five in all, and go when they are removed', async () => {
    await query(server.database, `delete from quotas where kind = 'bank-check'`);
    const list = await accounts();
    const last = list.at(-1);
    expect((await mitra.put(`${PATH}/primary/${last?.id}`, {})).body.data.is_primary).toBe(true);
    expect((await accounts()).map(({ is_primary }) => is_primary)).toEqual(list.map((_, at) => at === 0));

    for (let at = list.length; at < 5; at += 1) expect((await add(`12345679000${at}`)).status).toBe(200);
    expect((await add('123456798888')).body.code).toBe('BANK_ACCOUNT_LIMIT');
    expect((await mitra.delete(`${PATH}/${last?.id}`)).status).toBe(200);
    const left = await accounts();
    expect(left).toHaveLength(4);
    expect(left.filter(({ is_primary }) => is_primary)).toHaveLength(1);
  });

  it('are not asked about without end: names behind numbers are not to be collected', async () => {
    const ask = () => mitra.post(`${PATH}/check`, { bank_code: '002', number: '123456785555' });
    const codes: string[] = [];
    for (let at = 0; at < 11; at += 1) codes.push((await ask()).body.code);

    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('are the owner’s alone', async () => {
    const stranger = await server.signIn('lain@demo.test');
    const [own] = await accounts();
    const body = { bank_code: '002', number: '123456784444', pin: DEMO_PIN };

    expect((await stranger.put(`${PATH}/update/${own?.id}`, body)).status).toBe(404);
    expect((await stranger.put(`${PATH}/primary/${own?.id}`, {})).status).toBe(404);
    expect((await stranger.delete(`${PATH}/${own?.id}`)).status).toBe(404);
    expect((await withdraw(stranger, 50_000, { target: 2, bank_account_id: own?.id })).status).toBe(404);
    expect((await (await server.signIn('kasir@demo.test')).get(PATH)).status).toBe(403);
  });
});

describe('a withdrawal above Rp 5.000.000', () => {
  const target = async () => ({ target: 2, bank_account_id: (await accounts())[0]?.id });
  const askCode = async (key: string): Promise<string> => {
    await query(server.database, `delete from quotas where kind = 'otp'`);
    const before = (await messagesTo(server, PHONE)).length;
    const { status, body } = await mitra.post(`${WITHDRAWAL}/otp`, { channel: 'whatsapp', key });
    expect(status).toBe(200);
    code = await codeTo(server, PHONE, before + 1);
    return body.data.request_id;
  };
  let code = '';

  it('needs a code to the phone of its owner, and up to there none', async () => {
    await unpause();
    expect((await withdraw(mitra, 5_000_001)).body.code).toBe('OTP_REQUIRED');
    expect((await withdraw(mitra, 5_000_000)).status).toBe(200);

    const key = v7();
    const request_id = await askCode(key);
    const wish = { ...(await target()), otp: { request_id, code } };
    const made = await withdraw(mitra, 6_000_000, wish, key);
    expect(made.body.data).toMatchObject({ amount: 6_000_000, fee: 2_500, received: 5_997_500, status: 1 });
    // A repeat after a lost answer needs no new code.
    expect((await withdraw(mitra, 6_000_000, wish, key)).body).toEqual(made.body);
    expect((await mitra.get(`${WITHDRAWAL}/by-key/${key}`)).body.data).toEqual(made.body.data);
    expect((await mitra.get(`${WITHDRAWAL}/by-key/${v7()}`)).body.data).toBeNull();
  });

  it('uses a code for the withdrawal that it was asked for alone', async () => {
    const request_id = await askCode(v7());

    const other = await withdraw(mitra, 6_000_000, { otp: { request_id, code } });
    expect(other.body.code).toBe('OTP_EXPIRED');
  });

  it('takes no code that somebody else asked for, even under the same key', async () => {
    const key = v7();
    const stranger = await server.signIn('lain@demo.test');
    const before = (await messagesTo(server, OTHER_PHONE)).length;
    const asked = await stranger.post(`${WITHDRAWAL}/otp`, { channel: 'whatsapp', key });
    const otp = {
      request_id: asked.body.data.request_id,
      code: await codeTo(server, OTHER_PHONE, before + 1),
    };

    expect((await withdraw(mitra, 6_000_000, { otp }, key)).body.code).toBe('OTP_EXPIRED');
  });

  it('takes no code that went to a number which is no longer theirs', async () => {
    const key = v7();
    const request_id = await askCode(key);
    const move = (from: string, to: string) =>
      query(server.database, 'update users set phone = $2 where phone = $1', [from, to]);
    await move(PHONE, '6281299990000');
    const { body } = await withdraw(mitra, 6_000_000, { otp: { request_id, code } }, key);
    await move('6281299990000', PHONE);

    expect(body.code).toBe('OTP_EXPIRED');
  });

  it('keeps the code when PIN or amount are refused, and counts wrong ones', async () => {
    const key = v7();
    const request_id = await askCode(key);
    const wrong = code === '000000' ? '111111' : '000000';

    expect(
      (await withdraw(mitra, 6_000_000, { pin: '975312', otp: { request_id, code } }, key)).body.code,
    ).toBe('WRONG_PIN');
    expect((await withdraw(mitra, 200_000_000, { otp: { request_id, code } }, key)).body.code).toBe(
      'INSUFFICIENT_BALANCE',
    );
    expect((await withdraw(mitra, 6_000_000, { otp: { request_id, code: wrong } }, key)).body.code).toBe(
      'OTP_WRONG',
    );
    expect((await withdraw(mitra, 6_000_000, { otp: { request_id, code } }, key)).status).toBe(200);
  });

  it('goes through once when the same key arrives many times at once', async () => {
    const key = v7();
    const request_id = await askCode(key);
    const before = (await mitra.get('/v1/vendor-panel/get-panel-saldo')).body.data.panel_saldo;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => withdraw(mitra, 6_000_000, { otp: { request_id, code } }, key)),
    );
    const after = (await mitra.get('/v1/vendor-panel/get-panel-saldo')).body.data.panel_saldo;

    expect(before - after).toBe(6_000_000);
    expect(
      new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data.code)).size,
    ).toBe(1);
  });
});
