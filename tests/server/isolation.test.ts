import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../../src/core/schema/field';
import type { ResourceModel } from '../../src/core/schema/model';
import {
  callsWithId,
  createRecord,
  type Partner,
  partnerOf,
  typedFields,
  UNKNOWN_ID,
} from '../support/entities';
import { operationsOf, send } from '../support/operations';
import { query } from '../support/query';
import { sampleOf } from '../support/sample';
import { startTestServer, type TestServer } from '../support/server';

/** A call that names something by its id. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
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
  'GET /files/{id}',
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

const ask = ({ method, path, body }: Call) =>
  send(server, stranger.client.token, {
    method,
    url: path,
    ...(body !== undefined && { payload: body as object }),
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

  it('finds no record of any declared resource, to read, edit, delete or restore it', async () => {
    for (const resource of listed()) {
      const { id } = await createRecord(server, owner, resource, 700);
      const body = await sampleOf(typedFields(resource), stranger.source, 701);
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
        const body = await sampleOf(typedFields(resource), stranger.source, 703);
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

  it('filters nothing out of one’s own list and export', async () => {
    for (const resource of listed()) {
      for (const filter of resource.filters ?? []) {
        const field = resource.fields[filter];
        if (field?.kind !== 'reference') continue;
        const id = await owner.source.record(field.to);
        const calls = [resource.endpoint, `${resource.endpoint}/export`].map((path) => (given: string) => ({
          method: 'GET' as const,
          path: `${path}?f.${filter}=${given}${path.endsWith('export') ? '&format=csv' : ''}`,
        }));
        for (const [position, call] of calls.entries()) {
          const path = position ? `${resource.endpoint}/export` : resource.endpoint;
          await alike(`GET ${path}`, call, id, 200);
        }
      }
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
    const reads = operationsOf(server).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    const found = async ({ client }: Partner) => {
      const told = await Promise.all(
        reads.map(async ({ name, path, query: keys }) => {
          const wanted = [keys.includes('format') && 'format=csv', keys.includes('limit') && 'limit=100'];
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
        ...server.services.model.resources.map(({ endpoint }) => `GET ${endpoint}`),
      ]),
    );
  });
});

const listed = (): ResourceModel[] => server.services.model.resources.filter(({ single }) => !single);

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
