import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../server/db/seed/demo-logins';
import type { Field } from '../../src/core/schema/field';
import type { ResourceModel } from '../../src/core/schema/model';
import {
  bodyOf,
  callsWithId,
  createRecord,
  type Partner,
  partnerOf,
  typedFields,
  UNKNOWN_ID,
  whenAsked,
} from '../support/entities';
import { operationsOf, plainReads, send } from '../support/operations';
import { withdraw } from '../support/profit';
import { query } from '../support/query';
import { sampleOf } from '../support/sample';
import { startTestServer, type TestServer } from '../support/server';

/** A call that names something by its id. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Operations of things that belong to nobody: the catalogue is one for all, and these pictures are public. */
const shared = [
  'GET /v1/crm/product/parent',
  'GET /v1/crm/product/parent/{id}',
  'PUT /v1/crm/product/parent/{id}/favorite',
  'GET /v1/crm/product/export',
  'POST /v1/crm/check-user-id',
  'POST /v1/crm/recommendation/inject',
  'POST /v1/crm/transaction/create-new',
  'POST /v1/crm/topup',
  'POST /v1/vendor-panel/withdrawal/otp',
  'POST /v1/vendor-panel/bank-account',
  'POST /v1/vendor-panel/bank-account/check',
  'POST /v1/callback/payment/{gateway}',
  'GET /files/{id}',
  // Public; what one shop sells, and to whom, is closed to the next in the storefront's own test.
  'GET /v1/storefront/{shop}/catalogue',
  'POST /v1/storefront/{shop}/quote',
  'POST /v1/storefront/{shop}/orders',
  'GET /v1/storefront/{shop}/orders/{invoice}',
  'POST /sandbox/panel-order/{invoice}',
];

let server: TestServer;
let owner: Partner;
let stranger: Partner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await partnerOf(server, 'mitra@demo.test');
  stranger = await partnerOf(server, 'lain@demo.test');
});
afterAll(() => server.close());

const ask = ({ method, path, body, headers }: Call) =>
  send(server, stranger.client.token, {
    method,
    url: path,
    ...(body !== undefined && { payload: body as object }),
    ...(headers && { headers }),
  });

