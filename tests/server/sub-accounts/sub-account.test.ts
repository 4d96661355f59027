import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import config from '../../../resources.config';
import { presetsOf } from '../../../src/admin/access/privileges';
import { Client } from '../../support/client';
import { UNKNOWN_ID } from '../../support/entities';
import { openLive } from '../../support/live-socket';
import { bearer, codeTo, messagesTo, messageTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/sub-account';
const CHECK = '/v1/crm/sub-account-invitation/check';
const ACCEPT = '/v1/crm/sub-account-invitation/accept';
const CASHIER = ['dashboard', 'product', 'product.order', 'transaction'];
const PASSWORD = 'Karyawan#77';
const PIN = '590418';

describe('sub-accounts', () => {
  let server: TestServer;
  let owner: Client;
  let nth = 0;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    owner = await server.signIn();
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await query(server.database, 'delete from quotas');
    // Frees seats used by other tests.
    await query(server.database, 'update sub_accounts set removed_at = now() where name is not null');
  });

  /** A new person. */
  const somebody = (over: object = {}) => {
    nth += 1;
    const number = String(nth).padStart(4, '0');
    return {
      ...{ name: 'Dewi Lestari', email: `dewi${number}@karyawan.test`, phone: `62813000${number}` },
      ...{ privileges: CASHIER, can_see_cost: true, can_see_profit: true, pin: DEMO_PIN, ...over },
    };
  };
  const invite = async (over: object = {}, by = owner) => {
    const typed = somebody(over);
    const { status, body } = await by.post(PATH, typed);
    return { typed, status, body, row: body.data };
  };
  const accept = (token: string, over: object = {}) =>
    server.guest.post(
      ACCEPT,
      { password: PASSWORD, password_confirmation: PASSWORD, pin: PIN, ...over },
      bearer(token),
    );
  const action = (name: string, id: string, over: object = {}, by = owner) =>
    by.post(`${PATH}/act/${name}`, { key: v4(), ids: [id], pin: DEMO_PIN, ...over });
  const read = async (id: string) => (await owner.get(`${PATH}/${id}`)).body;
  const checkInvite = (token: string) => server.guest.post(CHECK, {}, bearer(token));
  /** Verified addresses of the account. */
  const provenOf = async (client: Client) => {
    const { is_email_verified, is_phone_verified } = (await client.get('/v1/crm/check-auth')).body.data;
    return { is_email_verified, is_phone_verified };
  };
  /** A sub-account with verified addresses, signed in. */
  const employ = async (over: object = {}) => {
    const { typed, row } = await invite(over);
    expect((await accept(await tokenTo(server, typed.email))).status).toBe(200);
    await query(server.database, 'update users set phone_verified_at = now() where id = $1', [row.id]);
    const client = await new Client(owner.url).signIn(typed.email, PASSWORD);
    return { client, id: row.id as string, typed };
  };
  const change = async (id: string, over: object, by = owner) => {
    const { data } = await read(id);
    const { name, email, phone, privileges, can_see_cost, can_see_profit, version } = data;
    return by.put(`${PATH}/update/${id}`, {
      name,
      email,
      phone,
      privileges,
      can_see_cost,
      can_see_profit,
      version,
      pin: DEMO_PIN,
      ...over,
    });
  };

  const silent = { can_see_cost: undefined, can_see_profit: undefined };

  it('is invited by e-mail and WhatsApp, chooses password and PIN itself, and signs in', async () => {
    const { typed, status, row } = await invite();
    expect(status).toBe(200);
    expect(row).toMatchObject({ status: '2', role: 'custom', privileges: CASHIER, email: typed.email });
    expect(JSON.stringify(row)).not.toContain(DEMO_PIN);
    const letter = await messageTo(server, typed.email);
    expect(letter.subject).toBe('Undangan dari Toko Sari Digital');
    expect((await messageTo(server, typed.phone)).text).toContain('/verify/invitation?token=');
    const token = await tokenTo(server, typed.email);
    const other = await tokenTo(server, typed.phone);
    expect(other).not.toBe(token);
    for (const link of [token, other]) {
      expect((await checkInvite(link)).body.data).toMatchObject({
        ...{ name: typed.name, email: typed.email, business: 'Toko Sari Digital' },
      });
    }
    const proven = { is_email_verified: true, is_phone_verified: false };
    expect((await accept(token)).body.data).toEqual({ email: typed.email, phone: typed.phone, ...proven });
    expect(await read(row.id)).toMatchObject({ data: { status: '1', name: typed.name } });
    const staff = await new Client(owner.url).signIn(typed.email, PASSWORD);
    // The link does not verify the number; a code is required, as after registering.
    expect(await provenOf(staff)).toEqual(proven);
    expect((await staff.get('/v1/crm/transaction/all')).body.code).toBe('NOT_VERIFIED');
    const asked = await staff.post('/v1/crm/otp/request', { channel: 'whatsapp' });
    const code = await codeTo(server, typed.phone, 2);
    const confirmed = { request_id: asked.body.data.request_id, code };
    expect((await staff.post('/v1/crm/otp/confirm', confirmed)).status).toBe(200);
    expect(await provenOf(staff)).toEqual({ is_email_verified: true, is_phone_verified: true });
    expect((await staff.get('/v1/crm/privileges')).body.data).toEqual(CASHIER);
    expect((await staff.get('/v1/crm/profile')).body.data).toMatchObject({ role: 'sub' });
    expect((await staff.post('/v1/crm/pin/verify', { pin: PIN })).status).toBe(200);
    // The last sign-in is stored after its session is deleted.
    await query(server.database, 'delete from sessions where user_id = $1', [row.id]);
    expect((await read(row.id)).data.last_login_at).toEqual(expect.any(String));
    const [stored] = await query(
      server.database,
      'select token_hash, phone_token_hash from sub_accounts where id = $1',
      [row.id],
    );
    for (const hash of Object.values(stored ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const [found] = await query(
      server.database,
      `select title, owner_only from notifications where title = 'Undangan diterima' order by id desc limit 1`,
    );
    expect(found).toMatchObject({ owner_only: true });
  });

  it('that came by WhatsApp proves its e-mail by a link that goes there', async () => {
    const { typed } = await invite();
    const proven = { is_email_verified: false, is_phone_verified: true };
    expect((await accept(await tokenTo(server, typed.phone))).body.data).toMatchObject(proven);
    const staff = await new Client(owner.url).signIn(typed.email, PASSWORD);
    expect(await provenOf(staff)).toEqual(proven);
    expect((await staff.get('/v1/crm/transaction/all')).body.code).toBe('NOT_VERIFIED');
    const link = await tokenTo(server, typed.email, 2);
    expect((await server.guest.post('/v1/crm/verify-email', {}, bearer(link))).status).toBe(200);
    expect(await provenOf(staff)).toEqual({ is_email_verified: true, is_phone_verified: true });
    expect((await staff.get('/v1/crm/transaction/all')).status).toBe(200);
  });

  it('proves nothing by a link from the time when one went both ways', async () => {
    const { typed, row } = await invite();
    await query(server.database, 'update sub_accounts set phone_token_hash = null where id = $1', [row.id]);
    expect((await accept(await tokenTo(server, typed.email))).body.data).toMatchObject({
      ...{ is_email_verified: false, is_phone_verified: false },
    });
  });

  it('is invited again at an address that was corrected, and no more at the one before', async () => {
    const { typed, row } = await invite();
    const old = [await tokenTo(server, typed.email), await tokenTo(server, typed.phone)];
    const email = `betul.${typed.email}`;
    expect((await change(row.id, { email })).body.data).toMatchObject({ email, status: '2' });
    for (const token of old) {
      expect((await checkInvite(token)).body.code).toBe('LINK_REPLACED');
      expect((await accept(token)).body.code).toBe('LINK_REPLACED');
    }
    expect((await checkInvite(await tokenTo(server, typed.phone, 2))).status).toBe(200);
    const accepted = await accept(await tokenTo(server, email));
    expect(accepted.body.data).toMatchObject({ email, is_email_verified: true });
    expect(await messagesTo(server, typed.email)).toHaveLength(1);
  });

  it('keeps its links while other fields of it are changed', async () => {
    const { typed, row } = await invite();
    expect((await change(row.id, { name: 'Dewi Anggraini', day_limit: 90_000 })).status).toBe(200);
    expect((await accept(await tokenTo(server, typed.phone))).status).toBe(200);
  });

  it('is notified of a newer link that was sent while it had the first one open', async () => {
    const { typed, row } = await invite();
    const first = await tokenTo(server, typed.phone);
    expect((await checkInvite(first)).status).toBe(200);
    expect((await action('resend', row.id, { pin: undefined })).status).toBe(200);
    expect((await accept(first)).body).toMatchObject({
      code: 'LINK_REPLACED',
      message: 'Tautan yang lebih baru sudah dikirim. Buka undangan dari pesan terbaru Anda.',
    });
    expect((await accept(await tokenTo(server, typed.phone, 2))).status).toBe(200);
    expect((await checkInvite(first)).body.code).toBe('LINK_USED');
  });

  it('opens an invitation once, whichever link comes second, and not after its 24 hours', async () => {
    const { typed, row } = await invite();
    const token = await tokenTo(server, typed.email);
    const other = await tokenTo(server, typed.phone);
    const answers = await Promise.all([token, other, token, other, token].map((one) => accept(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['LINK_USED']));
    for (const link of [token, other]) expect((await checkInvite(link)).body.code).toBe('LINK_USED');
    const late = await invite();
    const old = await tokenTo(server, late.typed.email);
    await query(
      server.database,
      `update sub_accounts set invited_at = now() - interval '24 hours' where id = $1`,
      [late.row.id],
    );
    for (const answer of [await checkInvite(old), await accept(old)]) {
      expect(answer.body.code).toBe('LINK_EXPIRED');
    }
    expect((await action('resend', late.row.id, { pin: undefined })).status).toBe(200);
    await quiet(server);
    const fresh = await tokenTo(server, late.typed.email, 2);
    expect((await accept(old)).body.code).toBe('LINK_REPLACED');
    expect((await accept(fresh)).status).toBe(200);
    expect((await action('resend', row.id, { pin: undefined })).body.code).toBe('ACT_NOT_NOW');
    expect((await accept('A'.repeat(43))).body.code).toBe('LINK_INVALID');
  });

  it('validates what the invited person chooses, and keeps the link', async () => {
    const { typed } = await invite();
    const token = await tokenTo(server, typed.email);
    for (const [over, field] of [
      [{ password: 'lemah', password_confirmation: 'lemah' }, 'password'],
      [{ password: `${typed.email}1`, password_confirmation: `${typed.email}1` }, 'password'],
      [{ password_confirmation: 'Lain#2026' }, 'password_confirmation'],
      [{ pin: '123456' }, 'pin'],
    ] as const) {
      const { status, body } = await accept(token, over);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await accept(token)).status).toBe(200);
  });

  it('reveals only to the invited person that an address has an account already', async () => {
    const { status, typed, row } = await invite({ email: 'lain@demo.test' });
    expect(status).toBe(200);
    const token = await tokenTo(server, typed.email);
    expect((await accept(token)).body.code).toBe('ADDRESS_TAKEN');
    expect((await read(row.id)).data.status).toBe('2');
    expect((await action('remove', row.id)).status).toBe(200);
  });

  it.each([
    ['no privilege', { privileges: [] }, 'PRIVILEGES_REQUIRED', 'privileges'],
    ['no list of privileges', { privileges: undefined }, 'PRIVILEGES_REQUIRED', 'privileges'],
    ['a privilege that nobody has', { privileges: ['owner-only'] }, 'VALIDATION_FAILED', 'privileges'],
    ['an action without its reading', { privileges: ['topup.action'] }, 'VALIDATION_FAILED', 'privileges'],
    ['buying without looking', { privileges: ['product.order'] }, 'VALIDATION_FAILED', 'privileges'],
    [
      'a key that tells the cost it may not know',
      { privileges: ['balance_history'], can_see_cost: false, can_see_profit: false },
      'VALIDATION_FAILED',
      'privileges',
    ],
    [
      'a key below one that tells it',
      { privileges: ['topup', 'topup.action'], can_see_cost: false, can_see_profit: false },
      'VALIDATION_FAILED',
      'privileges',
    ],
    [
      'a key that tells the profit it may not know',
      { privileges: ['selling_price'], can_see_profit: false },
      'VALIDATION_FAILED',
      'privileges',
    ],
    ['profit without the cost', { can_see_cost: false }, 'VALIDATION_FAILED', 'can_see_profit'],
    ['an e-mail of the shop', { email: 'MITRA@demo.test' }, 'VALIDATION_FAILED', 'email'],
    ['a number of the shop', { phone: '6281200000006' }, 'VALIDATION_FAILED', 'phone'],
    ['a name of digits', { name: 'Kasir 1' }, 'VALIDATION_FAILED', 'name'],
    ['a limit of nothing', { day_limit: 0 }, 'VALIDATION_FAILED', 'day_limit'],
    ['half of its hours', { hours_start: '08:00' }, 'VALIDATION_FAILED', 'hours_end'],
    ['hours that are none', { hours_start: '25:00', hours_end: '08:00' }, 'VALIDATION_FAILED', 'hours_start'],
    ['an address that is none', { ip_lock: ['warung'] }, 'VALIDATION_FAILED', 'ip_lock'],
    ['a network as wide as the world', { ip_lock: ['0.0.0.0/0'] }, 'VALIDATION_FAILED', 'ip_lock'],
    ['a category that is none', { category_ids: [UNKNOWN_ID] }, 'VALIDATION_FAILED', 'category_ids'],
    ['no PIN', { pin: undefined }, 'VALIDATION_FAILED', 'pin'],
    ['a wrong PIN', { pin: '111222' }, 'VALIDATION_FAILED', 'pin'],
  ])('is not invited with %s', async (_what, over, code, field) => {
    const { typed, status, body } = await invite(over);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
    expect(await messagesTo(server, typed.email)).toEqual([]);
    await query(server.database, `delete from attempts where kind = 'pin'`);
  });

  it('is refused unknown keys, and writes nothing of what the server says', async () => {
    expect((await invite({ status: '1', role: 'cashier' })).status).toBe(400);
    expect((await invite({ version: 3 })).status).toBe(400);
  });

  it('ends at its next request and its socket closes once it is switched off, and begins again', async () => {
    const { client, id, typed } = await employ();
    const socket = await openLive(client, 'mitra');
    expect((await action('deactivate', id, { pin: undefined })).status).toBe(200);
    const since = Date.now();
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
    expect(await socket.ended).toBeGreaterThan(0);
    // Milliseconds (promise S4).
    expect(Date.now() - since).toBeLessThanOrEqual(2_000);
    const attempt = () => server.guest.post('/v1/crm/login', { identifier: typed.email, password: PASSWORD });
    expect((await attempt()).body.code).toBe('WRONG_CREDENTIALS');
    expect((await action('activate', id, { pin: '111222' })).body.code).toBe('WRONG_PIN');
    expect((await action('activate', id)).status).toBe(200);
    expect((await attempt()).status).toBe(200);
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
  });

  it('is gone once it is removed, and may be invited again', async () => {
    const { client, id, typed } = await employ();
    const socket = await openLive(client, 'mitra');
    expect((await action('remove', id, { pin: undefined })).status).toBe(422);
    expect((await action('remove', id)).status).toBe(200);
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
    await socket.ended;
    expect((await read(id)).code).toBe('NOT_FOUND');
    const { status, row } = await invite({ email: typed.email, phone: typed.phone });
    expect(status).toBe(200);
    expect((await accept(await tokenTo(server, typed.email, 2))).status).toBe(200);
    expect((await action('remove', row.id)).status).toBe(200);
  });

  it('loses what it lost at its next request', async () => {
    const { client, id } = await employ({ privileges: [...CASHIER, 'panel.saldo_profit'] });
    const socket = await openLive(client, 'mitra-panel-balance');
    expect((await client.get('/v1/crm/transaction/all')).status).toBe(200);
    expect((await change(id, { privileges: ['dashboard'] })).status).toBe(200);
    expect((await client.get('/v1/crm/transaction/all')).status).toBe(403);
    expect(await socket.ended).toBeGreaterThan(0);
    expect((await change(id, { privileges: [] })).body.code).toBe('PRIVILEGES_REQUIRED');
    expect((await read(id)).data.privileges).toEqual(['dashboard']);
  });

  it('works from its addresses alone', async () => {
    const { client, id, typed } = await employ();
    const attempt = () => server.guest.post('/v1/crm/login', { identifier: typed.email, password: PASSWORD });
    expect((await change(id, { ip_lock: ['203.0.113.0/24'] })).status).toBe(200);
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
    expect((await attempt()).body).toMatchObject({
      code: 'RULE_CONFLICT',
      message: 'Akun ini tidak dapat dipakai dari alamat IP Anda.',
    });
    expect((await change(id, { ip_lock: ['203.0.113.7', '127.0.0.0/8', '::1'] })).status).toBe(200);
    const { body } = await attempt();
    const again = new Client(owner.url, body.data.accessToken);
    expect((await again.get('/v1/crm/profile')).status).toBe(200);
    await query(server.database, `update sub_accounts set ip_lock = '{203.0.113.7}' where id = $1`, [id]);
    expect((await again.get('/v1/crm/profile')).status).toBe(401);
  });

  it('says itself who it is, once it has accepted', async () => {
    const { id } = await employ();
    expect((await change(id, { name: 'Orang Lain' })).body.errors).toEqual({
      name: ['Hanya dapat diubah oleh pemilik akun ini di profilnya.'],
    });
    const { row } = await invite();
    expect((await change(row.id, { name: 'Orang Lain' })).body.data).toMatchObject({ name: 'Orang Lain' });
    const stale = await owner.put(`${PATH}/update/${row.id}`, { ...somebody(), version: 1 });
    expect(stale.body.code).toBe('VERSION_CONFLICT');
  });

  it('cannot extend its own rights, whatever it holds', async () => {
    const everything = config.accessKeys.map(({ key }) => key);
    const { client, id } = await employ({ privileges: everything });
    for (const { status } of [
      await client.get(PATH),
      await client.get(`${PATH}/${id}`),
      await client.get(`${PATH}/lookup`),
      await client.get(`${PATH}/export?format=csv`),
      await invite({}, client),
      await client.put(`${PATH}/update/${id}`, { ...somebody(), version: 2 }),
      await action('activate', id, {}, client),
      await action('remove', id, {}, client),
    ]) {
      expect(status).toBe(403);
    }
  });

  it('is one of as many as the tier allows', async () => {
    const bronze = await server.signIn('perunggu@demo.test');
    expect((await invite({}, bronze)).body).toMatchObject({
      code: 'RULE_CONFLICT',
      message: 'Tier Bronze belum memuat sub akun. Naikkan tier Anda terlebih dahulu.',
    });
    const gold = await server.signIn('lain@demo.test');
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite({}, gold)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['RULE_CONFLICT']));
  });

  it('knows its preset by what it holds', async () => {
    for (const { name, label, keys, seesCost } of presetsOf(config.accessKeys)) {
      const visibility = { can_see_cost: seesCost, can_see_profit: seesCost };
      expect({
        name,
        role: (await invite({ privileges: keys, name: label, ...visibility })).row.role,
      }).toEqual({
        name,
        role: name,
      });
    }
    const { rows } = { rows: (await owner.get(`${PATH}?f.status=2&search=Marketing`)).body.data };
    expect(rows.map(({ role }: { role: string }) => role)).toEqual(['marketing']);
  });

  it('sees cost and profit as before after a change that omits them', async () => {
    const { row } = await invite({ name: 'Sari Melihat' });
    const { can_see_cost, can_see_profit } = (await change(row.id, { name: 'Sari Tetap', ...silent })).body
      .data;
    expect([can_see_cost, can_see_profit]).toEqual([true, true]);
    const { body } = await change(row.id, { can_see_cost: false, can_see_profit: false });
    expect((await change(row.id, silent)).body.data).toMatchObject({
      can_see_cost: false,
      can_see_profit: false,
    });
    expect(body.data.can_see_cost).toBe(false);
  });

  it('stands in the log with what it was given', async () => {
    const { row, typed } = await invite({ day_limit: 500_000 });
    await change(row.id, { day_limit: 750_000 });
    const rows = await query(
      server.database,
      `select code, object, after ->> 'Batas sehari' as day from activities where object = $1 order by id`,
      [`${typed.name} (${typed.email})`],
    );
    expect(rows.map(({ code }) => code)).toEqual(['sub_account.invite', 'sub_account.change']);
  });

  it('stands in the log with the names of its categories, and with what was done to it', async () => {
    const [one, other] = await query(
      server.database,
      `insert into categories (id, slug, name, icon, type, sort)
       select gen_random_uuid(), lower(name), name, 'star', 1, sort from (values ('Game', 1), ('Pulsa', 2)) one (name, sort)
       returning id, name`,
    );
    const { row, typed } = await invite({ category_ids: [one?.id] });
    await change(row.id, { category_ids: [one?.id, other?.id] });
    expect((await action('resend', row.id, { pin: undefined })).status).toBe(200);
    expect((await action('remove', row.id)).status).toBe(200);
    const { body } = await owner.get('/v1/crm/activity-log?limit=4');
    const object = `${typed.name} (${typed.email})`;
    expect(
      body.data.map(({ label, ...entry }: { label: string; object: string }) => [label, entry.object]),
    ).toEqual([
      ['Menghapus sub akun', object],
      ['Mengirim ulang undangan sub akun', object],
      ['Mengubah sub akun', object],
      ['Mengundang sub akun', object],
    ]);
    expect(body.data[2].changes).toEqual([
      { field: 'Kategori', before: one?.name, after: `${one?.name}, ${other?.name}` },
    ]);
  });

  it('is the same kasir@demo.test as before', async () => {
    const { body } = await owner.get(`${PATH}?search=kasir@demo.test`);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ name: 'Kiki Amelia', status: '1', role: 'cashier' });
    expect((await new Client(owner.url).signIn('kasir@demo.test', DEMO_PASSWORD)).token).toBeTruthy();
  });
});
