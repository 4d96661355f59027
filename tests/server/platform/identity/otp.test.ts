import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/platform/http/app-error';
import { createOtpService, type OtpDemand } from '../../../../src/platform/identity/otp/service';
import { codeTo, messagesTo, messageTo, quiet } from '../../../support/outbox';
import { query } from '../../../support/query';
import { startTestServer, type TestServer } from '../../../support/server';

const PHONE = '6281355550000';
const other = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a one-time code', () => {
  let server: TestServer;
  let owner: string;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    const rows = await query(server.database, `select id from users where email = 'mitra@demo.test'`);
    owner = String(rows[0]?.id);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await quiet(server);
    for (const table of ['messages', 'quotas', 'otp_requests'])
      await query(server.database, `delete from ${table}`);
  });

  const demand = (changes: Partial<OtpDemand> = {}): OtpDemand => ({
    purpose: 'pin-reset',
    to: { channel: 'whatsapp', address: PHONE },
    subjectId: owner,
    ...changes,
  });
  const ask = (changes?: Partial<OtpDemand>) => server.services.otp.request(demand(changes));
  const askAndRead = async () => {
    const before = (await messagesTo(server, PHONE)).length;
    const { request_id } = await ask();
    return { request_id, code: await codeTo(server, PHONE, before + 1) };
  };
  const outcome = async (work: Promise<unknown>) => {
    try {
      await work;
      return 'right';
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      return failure.code;
    }
  };
  const confirm = (id: string, code: string, otp = server.services.otp) =>
    outcome(otp.confirm(id, 'pin-reset', code, owner));
  /** Ages earlier requests. */
  const pass = (seconds: number) =>
    query(
      server.database,
      `with q as (update quotas set next_at = next_at - make_interval(secs => $1),
         paused_until = paused_until - make_interval(secs => $1),
         taken = array(select t - make_interval(secs => $1) from unnest(taken) t))
       update otp_requests set expires_at = expires_at - make_interval(secs => $1)`,
      [seconds],
    );

  it('has six digits, says what it is for, and never asks for itself', async () => {
    await ask();
    const { text, channel } = await messageTo(server, PHONE);
    expect(channel).toBe('whatsapp');
    expect(text).toMatch(
      /^\d{6} adalah kode OTP Lumbung untuk mengatur ulang PIN Anda\. Berlaku 5 menit\. Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda\.$/,
    );
  });

  it('goes by e-mail as well', async () => {
    await ask({ to: { channel: 'email', address: 'kode@toko.test' } });
    expect(await messageTo(server, 'kode@toko.test')).toMatchObject({
      channel: 'email',
      subject: 'Kode OTP Lumbung',
    });
  });

  it('is right once, also when it arrives three times at once', async () => {
    const { request_id, code } = await askAndRead();
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => confirm(request_id, code)));
    expect(outcomes.filter((one) => one === 'right')).toHaveLength(1);
    expect(await confirm(request_id, code)).toBe('OTP_EXPIRED');
  });

  it('answers whom it was for and where it went', async () => {
    const { request_id, code } = await askAndRead();
    expect(await server.services.otp.confirm(request_id, 'pin-reset', code)).toEqual({
      subjectId: owner,
      address: PHONE,
    });
  });

  it('is dead after five minutes by the clock of the database', async () => {
    const { request_id, code } = await askAndRead();
    await pass(301);
    expect(await confirm(request_id, code)).toBe('OTP_EXPIRED');
  });

  it('is worth nothing for another purpose, another person or another request', async () => {
    const { request_id, code } = await askAndRead();
    const { otp } = server.services;
    expect(await outcome(otp.confirm(request_id, 'pin-unlock', code, owner))).toBe('OTP_EXPIRED');
    expect(await outcome(otp.confirm(request_id, 'pin-reset', code, request_id))).toBe('OTP_EXPIRED');
    expect(await confirm(owner, code)).toBe('OTP_EXPIRED');
    expect(await confirm(request_id, code)).toBe('right');
  });

  it('dies when another one is asked for', async () => {
    const first = await askAndRead();
    await pass(60);
    const second = await askAndRead();
    expect(await confirm(first.request_id, first.code)).toBe('OTP_EXPIRED');
    expect(await confirm(second.request_id, second.code)).toBe('right');
  });

  it('is sent again after 60 seconds, and five times an hour at most', async () => {
    const { resend_at, server_time } = await ask();
    expect(Date.parse(resend_at) - Date.parse(server_time)).toBe(60_000);
    expect(await outcome(ask())).toBe('OTP_WAIT');
    for (let count = 0; count < 4; count++) {
      await pass(100);
      expect(await outcome(ask())).toBe('right');
    }
    await pass(100);
    const refused = await ask().catch((failure: AppError) => failure);
    expect(refused).toMatchObject({ code: 'OTP_WAIT' });
    // The first of five was 500 seconds ago.
    const left = Number((refused as AppError).details?.seconds);
    expect(left).toBeGreaterThan(3050);
    expect(left).toBeLessThanOrEqual(3100);
    await pass(3100);
    expect(await outcome(ask())).toBe('right');
    // Only that one is older than an hour; the second one will be in 100 seconds.
    await pass(50);
    expect(await outcome(ask())).toBe('OTP_WAIT');
    await pass(50);
    expect(await outcome(ask())).toBe('right');
  });

  it('is asked for twenty times at once and sent once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(ask())));
    expect(outcomes.filter((one) => one === 'right')).toHaveLength(1);
    await quiet(server);
    expect(await messagesTo(server, PHONE)).toHaveLength(1);
  });

  it('locks with the fifth wrong try, the right code too, and pauses the number for 15 minutes', async () => {
    const { request_id, code } = await askAndRead();
    const outcomes = [];
    for (let count = 0; count < 5; count++) outcomes.push(await confirm(request_id, other(code)));
    expect(outcomes).toEqual([...Array(4).fill('OTP_WRONG'), 'OTP_LOCKED']);
    expect(await confirm(request_id, code)).toBe('OTP_LOCKED');
    await pass(61);
    expect(await outcome(ask())).toBe('OTP_LOCKED');
    await pass(900);
    expect(await outcome(ask())).toBe('right');
  });

  it('that strangers ask for leaves the number its own: two an hour, and their wrong codes lock no one else', async () => {
    const asStranger = () => outcome(ask({ purpose: 'login' }));
    expect(await asStranger()).toBe('right');
    await pass(60);
    const { request_id } = await ask({ purpose: 'login' });
    for (let count = 0; count < 5; count++) {
      await outcome(server.services.otp.confirm(request_id, 'login', 'none'));
    }
    expect(await asStranger()).toBe('OTP_LOCKED');
    await pass(900);
    expect(await asStranger()).toBe('OTP_WAIT');
    await quiet(server);
    for (let count = 0; count < 3; count++) {
      const { request_id: own, code } = await askAndRead();
      expect(await confirm(own, code)).toBe('right');
      await pass(60);
    }
    expect(await outcome(ask())).toBe('OTP_WAIT');
  });

  it('for signing in says itself when the next one may be asked for', async () => {
    await ask({ purpose: 'login' });
    await pass(60);
    const { resend_at, server_time } = await ask({ purpose: 'login' });
    expect(Date.parse(resend_at) - Date.parse(server_time)).toBeGreaterThan(3_500_000);
  });

  it('returns how many tries are left', async () => {
    const { request_id, code } = await askAndRead();
    const failure = await server.services.otp
      .confirm(request_id, 'pin-reset', other(code), owner)
      .catch((error: AppError) => error);
    expect(failure).toMatchObject({ code: 'OTP_WRONG', details: { left: 4 } });
    expect((failure as AppError).message).toBe('Kode OTP salah. Sisa 4 percobaan.');
  });

  it('is compared at most five times when 100 wrong ones arrive at two services at once', async () => {
    const { database: db, services } = server;
    const second = createOtpService({
      database: db,
      message: services.message,
      quota: services.quota,
      onQueued: () => undefined,
    });
    const { request_id, code } = await askAndRead();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        confirm(request_id, other(code), at % 2 ? second : services.otp),
      ),
    );
    expect(outcomes.filter((one) => one === 'OTP_WRONG')).toHaveLength(4);
    expect(outcomes.filter((one) => one === 'OTP_LOCKED')).toHaveLength(96);
    expect(await confirm(request_id, code, second)).toBe('OTP_LOCKED');
  });

  it('for an unknown account is counted and answered like any other, and not sent', async () => {
    const { request_id } = await ask({ subjectId: null });
    await quiet(server);
    expect(await messagesTo(server, PHONE)).toEqual([]);
    const outcomes = [];
    for (let count = 0; count < 6; count++) outcomes.push(await confirm(request_id, '123456'));
    expect(outcomes).toEqual([...Array(4).fill('OTP_WRONG'), 'OTP_LOCKED', 'OTP_LOCKED']);
    expect(await outcome(ask())).toBe('OTP_LOCKED');
  });

  it('is stored as a digest under a salt of its own', async () => {
    const first = await askAndRead();
    const [row] = await query(server.database, 'select * from otp_requests where id = $1', [
      first.request_id,
    ]);
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(first.code);
  });

  it('is forgotten after a day, and its message after a week', async () => {
    await askAndRead();
    await quiet(server);
    await query(server.database, `update otp_requests set created_at = now() - interval '25 hours'`);
    await query(server.database, `update messages set created_at = now() - interval '8 days'`);
    await query(server.database, `update quotas set updated_at = now() - interval '3 days', next_at = now()`);
    await query(server.database, `update jobs set done_at = now() - interval '3 days'`);
    const { otp, message, quota, account } = server.services;
    for (const service of [otp, message, quota, account]) await service.forgetOld();
    for (const table of ['otp_requests', 'messages', 'quotas']) {
      expect(await query(server.database, `select 1 from ${table}`)).toEqual([]);
    }
    expect(await query(server.database, `select 1 from jobs where kind in ('otp-send', 'message')`)).toEqual(
      [],
    );
  });
});