describe('another partner’s id', () => {
  const tried = new Set<string>();

  /** The same call with the owner's id and with one that nobody has; both answers must be one. */
  const alike = async (name: string, call: (id: string) => Call, id: string, status: number) => {
    tried.add(name);
    const [theirs, nobodys] = [await ask(call(id)), await ask(call(UNKNOWN_ID))];
    // An answer may repeat the id that it was asked for.
    const text = theirs.text.replaceAll(id, UNKNOWN_ID);
    expect({ name, ...theirs, text }).toEqual({ name, ...nobodys });
    expect({ name, status: theirs.status }).toEqual({ name, status });
  };

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
    await alike('GET /v1/crm/transaction/{id}', at('/v1/crm/transaction/'), id, 404);
    await alike('GET /v1/crm/transaction/by-key/{key}', at('/v1/crm/transaction/by-key/'), key, 200);
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
      await alike(`GET ${base}/{id}${tail}`, at('GET', tail), id, 404);
    }
    for (const tail of ['/cancel', '/proof']) {
      await alike(`POST ${base}/{id}${tail}`, at('POST', tail), id, 404);
    }
    const pdf = (given: string): Call => ({ method: 'GET', path: `${base}/invoice/pdf?id=${given}` });
    await alike(`GET ${base}/invoice/pdf`, pdf, id, 404);
  });

  it('marks no notification as read', async () => {
    const [news] = await query(
      server.database,
      'update notifications set is_read = false where partner_id = $1 returning id',
      [owner.scope.partnerId],
    );
    const call = (id: string): Call => ({
      method: 'POST',
      path: `/v1/crm/notifications/read/${id}`,
      body: {},
    });
    await alike('POST /v1/crm/notifications/read/{id}', call, String(news?.id), 404);
    const [kept] = await query(server.database, 'select is_read from notifications where id = $1', [
      news?.id,
    ]);
    expect(kept).toEqual({ is_read: false });
  });

  it('opens and removes no photo of a verification', async () => {
    const [photo] = await query(server.database, 'select file_id from kyc_photos where partner_id = $1', [
      owner.scope.partnerId,
    ]);
    for (const method of ['GET', 'DELETE'] as const) {
      const call = (id: string): Call => ({ method, path: `/v1/crm/complete-kyc/photo/${id}` });
      await alike(`${method} /v1/crm/complete-kyc/photo/{id}`, call, String(photo?.file_id), 404);
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
      await alike(`${method} ${base}/${path}{id}`, at(method, path, sent), account.id, 404);
    }
    await alike(`GET ${base}/withdrawal/by-key/{key}`, at('GET', 'withdrawal/by-key/'), key, 200);
    const to = (bank_account_id: string): Call => ({
      method: 'POST',
      path: `${base}/withdrawal`,
      body: { amount: 50_000, target: 2, bank_account_id, pin: DEMO_PIN },
      headers: { 'idempotency-key': v7() },
    });
    await alike(`POST ${base}/withdrawal`, to, account.id, 404);
  });

  it('finds no record of any declared resource, to read, edit, delete or restore it', async () => {
    for (const resource of listed()) {
      const { id } = await createRecord(server, owner, resource, 700);
      const body = await bodyOf(resource, stranger.source, 701);
      for (const [position, call] of callsWithId(resource, id, body).entries()) {
        const name = `${call.method} ${call.path.replace(id, '{id}')}`;
        const same = (given: string) => callsWithId(resource, given, body)[position] as Call;
        await alike(name, same, id, 404);
      }
      await alike(
        `GET ${resource.endpoint}/lookup`,
        (given) => ({ method: 'GET', path: `${resource.endpoint}/lookup?ids=${given}` }),
        id,
        200,
      );
      expect((await owner.client.get(`${resource.endpoint}/${id}`)).body.data.version).toBe(1);
    }
  });

  it('of a deleted record restores nothing', async () => {
    for (const resource of listed().filter(({ can }) => can.includes('delete'))) {
      const { id } = await createRecord(server, owner, resource, 702);
      await owner.client.delete(`${resource.endpoint}/${id}`);
      const path = (given: string) => `${resource.endpoint}/restore/${given}`;
      const name = `POST ${path('{id}')}`;
      await alike(name, (given) => ({ method: 'POST', path: path(given), body: {} }), id, 404);
    }
  });

  it('cannot be pointed at from a record of one’s own', async () => {
    for (const resource of server.services.model.resources) {
      for (const [field, pointed] of Object.entries(typedFields(resource))) {
        const foreign = await foreignValue(pointed);
        if (!foreign) continue;
        const body = await bodyOf(resource, stranger.source, 703, whenAsked(resource, field));
        const { method, path, more } = await writing(resource);
        const call = (id: string): Call => ({
          method,
          path,
          body: { ...body, ...more, [field]: foreign.value(id) },
        });
        await alike(`${method} ${path.replace(/[0-9a-f-]{36}$/, '{id}')}`, call, foreign.id, 422);
      }
    }
  });

  /** Each named act of a resource, with a record of the owner's. */
  const actsAre404 = async (resource: ResourceModel, id: string) => {
    for (const act of resource.acts) {
      const path = `${resource.endpoint}/act/${act.name}`;
      // The one record of a single resource is never named: only its own is looked at.
      if (resource.single) {
        tried.add(`POST ${path}`);
        continue;
      }
      const typed = await sampleOf(act.fields, stranger.source, 711);
      const call = (given: string): Call => ({
        ...{ method: 'POST', path },
        body: { ...typed, key: v7(), ids: [given], ...(act.pin && { pin: DEMO_PIN }) },
      });
      await alike(`POST ${path}`, call, id, 404);
    }
  };

  const undoIs409 = async (resource: ResourceModel) => {
    const undo = v7();
    await query(
      server.database,
      `insert into entity_undos (id, partner_id, resource, rows) values ($1, $2, $3, '[]')`,
      [undo, owner.scope.partnerId, resource.name],
    );
    const back = (given: string): Call => ({
      ...{ method: 'POST', path: `${resource.endpoint}/undo/${given}`, body: {} },
    });
    await alike(`POST ${resource.endpoint}/undo/{id}`, back, undo, 409);
  };

  it('takes part in no act and no taking back', async () => {
    const own = server.services.model.resources.filter(({ store, acts }) => !store || acts.length > 0);
    for (const resource of own) {
      const id = resource.single ? UNKNOWN_ID : (await createRecord(server, owner, resource, 710)).id;
      await actsAre404(resource, id);
      if (resource.acts.length > 0) await undoIs409(resource);
    }
  });

  it('takes no place in an order by hand', async () => {
    for (const resource of listed().filter(({ arrange }) => arrange)) {
      const { id } = await createRecord(server, owner, resource, 712);
      const path = `${resource.endpoint}/arrange`;
      const call = (given: string): Call => ({ method: 'PUT', path, body: { ids: [given] } });
      await alike(`PUT ${path}`, call, id, 404);
    }
  });

  it('filters nothing out of one’s own list and export', async () => {
    const filters = listed().flatMap((resource) =>
      (resource.filters ?? []).flatMap((name) => {
        const field = resource.fields[name];
        const tails = resource.can.includes('export') ? ['', '/export'] : [''];
        if (field?.kind !== 'reference') return [];
        return tails.map((tail) => ({ path: resource.endpoint + tail, name, to: field.to, tail }));
      }),
    );
    for (const { path, name, to, tail } of filters) {
      const id = await owner.source.record(to);
      const call = (given: string): Call => ({
        method: 'GET',
        path: `${path}?f.${name}=${given}${tail && '&format=csv'}`,
      });
      await alike(`GET ${path}`, call, id, 200);
    }
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
    await alike('POST /v1/crm/panel', call, logo.id, 422);
  });

  it('ends no session', async () => {
    const [row] = await query(
      server.database,
      'select s.id from sessions s join users u on u.id = s.user_id where u.partner_id = $1',
      [owner.scope.partnerId],
    );
    const call = (id: string): Call => ({ method: 'DELETE', path: `/v1/crm/session/${id}` });
    await alike('DELETE /v1/crm/session/{id}', call, String(row?.id), 404);
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
    await alike('POST /v1/crm/pin/reset', reset, request_id, 410);
    await alike('POST /v1/crm/pin/unlock', unlock, request_id, 410);
    for (const path of ['/v1/crm/otp/confirm', '/v1/crm/login-v2']) {
      const confirm = (id: string): Call => ({ method: 'POST', path, body: { ...body, request_id: id } });
      await alike(`POST ${path}`, confirm, request_id, 410);
    }
  });

  it('was tried at every operation that takes an id', () => {
    const takesId = operationsOf(server)
      .filter(({ path, schema }) => path.includes('{') || schema.includes('"format":"uuid"'))
      .map(({ name }) => name);
    expect(takesId.length).toBeGreaterThan(shared.length);
    expect(takesId.filter((name) => !tried.has(name) && !shared.includes(name))).toEqual([]);
  });
});

