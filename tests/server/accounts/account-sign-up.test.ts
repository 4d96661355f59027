import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import shipped from '../../../resources.config';
import { loadModel } from '../../../src/server/model';
import { createServices } from '../../../src/server/services';
import type { Client } from '../../support/client';
import { sourceConfiguration } from '../../support/configuration';
import { bearer, codeTo, messagesTo, messageTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const REGISTER = '/v1/crm/register-mitra';
const PASSWORD = 'Rahasia99';
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

let nth = 0;
const newcomer = (changes: object = {}) => {
  nth += 1;
  return {
    name: "Siti Nur'aini",
    email: `siti${nth}@toko.test`,
    phone: `0813${String(nth).padStart(8, '0')}`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    business_type: 1,
    agree_tnc: true,
    ...changes,
  };
};
const international = (phone: string) => `62${phone.slice(1)}`;

describe('registering', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  it('leads from nothing to a verified account with the codes and links that were sent', async () => {
    const person = newcomer();
    const phone = international(person.phone);
    const { status, body } = await server.guest.post(REGISTER, person);
    expect({ status, data: body.data }).toMatchObject({ status: 200, data: { email: person.email, phone } });
    expect(Date.parse(body.data.resend_at) - Date.parse(body.data.server_time)).toBe(60_000);
    const again = await server.guest.post('/v1/crm/resend-email', { email: person.email });
    expect(again.body).toMatchObject({ status: 429, code: 'LINK_WAIT' });

    const client = await server.signIn(person.email, PASSWORD);
    const check = async () => (await client.get('/v1/crm/check-auth')).body.data;
    expect(await check()).toMatchObject({ authType: 'email', missing: 'phone', phone, email: person.email });

    const asked = (await client.post('/v1/crm/otp/request', { channel: 'whatsapp' })).body.data;
    expect(Date.parse(asked.resend_at) - Date.parse(asked.server_time)).toBe(60_000);
    expect(Math.round((Date.parse(asked.expires_at) - Date.parse(asked.server_time)) / 1000)).toBe(300);
    const code = await codeTo(server, phone);
    const confirmed = await client.post('/v1/crm/otp/confirm', { request_id: asked.request_id, code });
    expect(confirmed.body).toMatchObject({ status: 200, data: { phone } });
    expect(await check()).toMatchObject({ missing: 'email', is_phone_verified: true });

    const token = await tokenTo(server, person.email);
    const verified = await server.guest.post('/v1/crm/verify-email', {}, bearer(token));
    expect(verified.body).toMatchObject({ status: 200, data: { email: person.email } });
    expect(await check()).toMatchObject({ missing: null });
  });

  it('opens a partner of the lowest tier with a limit, a code, balances and every privilege', async () => {
    const person = newcomer({ business_type: 2 });
    await server.guest.post(REGISTER, person);
    const client = await server.signIn(person.phone, PASSWORD);
    await quiet(server);
    const { data } = (await client.get('/v1/crm/profile')).body;
    expect(data).toMatchObject({
      role: 'owner',
      name: person.name,
      phone: international(person.phone),
      tier_name: 'Bronze',
      saldo: 0,
      has_pin: false,
      kyc_verified: false,
      maximum_unverified_amount: 2_000_000,
    });
    const keys = server.services.model.accessKeys.map(({ key }) => key);
    expect((await client.get('/v1/crm/privileges')).body.data.sort()).toEqual(keys.sort());
    const [partner] = await query(
      server.database,
      `select p.code, p.referral_code, p.business_type, u.terms_accepted_at is not null as agreed,
         (select array_agg(kind order by kind) from balances b where b.partner_id = p.id) as balances
       from partners p join users u on u.partner_id = p.id where u.email = $1`,
      [person.email],
    );
    expect(partner).toMatchObject({ business_type: 2, agreed: true, balances: ['main', 'panel'] });
    expect(partner?.code).toMatch(/^MTR-[A-Z0-9]{6}$/);
    expect(partner?.referral_code).toMatch(/^[A-Z0-9]{8}$/);
  });

  it('gives an owner a key that is declared later, and a sub-account what was chosen', async () => {
    const person = newcomer();
    await server.guest.post(REGISTER, person);
    const owner = await server.signIn(person.email, PASSWORD);
    const cashier = await server.signIn('kasir@demo.test');
    const accessKeys = [...shipped.accessKeys, { key: 'courier', label: 'Lihat kurir' }];
    const { env, database } = server;
    const later = createServices({
      env,
      database,
      loaded: loadModel(sourceConfiguration({ ...shipped, accessKeys })),
    });
    const holds = async ({ token }: Client) => {
      const actor = await later.session.authenticate(String(token), { ip: '127.0.0.1', userAgent: 'test' });
      return actor?.can('courier').can;
    };

    expect([await holds(owner), await holds(cashier)]).toEqual([true, false]);
  });

  it('is recorded in the activity log and notified', async () => {
    const person = newcomer();
    await server.guest.post(REGISTER, person, { 'user-agent': 'Uji/1.0' });
    await quiet(server);
    const [activity] = await query(
      server.database,
      `select a.code, a.actor_name, a.user_agent,
         (select title from notifications n where n.partner_id = a.partner_id) as news
       from activities a join users u on u.id = a.user_id where u.email = $1 and a.code = 'account.register'`,
      [person.email],
    );
    expect(activity).toEqual({
      code: 'account.register',
      actor_name: person.name,
      user_agent: 'Uji/1.0',
      news: 'Selamat datang di Lumbung',
    });
  });

  it.each([
    ['a name of two letters', { name: 'Al' }, 'name'],
    ['a name with digits', { name: 'Toko 24' }, 'name'],
    ['no e-mail', { email: 'siti@toko' }, 'email'],
    ['a number that is no mobile one', { phone: '0211234567' }, 'phone'],
    ['a short password', { password: 'abc1234', password_confirmation: 'abc1234' }, 'password'],
    ['a password without a digit', { password: 'rahasiaku', password_confirmation: 'rahasiaku' }, 'password'],
    ['a password without a letter', { password: '12345678', password_confirmation: '12345678' }, 'password'],
    [
      'a password with the e-mail in it',
      { email: 'warungsiti@toko.test', password: 'WarungSiti1', password_confirmation: 'WarungSiti1' },
      'password',
    ],
    [
      'a password with the phone in it',
      { phone: '081399998888', password: 'a081399998888', password_confirmation: 'a081399998888' },
      'password',
    ],
    ['another password the second time', { password_confirmation: 'Rahasia98' }, 'password_confirmation'],
    ['a code that nobody has', { referral_code: 'TIDAKADA' }, 'referral_code'],
    ['a code that is none', { referral_code: 'ab' }, 'referral_code'],
    ['a third kind of business', { business_type: 3 }, 'business_type'],
    ['the terms refused', { agree_tnc: false }, 'agree_tnc'],
  ])('is refused with %s, and names the field', async (_words, changes, field) => {
    const { status, body } = await server.guest.post(REGISTER, newcomer(changes));
    expect({ status, code: body.code, fields: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: [field],
    });
  });

  it.each([
    ['e-mail', { email: 'Mitra@demo.test' }],
    ['phone', { phone: '081200000001' }],
  ])('with a used %s answers as with a new one, and makes nothing', async (_words, changes) => {
    const person = newcomer(changes);
    const count = async () => (await query(server.database, 'select count(*)::int as n from users'))[0]?.n;
    const before = await count();
    const used = await server.guest.post(REGISTER, person);
    expect(used.body).toEqual({
      status: 200,
      message: 'OK',
      data: {
        email: person.email.toLowerCase(),
        phone: international(person.phone),
        resend_at: expect.stringMatching(INSTANT),
        server_time: expect.stringMatching(INSTANT),
      },
    });
    await quiet(server);
    expect(await count()).toBe(before);
    const login = await server.guest.post('/v1/crm/login', { identifier: person.email, password: PASSWORD });
    expect(login.body.code).toBe('WRONG_CREDENTIALS');
  });

  it('with a used address notifies its owner, and no one else', async () => {
    await server.guest.post(REGISTER, newcomer({ email: 'lain@demo.test' }));
    const byPhone = newcomer({ phone: '081200000011' });
    await server.guest.post(REGISTER, byPhone);
    expect((await messageTo(server, 'lain@demo.test')).subject).toBe(
      'Ada yang mencoba mendaftar dengan email Anda',
    );
    expect((await messageTo(server, '6281200000011')).text).toContain(
      'Ada yang mencoba mendaftar di Lumbung',
    );
    await quiet(server);
    expect(await messagesTo(server, byPhone.email)).toEqual([]);
  });

  it('with a used address notifies its owner three times a day at most', async () => {
    for (let count = 0; count < 5; count++)
      await server.guest.post(REGISTER, newcomer({ email: 'segera@demo.test' }));
    await quiet(server);
    expect(await messagesTo(server, 'segera@demo.test')).toHaveLength(3);
  });

  it('twenty times at once with one address makes one account', async () => {
    const person = newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.guest.post(REGISTER, person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const users = await query(server.database, 'select id from users where email = $1', [person.email]);
    expect(users).toHaveLength(1);
  });

  it('remembers who referred', async () => {
    const person = newcomer({ referral_code: 'sari001' });
    await server.guest.post(REGISTER, person);
    const [row] = await query(
      server.database,
      `select r.referral_code as by from users u join partners p on p.id = u.partner_id
       join partners r on r.id = p.referred_by where u.email = $1`,
      [person.email],
    );
    expect(row?.by).toBe('SARI001');
  });
});

describe('a referral code', () => {
  it('is answered with a first name, an unknown one with none', async () => {
    const server = await startTestServer({ seed: 'accounts' });
    try {
      const countOf = async (code: string) =>
        (await server.guest.get(`/v1/crm/check-referral?code=${code}`)).body.data;
      expect(await countOf('sari001')).toEqual({ name: 'Sari' });
      expect(await countOf('TIDAKADA')).toEqual({ name: null });
      // The partner does not participate.
      expect(await countOf('BAGAS002')).toEqual({ name: null });
    } finally {
      await server.close();
    }
  });

  it('is checked ten times a minute from one address, and no oftener', async () => {
    const server = await startTestServer({ seed: 'accounts', env: { RATE_LIMIT: 'on' } });
    try {
      const codes = [];
      for (let count = 0; count < 11; count++) {
        const { status, body } = await server.guest.get('/v1/crm/check-referral?code=SARI001');
        codes.push(status === 200 ? 'sent' : body.code);
      }
      expect(codes).toEqual([...Array(10).fill('sent'), 'RATE_LIMITED']);
    } finally {
      await server.close();
    }
  });
});
