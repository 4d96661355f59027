import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinReasons } from '../../../src/core/account/pin-rule';
import { activities } from '../../../src/core/text/activities';
import type { Client } from '../../support/client';
import { codeTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PIN = '246810';
const NEXT = '739164';

describe('the PIN of a person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  const status = async (client: Client) => (await client.get('/v1/crm/pin/status')).body.data;
  const verify = (client: Client, pin: string) => client.post('/v1/crm/pin/verify', { pin });
  const lock = async (client: Client) => {
    for (let count = 0; count < 3; count += 1) await verify(client, '000001');
  };
  const activitiesOf = async (client: Client) =>
    (await client.get('/v1/crm/activity-log?limit=100')).body.data.map(
      ({ label }: { label: string }) => label,
    );
  const mailsTo = async (address: string) =>
    (await server.services.message.outbox(address, 50)).map((one) => one.subject);

  it('is made once, is notified by e-mail and bell, and opens the way to buying', async () => {
    const client = await server.signIn('baru@demo.test');
    expect(await status(client)).toMatchObject({ has_pin: false, left: 3, locked_until: null });
    expect((await verify(client, PIN)).body.code).toBe('PIN_NOT_SET');
    expect((await client.post('/v1/crm/pin/new', { pin: NEXT })).status).toBe(200);
    expect(await status(client)).toMatchObject({ has_pin: true });
    expect((await verify(client, NEXT)).status).toBe(200);
    expect((await client.post('/v1/crm/pin/new', { pin: PIN })).body.code).toBe('PIN_EXISTS');
    expect((await verify(client, NEXT)).status).toBe(200);
    expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
      has_pin: true,
      unread_notifications: 1,
    });
    expect(await activitiesOf(client)).toContain(activities['pin.create'].label);
    await expect.poll(() => mailsTo('baru@demo.test')).toContain('PIN dibuat');
  });

  it('is made once however many ask at the same time', async () => {
    await query(server.database, `update users set pin_hash = null where email = 'segera@demo.test'`);
    const client = await server.signIn('segera@demo.test');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/v1/crm/pin/new', { pin: NEXT })),
    );
    const codes = answers.map(({ status: answered, body }) => (answered === 200 ? 'made' : body.code)).sort();
    expect(codes).toEqual([...Array(7).fill('PIN_EXISTS'), 'made']);
  });

  it.each([
    ['new', '111111', pinReasons.same],
    ['new', '123456', pinReasons.run],
    ['new', '121212', pinReasons.pattern],
    ['new', '159753', pinReasons.common],
    ['new', '12345', pinReasons.shape],
    ['update', '654321', pinReasons.run],
  ])('is refused by %s when it is %s, with the reason', async (path, pin, reason) => {
    const client = await server.signIn('lain@demo.test');
    const { status: answered, body } =
      path === 'new'
        ? await client.post('/v1/crm/pin/new', { pin })
        : await client.put('/v1/crm/pin/update', { current_pin: PIN, pin });
    expect({ answered, code: body.code, errors: body.errors }).toEqual({
      answered: 422,
      code: 'VALIDATION_FAILED',
      errors: { pin: [reason] },
    });
  });

  it('may not be the birthday that the owner gave to KYC', async () => {
    const client = await server.signIn('review@demo.test');
    const { partner_id } = (await client.get('/v1/crm/profile')).body.data;
    await query(
      server.database,
      `insert into kycs (partner_id, values) values ($1, '{"birth_date":"1991-08-17"}'::jsonb)
       on conflict (partner_id) do update set values = excluded.values`,
      [partner_id],
    );
    const answer = await client.put('/v1/crm/pin/update', { current_pin: PIN, pin: '170891' });
    expect(answer.body.errors).toEqual({ pin: [pinReasons.birth] });
  });

  it('is changed with the old one, which then opens nothing', async () => {
    const client = await server.signIn('menunggu@demo.test');
    const change = (current_pin: string, pin: string) =>
      client.put('/v1/crm/pin/update', { current_pin, pin });
    expect((await change('000001', NEXT)).body).toMatchObject({ code: 'WRONG_PIN', details: { left: 2 } });
    expect(await status(client)).toMatchObject({ left: 2 });
    expect((await change(PIN, PIN)).body.errors).toEqual({ pin: ['PIN baru harus berbeda dari PIN lama.'] });
    expect((await change(PIN, NEXT)).status).toBe(200);
    expect((await verify(client, PIN)).body.code).toBe('WRONG_PIN');
    expect((await verify(client, NEXT)).status).toBe(200);
    expect(await activitiesOf(client)).toContain(activities['pin.change'].label);
    await expect.poll(() => mailsTo('menunggu@demo.test')).toContain('PIN diubah');
  });

  it('locks for 30 minutes with the third wrong one, and a code to the phone opens it', async () => {
    const client = await server.signIn('perunggu@demo.test');
    expect((await client.post('/v1/crm/pin/unlock/request', { channel: 'sms' })).body.code).toBe(
      'PIN_NOT_LOCKED',
    );
    await lock(client);
    const { locked_until, server_time, left } = await status(client);
    expect(left).toBe(0);
    const locks = async () =>
      (await activitiesOf(client)).filter((label: string) => label === activities['pin.lock'].label).length;
    expect(await locks()).toBe(1);
    expect(Date.parse(locked_until) - Date.parse(server_time)).toBeGreaterThan(29 * 60_000);
    expect((await verify(client, PIN)).body.code).toBe('PIN_LOCKED');
    expect(await locks()).toBe(1);

    const asked = await client.post('/v1/crm/pin/unlock/request', { channel: 'sms' });
    const code = await codeTo(server, '6281200000011');
    const { request_id } = asked.body.data;
    const wrong = code === '000000' ? '000001' : '000000';
    const unlock = (given: string) => client.post('/v1/crm/pin/unlock', { request_id, code: given });
    expect((await unlock(wrong)).body).toMatchObject({ code: 'OTP_WRONG', details: { left: 4 } });
    expect((await unlock(code)).status).toBe(200);
    expect((await unlock(code)).body.code).toBe('OTP_EXPIRED');
    expect((await verify(client, PIN)).status).toBe(200);
    expect(await activitiesOf(client)).toContain(activities['pin.unlock'].label);
  });

  it('that was forgotten is set again with a code, which also lifts the lock', async () => {
    const client = await server.signIn('tanpapanel@demo.test');
    await lock(client);
    const asked = await client.post('/v1/crm/pin/forgot', { channel: 'whatsapp' });
    const { request_id } = asked.body.data;
    const code = await codeTo(server, '6281200000012');
    const reset = (pin: string, by = client) => by.post('/v1/crm/pin/reset', { request_id, code, pin });
    // An invalid PIN consumes no code, and other sessions cannot use it.
    expect((await reset('123456')).body.errors).toEqual({ pin: [pinReasons.run] });
    const stranger = await server.signIn('lain@demo.test');
    expect((await reset(NEXT, stranger)).body.code).toBe('OTP_EXPIRED');
    expect((await reset(NEXT)).status).toBe(200);
    expect((await verify(client, NEXT)).status).toBe(200);
    expect((await verify(stranger, PIN)).status).toBe(200);
    expect(await activitiesOf(client)).toContain(activities['pin.reset'].label);
    await expect.poll(() => mailsTo('tanpapanel@demo.test')).toContain('PIN diatur ulang');
  });

  it('is reset by no code of another purpose', async () => {
    const client = await server.signIn('panelditolak@demo.test');
    await lock(client);
    const asked = await client.post('/v1/crm/pin/unlock/request', { channel: 'sms' });
    const code = await codeTo(server, '6281200000014');
    const { request_id } = asked.body.data;
    const reset = await client.post('/v1/crm/pin/reset', { request_id, code, pin: NEXT });
    expect(reset.body.code).toBe('OTP_EXPIRED');
    expect((await client.post('/v1/crm/pin/unlock', { request_id, code })).status).toBe(200);
  });

  it('is guessed by none of 100 codes at once: at most five are compared', async () => {
    const client = await server.signIn('kedaluwarsa@demo.test');
    const asked = await client.post('/v1/crm/pin/forgot', { channel: 'sms' });
    const { request_id } = asked.body.data;
    const code = await codeTo(server, '6281200000005');
    const guesses = Array.from({ length: 101 }, (_, count) => String(count).padStart(6, '0'))
      .filter((guess) => guess !== code)
      .slice(0, 100);
    const answers = await Promise.all(
      guesses.map((guess) => client.post('/v1/crm/pin/reset', { request_id, code: guess, pin: NEXT })),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'OTP_WRONG').length).toBeLessThanOrEqual(4);
    expect(codes.filter((one) => one !== 'OTP_WRONG' && one !== 'OTP_LOCKED')).toEqual([]);
    const late = await client.post('/v1/crm/pin/reset', { request_id, code, pin: NEXT });
    expect(late.body.code).toBe('OTP_LOCKED');
    expect((await verify(client, PIN)).status).toBe(200);
  });

  it('compares at most three of 100 wrong ones at once', async () => {
    const client = await server.signIn('bebas@demo.test');
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(client, '000001')));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'WRONG_PIN')).toHaveLength(2);
    expect(codes.filter((one) => one === 'PIN_LOCKED')).toHaveLength(98);
  });

  it('of a sub-account is its own: asked, verified and unlocked, but a forgotten one is the owner’s affair', async () => {
    const client = await server.signIn('kasir@demo.test');
    expect(await status(client)).toMatchObject({ has_pin: true });
    expect((await verify(client, PIN)).status).toBe(200);
    expect((await client.put('/v1/crm/pin/update', { current_pin: PIN, pin: NEXT })).status).toBe(403);
    expect((await client.post('/v1/crm/pin/forgot', { channel: 'sms' })).status).toBe(403);
    await lock(client);
    expect((await client.post('/v1/crm/pin/unlock/request', { channel: 'sms' })).status).toBe(200);
    const owner = await server.signIn('mitra@demo.test');
    expect(await status(owner)).toMatchObject({ left: 3, locked_until: null });
  });
});
