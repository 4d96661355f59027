import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '../../../src/core/text/activities';
import { createSecurityNoticeService } from '../../../src/platform/identity/security-notice/service';
import { createPasswordService } from '../../../src/topics/accounts/server/password/service';
import type { Client } from '../../support/client';
import { messagesTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const OLD = 'Mitra#2026';
const NEXT = 'Kunyit-8-Petrol';

describe('the password of who is signed in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  const change = (client: Client, over: object = {}) =>
    client.put('/v1/crm/update-password', {
      current_password: OLD,
      password: NEXT,
      password_confirmation: NEXT,
      end_other_sessions: true,
      ...over,
    });
  const isOpen = async (client: Client) => (await client.get('/v1/crm/profile')).status === 200;

  it('changes, ends every other session, stays signed in here and notifies by e-mail and bell', async () => {
    const email = 'lain@demo.test';
    const [here, there, elsewhere] = [
      await server.signIn(email),
      await server.signIn(email),
      await server.signIn(email),
    ];
    const somebody = await server.signIn('mitra@demo.test');
    const { status, body } = await change(here);
    expect({ status, ended: body.data.ended }).toEqual({ status: 200, ended: 2 });
    expect([await isOpen(here), await isOpen(there), await isOpen(elsewhere)]).toEqual([true, false, false]);
    expect(await isOpen(somebody)).toBe(true);
    await expect(server.signIn(email, OLD)).rejects.toThrow('WRONG_CREDENTIALS');
    await server.signIn(email, NEXT);
    expect((await here.get('/v1/crm/notifications')).body.data[0]).toMatchObject({
      title: 'Kata sandi diubah',
    });
    const log = (await here.get('/v1/crm/activity-log')).body.data;
    expect(log.map(({ label }: { label: string }) => label)).toContain(activities['password.change'].label);
    expect(JSON.stringify(log)).not.toContain(NEXT);
    await expect.poll(async () => (await messagesTo(server, email))[0]?.subject).toBe('Kata sandi diubah');
  });

  it('leaves other sessions alone when asked to', async () => {
    const email = 'segera@demo.test';
    const [here, there] = [await server.signIn(email), await server.signIn(email)];
    expect((await change(here, { end_other_sessions: false })).body.data.ended).toBe(0);
    expect(await isOpen(there)).toBe(true);
  });

  it.each([
    ['the same again', { password: OLD, password_confirmation: OLD }, 'password', /berbeda/],
    ['too short', { password: 'Ab1', password_confirmation: 'Ab1' }, 'password', /Minimal 8/],
    ['without a digit', { password: 'abcdefghij', password_confirmation: 'abcdefghij' }, 'password', /angka/],
    [
      'the phone',
      { password: 'x81200000013', password_confirmation: 'x81200000013' },
      'password',
      /nomor HP/,
    ],
    ['the e-mail', { password: 'menunggu-12', password_confirmation: 'menunggu-12' }, 'password', /email/],
    [
      'typed twice differently',
      { password_confirmation: 'Lain-12345' },
      'password_confirmation',
      /tidak sama/,
    ],
    ['without the present one', { current_password: '' }, 'current_password', /wajib/],
  ])('is refused when it is %s', async (_words, over, field, message) => {
    const client = await server.signIn('menunggu@demo.test');
    const { status, body } = await change(client, over);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' });
    expect(body.errors[field][0]).toMatch(message);
  });

  it('is asked for five times, then not for 15 minutes; signing in is another count', async () => {
    const client = await server.signIn('perunggu@demo.test');
    const wrong = { current_password: 'Salah#2026' };
    expect((await change(client, wrong)).body).toMatchObject({
      code: 'WRONG_PASSWORD',
      details: { left: 4 },
    });
    const answers = await Promise.all(Array.from({ length: 60 }, () => change(client, wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(3);
    expect(codes.filter((code) => code === 'PASSWORD_LOCKED')).toHaveLength(57);
    const log = (await client.get('/v1/crm/activity-log?limit=100')).body.data;
    const locks = log.filter(({ label }: { label: string }) => label === activities['password.lock'].label);
    expect(locks).toHaveLength(1);
    const right = await change(client);
    expect({ status: right.status, code: right.body.code }).toEqual({ status: 429, code: 'PASSWORD_LOCKED' });
    await server.signIn('perunggu@demo.test');
  });

  it('that was set again while another one was being typed stays', async () => {
    const email = 'perunggu@demo.test';
    const RESCUED = 'Jahe-77-Merah';
    const { secret, devices, message, notification } = server.services;
    const device = { ip: '127.0.0.1', userAgent: 'test' };
    await query(server.database, `delete from attempts where kind = 'password'`);
    const actor = await server.services.session.authenticate(
      (await server.signIn(email)).token ?? '',
      device,
    );
    if (!actor) throw new Error('nobody is signed in');
    const password = createPasswordService({
      ...server.services,
      endOthers: devices.endOthersIn,
      notice: createSecurityNoticeService({ message, notification }),
      secret: {
        ...secret,
        // The owner resets the password between comparison and storing.
        hash: async (text) => {
          await query(server.database, 'update users set password_hash = $1 where id = $2', [
            await secret.hash(RESCUED),
            actor.userId,
          ]);
          return secret.hash(text);
        },
      },
      database: server.database,
    });
    const typed = { current_password: OLD, password: NEXT, password_confirmation: NEXT };
    await expect(password.update(actor, { ...typed, end_other_sessions: true })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await server.signIn(email, RESCUED);
    await expect(server.signIn(email, NEXT)).rejects.toThrow('WRONG_CREDENTIALS');
  });

  it('of a sub-account is its own', async () => {
    const client = await server.signIn('kasir@demo.test');
    expect((await change(client)).status).toBe(200);
    await server.signIn('mitra@demo.test', OLD);
    await server.signIn('kasir@demo.test', NEXT);
  });
});
