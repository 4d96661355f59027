import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { Partner } from '../../support/entities';
import { type Call, Isolation } from '../../support/isolation';
import { withdraw } from '../../support/profit';
import { allowAddress, phoneItem, programOf } from '../../support/programs';
import { query } from '../../support/query';
import { sendFile } from '../../support/sent-files';
import type { TestServer } from '../../support/server';
import { sharedOperations } from '../../support/shared-operations';
import { storeRows } from '../../support/store-rows';

let isolation: Isolation;
let server: TestServer;
let owner: Partner;
let stranger: Partner;

beforeAll(async () => {
  isolation = await Isolation.open();
  ({ server, owner, stranger } = isolation);
});
afterAll(() => server.close());

describe('another partner’s id', () => {
  it('finds no order, by its id or by its key', async () => {
    const [order] = await query(
      server.database,
      `update transactions set idempotency_key = $2 where id = (
         select id from transactions where partner_id = $1 order by id limit 1)
       returning id, idempotency_key as key`,
      [owner.scope.partnerId, v7()],
    );
    const [id, key] = [String(order?.id), String(order?.key)];
    expect((await owner.client.get(`/v1/crm/transaction/${id}`)).status).toBe(200);
    expect((await owner.client.get(`/v1/crm/transaction/by-key/${key}`)).body.data.id).toBe(id);

    const at = (path: string) => (given: string) => ({ method: 'GET' as const, path: path + given });
    for (const path of ['/v1/crm/transaction/', '/v1/crm/transaction/detail/']) {
      await isolation.alike(`GET ${path}{id}`, at(path), id, 404);
    }
    await isolation.alike(
      'POST /v1/crm/transaction/{id}/voucher-codes',
      (given) => ({
        method: 'POST',
        path: `/v1/crm/transaction/${given}/voucher-codes`,
        body: { pin: '246810' },
      }),
      id,
      404,
    );
    await isolation.alike(
      'GET /v1/crm/transaction/by-key/{key}',
      at('/v1/crm/transaction/by-key/'),
      key,
      200,
    );
  });

  it('pays no bill that another has asked for, and sees none in a dry run', async () => {
    const wish = { sku: 'PLN-PASCA', customer_no: '530000771230' };
    const { body } = await owner.client.post('/v1/crm/transaction/postpaid/inquiry-check', wish);
    const call = (inquiry_id: string): Call => ({
      method: 'POST',
      path: '/v1/crm/transaction/postpaid/inquiry-payment',
      body: { inquiry_id, pin: '246810' },
      headers: { 'idempotency-key': v7() },
    });
    const name = 'POST /v1/crm/transaction/postpaid/inquiry-payment';
    await isolation.alike(name, call, String(body.data.inquiry_id), 404);
    const check = { rows: [{ line: `${wish.sku}.${wish.customer_no}`, inquiry: body.data.inquiry_id }] };
    const [mine, theirs] = [
      await owner.client.post('/v1/crm/bulk/check', check),
      await stranger.client.post('/v1/crm/bulk/check', check),
    ];
    expect(JSON.stringify(mine.body)).toContain(body.data.inquiry_id);
    expect(theirs.status).toBe(200);
    expect(JSON.stringify(theirs.body)).not.toContain(body.data.inquiry_id);
    isolation.pass('POST /v1/crm/bulk/check');
    const ask = (inquiry_id: string): Call => ({ ...call(inquiry_id), path: '/v1/crm/approval/bill' });
    await isolation.alike('POST /v1/crm/approval/bill', ask, String(body.data.inquiry_id), 404);
  });

  it('finds no top up, to read, cancel, prove or bill it', async () => {
    const [paid] = await query(
      server.database,
      'select id from topups where partner_id = $1 and invoice_number is not null limit 1',
      [owner.scope.partnerId],
    );
    const id = String(paid?.id);
    const base = '/v1/crm/topup';
    expect((await owner.client.get(`${base}/${id}/invoice`)).status).toBe(200);
    const at =
      (method: Call['method'], tail: string) =>
      (given: string): Call => ({
        method,
        path: `${base}/${given}${tail}`,
        ...(method === 'POST' && { body: {} }),
      });
    for (const tail of ['', '/invoice', '/proof']) {
      await isolation.alike(`GET ${base}/{id}${tail}`, at('GET', tail), id, 404);
    }
    for (const tail of ['/cancel', '/check', '/proof']) {
      await isolation.alike(`POST ${base}/{id}${tail}`, at('POST', tail), id, 404);
    }
    const pdf = (given: string): Call => ({ method: 'GET', path: `${base}/invoice/pdf?id=${given}` });
    await isolation.alike(`GET ${base}/invoice/pdf`, pdf, id, 404);
  });

  it('marks no notification as read', async () => {
    const [news] = await query(
      server.database,
      'select id from notifications where partner_id = $1 order by created_at desc limit 1',
      [owner.scope.partnerId],
    );
    await query(server.database, 'delete from notification_reads where notification_id = $1', [news?.id]);
    const call = (id: string): Call => ({
      method: 'POST',
      path: `/v1/crm/notifications/read/${id}`,
      body: {},
    });
    await isolation.alike('POST /v1/crm/notifications/read/{id}', call, String(news?.id), 404);
    expect(
      await query(server.database, 'select 1 from notification_reads where notification_id = $1', [news?.id]),
    ).toEqual([]);
  });

  it('opens and removes no photo of a verification', async () => {
    const [photo] = await query(server.database, 'select file_id from kyc_photos where partner_id = $1', [
      owner.scope.partnerId,
    ]);
    for (const method of ['GET', 'DELETE'] as const) {
      const call = (id: string): Call => ({ method, path: `/v1/crm/complete-kyc/photo/${id}` });
      await isolation.alike(`${method} /v1/crm/complete-kyc/photo/{id}`, call, String(photo?.file_id), 404);
    }
  });

  it('withdraws to no bank account, changes none, and finds no withdrawal by its key', async () => {
    const base = '/v1/vendor-panel';
    const [account] = (await owner.client.get(`${base}/bank-account`)).body.data;
    const key = v7();
    expect((await withdraw(owner.client, 50_000, {}, key)).status).toBe(200);
    const body = { bank_code: '002', number: '123456784444', pin: DEMO_PIN };
    const at = (method: Call['method'], path: string, sent?: object) => (id: string) =>
      ({ method, path: `${base}/${path}${id}`, ...(sent && { body: sent }) }) as Call;
    for (const [method, path, sent] of [
      ['PUT', 'bank-account/update/', body],
      ['PUT', 'bank-account/primary/', {}],
      ['DELETE', 'bank-account/', undefined],
    ] as const) {
      await isolation.alike(`${method} ${base}/${path}{id}`, at(method, path, sent), account.id, 404);
    }
    await isolation.alike(`GET ${base}/withdrawal/by-key/{key}`, at('GET', 'withdrawal/by-key/'), key, 200);
    const to = (bank_account_id: string): Call => ({
      method: 'POST',
      path: `${base}/withdrawal`,
      body: { amount: 50_000, target: 2, bank_account_id, pin: DEMO_PIN },
      headers: { 'idempotency-key': v7() },
    });
    await isolation.alike(`POST ${base}/withdrawal`, to, account.id, 404);

    const ofReferral = '/v1/crm/referral/withdraw';
    const made = await owner.client.post(
      ofReferral,
      { amount: 50_000, target: 1, pin: DEMO_PIN },
      { 'idempotency-key': key },
    );
    expect(made.status).toBe(200);
    const byKey = (id: string): Call => ({ method: 'GET', path: `${ofReferral}/by-key/${id}` });
    await isolation.alike(`GET ${ofReferral}/by-key/{key}`, byKey, key, 200);
    const toBank = (id: string): Call => ({ ...to(id), path: ofReferral });
    await isolation.alike(`POST ${ofReferral}`, toBank, account.id, 404);
  });
  it('of a picture makes no logo of one’s own website', async () => {
    const logo = await owner.source.picture({ kind: 'image', label: 'Logo' });
    const call = (id: string): Call => ({
      method: 'POST',
      path: '/v1/crm/panel',
      body: {
        site_name: 'Toko Asing',
        tagline: null,
        logo: { ...logo, id, url: logo.url.replace(logo.id, id) },
        category_focus: [],
        subdomain: 'toko-asing',
        custom_domain: null,
        theme_id: 'kios',
        contact_whatsapp: '081200000010',
        agree: true,
      },
    });
    await isolation.alike('POST /v1/crm/panel', call, logo.id, 422);
  });

  it('opens, steers, repeats and saves no batch of orders', async () => {
    const id = await storeRows['bulk-order']?.(server, owner.scope, '', 1);
    const base = '/v1/crm/bulk';
    const at = (method: Call['method'], tail: string, body?: object) => (given: string) =>
      ({ method, path: `${base}/${given}${tail}`, ...(body && { body }) }) as Call;
    const mine = String(id);
    await isolation.alike(`GET ${base}/{id}`, at('GET', ''), mine, 404);
    await isolation.alike(`PUT ${base}/{id}/course`, at('PUT', '/course', { to: 'stop' }), mine, 404);
    const wish = { expected_total: 1_000, pin: DEMO_PIN };
    await isolation.alike(`POST ${base}/{id}/retry`, at('POST', '/retry', wish), mine, 404);
    const save = (given: string): Call => ({ method: 'GET', path: `${base}/export?id=${given}&format=csv` });
    await isolation.alike(`GET ${base}/export`, save, mine, 404);
    const byKey = (given: string): Call => ({ method: 'GET', path: `${base}/by-key/${given}` });
    await isolation.alike(`GET ${base}/by-key/{key}`, byKey, mine, 200);
    expect((await owner.client.get(`${base}/${mine}`)).body.data.retry).toMatchObject({ count: 1 });
  });

  it('sees, approves, refuses and takes back no order that waits for its owner', async () => {
    const id = String(await storeRows['order-approval']?.(server, owner.scope, '', 1));
    const base = '/v1/crm/approval';
    const at = (method: Call['method'], tail: string, body?: object) => (given: string) =>
      ({ method, path: `${base}/${given}${tail}`, ...(body && { body }) }) as Call;
    await isolation.alike(`GET ${base}/{id}`, at('GET', ''), id, 404);
    await isolation.alike(`POST ${base}/{id}/approve`, at('POST', '/approve', { pin: DEMO_PIN }), id, 404);
    await isolation.alike(`POST ${base}/{id}/refuse`, at('POST', '/refuse', { reason: null }), id, 404);
    await isolation.alike(`POST ${base}/{id}/cancel`, at('POST', '/cancel', {}), id, 404);
    expect((await stranger.client.get(`${base}/waiting`)).body.data).toEqual([]);
  });

  it('changes, pauses, renews, pings, sends again and removes no webhook', async () => {
    const base = '/v1/crm/setting/webhook';
    const wish = { url: 'https://93.184.216.34/', events: ['topup.paid'], pin: DEMO_PIN };
    const { body } = await owner.client.post(base, wish);
    const id = String(body.data.webhook.id);
    const wished = { url: wish.url, events: wish.events };
    const at = (method: Call['method'], part: string, sent?: object) => (given: string) =>
      ({ method, path: `${base}${part}/${given}`, ...(sent && { body: sent }) }) as Call;
    await isolation.alike(`PUT ${base}/update/{id}`, at('PUT', '/update', wish), id, 404);
    await isolation.alike(`POST ${base}/secret/{id}`, at('POST', '/secret', { pin: DEMO_PIN }), id, 404);
    for (const part of ['pause', 'resume', 'ping', 'resend'])
      await isolation.alike(`POST ${base}/${part}/{id}`, at('POST', `/${part}`, {}), id, 404);
    await isolation.alike(`DELETE ${base}/{id}`, at('DELETE', ''), id, 404);
    expect((await stranger.client.get(base)).body.data).toEqual([]);
    const rows = (await owner.client.get(base)).body.data;
    expect(rows.find((one: { id: string }) => one.id === id)).toMatchObject({ status: 'active', ...wished });
  });

  it('drops no reminder of a price', async () => {
    const [item] = await query(server.database, 'select id from variations order by id limit 1');
    const path = `/v1/crm/product/price-series/${item?.id}`;
    const wish = { direction: 1, amount: 99_000_000, is_once: true };
    const { body } = await owner.client.put(`${path}/alarm`, wish);
    const [alarm] = body.data.alarms as { id: string }[];
    const call = (id: string): Call => ({ method: 'DELETE', path: `/v1/crm/product/price-alarm/${id}` });
    await isolation.alike('DELETE /v1/crm/product/price-alarm/{id}', call, String(alarm?.id), 404);
    expect((await owner.client.get(path)).body.data.alarms).toHaveLength(1);
  });

  it('of a rule of selling prices changes nothing that a preview of one’s own foresees', async () => {
    const { body } = await owner.client.get('/v1/crm/selling-price/rule?limit=1');
    const wish = {
      ...{ scope: 'global', scope_id: null, method: 'amount', value: 500, rounding: 0, round_up: true },
      ...{ ending: '', min_margin: null, max_margin: null, is_active: true },
    };
    const path = '/v1/crm/selling-price/look';
    const call = (id: string): Call => ({ method: 'POST', path, body: { ...wish, id } });
    await isolation.alike(`POST ${path}`, call, String(body.data[0].id), 200);
  });

  it('rotates and revokes no token of its programs, and removes no address of them', async () => {
    const [tokens, addresses] = ['/v1/crm/access-token', '/v1/crm/ip-whitelist'];
    const wish = { label: 'Server', environment: 'sandbox', scopes: ['order.read'], expires_in_days: null };
    const token = (await owner.client.post(tokens, { ...wish, pin: DEMO_PIN })).body.data.id;
    const { allowed } = (await allowAddress(owner.client, '8.8.8.8')).body.data;
    const at = (method: Call['method'], path: (id: string) => string, body?: object) => (given: string) =>
      ({ method, path: path(given), ...(body && { body }) }) as Call;
    const rotate = at('POST', (id) => `${tokens}/${id}/secret`, { pin: DEMO_PIN });
    await isolation.alike(`POST ${tokens}/{id}/secret`, rotate, token, 404);
    await isolation.alike(
      `POST ${tokens}/{id}/revoke`,
      at('POST', (id) => `${tokens}/${id}/revoke`, {}),
      token,
      404,
    );
    const drop = at('DELETE', (id) => `${addresses}/${id}`);
    await isolation.alike(`DELETE ${addresses}/{id}`, drop, allowed[0].id, 404);
    expect((await owner.client.get(tokens)).body.data).toMatchObject([{ id: token, status: 1 }]);
  });

  it('reads no order of its sandbox', async () => {
    const program = await programOf(server, owner.client, 'sandbox');
    const { order } = await phoneItem(server, program);
    const { code } = (await program.post('/orders', order('terpisah-0001', '1230'))).body.data;
    const path = '/v1/crm/access-token/sandbox-order';
    const call = (given: string): Call => ({ method: 'GET', path: `${path}/${given}` });
    expect((await owner.client.get(`${path}/${code}`)).status).toBe(200);
    await isolation.alike(`GET ${path}/{code}`, call, code, 404);
  });

  it('ends no session', async () => {
    const [row] = await query(
      server.database,
      'select s.id from sessions s join users u on u.id = s.user_id where u.partner_id = $1',
      [owner.scope.partnerId],
    );
    const call = (id: string): Call => ({ method: 'DELETE', path: `/v1/crm/session/${id}` });
    await isolation.alike('DELETE /v1/crm/session/{id}', call, String(row?.id), 404);
    expect((await owner.client.get('/v1/crm/profile')).status).toBe(200);
  });

  it('of a code that was asked for sets and unlocks no PIN, confirms no phone and opens no session', async () => {
    const asked = await owner.client.post('/v1/crm/pin/forgot', { channel: 'sms' });
    const request_id: string = asked.body.data.request_id;
    const body = { code: '000000' };
    const reset = (id: string): Call => ({
      method: 'POST',
      path: '/v1/crm/pin/reset',
      body: { ...body, request_id: id, pin: '739164' },
    });
    const unlock = (id: string): Call => ({
      method: 'POST',
      path: '/v1/crm/pin/unlock',
      body: { ...body, request_id: id },
    });
    await isolation.alike('POST /v1/crm/pin/reset', reset, request_id, 410);
    await isolation.alike('POST /v1/crm/pin/unlock', unlock, request_id, 410);
    for (const path of ['/v1/crm/otp/confirm', '/v1/crm/verify-phone', '/v1/crm/login-v2']) {
      const confirm = (id: string): Call => ({ method: 'POST', path, body: { ...body, request_id: id } });
      await isolation.alike(`POST ${path}`, confirm, request_id, 410);
    }
  });

  it('takes back no picture', async () => {
    const files = await query(server.database, 'select id from files where partner_id = $1 limit 1', [
      owner.scope.partnerId,
    ]);
    const discard = (id: string): Call => ({ method: 'DELETE', path: `/v1/crm/uploader/delete/${id}` });
    await isolation.alike('DELETE /v1/crm/uploader/delete/{id}', discard, String(files[0]?.id), 404);
  });

  it('opens no private file of a record', async () => {
    const upload = '/v1/crm/uploader/new?resource=debt&field=proof';
    const { body } = await sendFile(owner.client, upload, Buffer.from('%PDF-1.7'), 'nota.pdf');
    const debt = await owner.client.post('/v1/crm/debts', { name: 'Budi', amount: 1, proof: body.data });
    const { id, proof } = debt.body.data;
    const call = (given: string): Call => ({ method: 'GET', path: proof.url.replace(id, given) });
    await isolation.alike('GET /v1/crm/uploader/of/{resource}/{record}/files/{id}', call, id, 404);
    expect((await owner.client.get(proof.url)).status).toBe(200);
  });

  it('finds no saved view of a list, and a layout is the own one', async () => {
    const state = { name: 'Milik sendiri', query: 'sort=name', is_shared: true, is_pinned: false };
    const { body } = await owner.client.post('/v1/crm/list-view', { resource: 'member', ...state });
    for (const method of ['PUT', 'DELETE'] as const) {
      await isolation.alike(
        `${method} /v1/crm/list-view/{id}`,
        (id) => ({
          method,
          path: `/v1/crm/list-view/${id}`,
          ...(method === 'PUT' && { body: state }),
        }),
        body.data.id,
        404,
      );
    }
    isolation.pass('PUT /v1/crm/list-layout/{resource}');
  });

  it('was tried at every operation that takes an id', () => {
    expect(isolation.untried('modules').filter((name) => !sharedOperations.includes(name))).toEqual([]);
  });
});