describe('what answers to a partner', () => {
  it('carries no id and no code of another one, at any operation that can be read without an id', async () => {
    const traces = await tracesOf(owner.scope.partnerId);
    const found = async ({ client }: Partner) => {
      const told = await Promise.all(
        plainReads(server).map(async ({ name, path, query: keys, needs }) => {
          const wanted = [
            needs,
            keys.includes('format') && 'format=csv',
            keys.includes('limit') && 'limit=100',
          ];
          const { status, text } = await send(server, client.token, {
            method: 'GET',
            url: `${path}?${wanted.filter(Boolean).join('&')}`,
          });
          return { name, status, traces: traces.filter((trace) => text.includes(trace)).length };
        }),
      );
      expect(told.filter(({ status }) => status !== 200)).toEqual([]);
      return told.filter((one) => one.traces > 0).map(({ name }) => name);
    };

    expect(await found(stranger)).toEqual([]);
    expect(await found(owner)).toEqual(
      expect.arrayContaining([
        'GET /v1/crm/profile',
        'GET /v1/crm/notifications',
        'GET /v1/crm/transaction/all',
        'GET /v1/crm/transaction/export',
        'GET /v1/crm/balance-history/all',
        'GET /v1/crm/balance-history/export',
        'GET /v1/crm/topup/all',
        'GET /v1/crm/activity-log',
        ...server.services.model.resources.flatMap(({ endpoint, lookupOnly }) =>
          lookupOnly ? [] : [`GET ${endpoint}`],
        ),
      ]),
    );
  });
});

const listed = (): ResourceModel[] =>
  server.services.model.resources.filter(({ single, lookupOnly }) => !single && !lookupOnly);

/** How the stranger writes a record of its own: a new one, or an edit where people only register. */
async function writing(
  resource: ResourceModel,
): Promise<{ method: 'POST' | 'PUT'; path: string; more: object }> {
  const { endpoint, can, single } = resource;
  if (single) {
    const { data } = (await stranger.client.get(endpoint)).body;
    return { method: 'PUT', path: `${endpoint}/update`, more: { version: data?.version ?? 0 } };
  }
  if (can.includes('create')) return { method: 'POST', path: endpoint, more: {} };
  const { id } = await createRecord(server, stranger, resource, 704);
  return { method: 'PUT', path: `${endpoint}/update/${id}`, more: { version: 1 } };
}

/** Something of the owner's that this field could point at. */
async function foreignValue(
  field: Field,
): Promise<{ id: string; value: (id: string) => unknown } | undefined> {
  if (field.kind === 'image') {
    const picture = await owner.source.picture(field);
    return {
      id: picture.id,
      value: (id) => ({ ...picture, id, url: picture.url.replace(picture.id, id) }),
    };
  }
  if (field.kind !== 'reference' && field.kind !== 'references') return undefined;
  // The H2H catalogue is everyone's.
  if (field.to === 'brand' || field.to === 'variation') return undefined;
  const id = await owner.source.record(field.to);
  return { id, value: (given) => (field.kind === 'references' ? [given] : given) };
}

/** Ids and codes of all that belongs to a partner, in whatever table it stands. */
async function tracesOf(partnerId: string): Promise<string[]> {
  const columns = await query(
    server.database,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('id', 'code', 'invoice') and exists (
       select from information_schema.columns p
       where p.table_schema = 'public' and p.table_name = c.table_name and p.column_name = 'partner_id')`,
  );
  const rows = await Promise.all(
    columns.map(({ table, column }) =>
      query(server.database, `select ${column}::text as trace from ${table} where partner_id = $1`, [
        partnerId,
      ]),
    ),
  );
  return [partnerId, ...rows.flat().map(({ trace }) => String(trace))];
}
