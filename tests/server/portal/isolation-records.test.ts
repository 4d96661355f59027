import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { resourceOf } from '../../../src/admin/schema/compile';
import type { Field } from '../../../src/admin/schema/field';
import type { ResourceModel } from '../../../src/admin/schema/model';
import {
  bodyOf,
  callsWithId,
  createRecord,
  type Partner,
  typedFields,
  UNKNOWN_ID,
  whenAsked,
} from '../../support/entities';
import { type Call, Isolation } from '../../support/isolation';
import { query } from '../../support/query';
import { pictureOf, sampleOf } from '../../support/sample';
import type { TestServer } from '../../support/server';
import { sendTicketFile } from '../../support/ticket-files';

let isolation: Isolation;
let server: TestServer;
let owner: Partner;
let stranger: Partner;

beforeAll(async () => {
  isolation = await Isolation.open();
  ({ server, owner, stranger } = isolation);
});
afterAll(() => server.close());

describe('another partner’s record of a declared resource', () => {
  it('finds no record of any declared resource, to read, edit, delete or restore it', async () => {
    for (const resource of isolation.listed) {
      const { id } = await createRecord(server, owner, resource, 700);
      const body = await bodyOf(resource, stranger.source, 701);
      for (const [position, call] of callsWithId(resource, id, body).entries()) {
        const name = `${call.method} ${call.path.replace(id, '{id}')}`;
        const same = (given: string) => callsWithId(resource, given, body)[position] as Call;
        await isolation.alike(name, same, id, 404);
      }
      await isolation.alike(
        `GET ${resource.endpoint}/lookup`,
        (given) => ({ method: 'GET', path: `${resource.endpoint}/lookup?ids=${given}` }),
        id,
        200,
      );
      expect((await owner.client.get(`${resource.endpoint}/${id}`)).body.data.version).toBe(1);
    }
  });

  it('of a deleted record restores nothing', async () => {
    for (const resource of isolation.listed.filter(({ can }) => can.includes('delete'))) {
      const { id } = await createRecord(server, owner, resource, 702);
      await owner.client.delete(`${resource.endpoint}/${id}`);
      const path = (given: string) => `${resource.endpoint}/restore/${given}`;
      const name = `POST ${path('{id}')}`;
      await isolation.alike(name, (given) => ({ method: 'POST', path: path(given), body: {} }), id, 404);
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
        await isolation.alike(`${method} ${path.replace(/[0-9a-f-]{36}$/, '{id}')}`, call, foreign.id, 422);
      }
    }
  });

  /** Declared actions of a resource on the owner's record. */
  const actionsAre404 = async (resource: ResourceModel, id: string) => {
    for (const action of resource.actions) {
      const path = `${resource.endpoint}/act/${action.name}`;
      // Single records and list actions name no id: only own data is affected.
      if (resource.single || action.on === 'list') {
        isolation.pass(`POST ${path}`);
        continue;
      }
      const typed = await sampleOf(action.fields, stranger.source, 711);
      const call = (given: string): Call => ({
        ...{ method: 'POST', path },
        body: {
          ...typed,
          key: v7(),
          ids: [given],
          ...(action.preview ? { preview: true } : action.pin && { pin: DEMO_PIN }),
        },
      });
      await isolation.alike(`POST ${path}`, call, id, 404);
    }
  };

  const undoIs409 = async (resource: ResourceModel) => {
    const undo = v7();
    await query(
      server.database,
      `insert into entity_undos (id, partner_id, resource, rows, expires_at) values ($1, $2, $3, '[]', now() + interval '10 seconds')`,
      [undo, owner.scope.partnerId, resource.name],
    );
    const back = (given: string): Call => ({
      ...{ method: 'POST', path: `${resource.endpoint}/undo/${given}`, body: {} },
    });
    await isolation.alike(`POST ${resource.endpoint}/undo/{id}`, back, undo, 409);
  };

  it('takes part in no action and no taking back', async () => {
    const own = server.services.model.resources.filter(({ store, actions }) => !store || actions.length > 0);
    for (const resource of own) {
      // Catalogue items are shared: actions change the caller's own rules.
      if (resource.name === 'selling-item') {
        for (const { name } of resource.actions) isolation.pass(`POST ${resource.endpoint}/act/${name}`);
        await undoIs409(resource);
        continue;
      }
      const id = resource.single ? UNKNOWN_ID : (await createRecord(server, owner, resource, 710)).id;
      await actionsAre404(resource, id);
      if (resource.actions.length > 0) await undoIs409(resource);
    }
  });

  it('has no history to read or return to, also where a partner has one record alone', async () => {
    for (const resource of server.services.model.resources.filter(({ single }) => single)) {
      const { endpoint, can } = resource;
      const { id } = (await owner.client.get(endpoint)).body.data;
      const history = (given: string): Call => ({ method: 'GET', path: `${endpoint}/history/${given}` });
      await isolation.alike(`GET ${endpoint}/history/{id}`, history, id, 404);
      if (!can.includes('edit')) continue;
      const back = (given: string): Call => ({
        ...{ method: 'POST', path: `${endpoint}/return/${given}`, body: { version: 1, state: '1' } },
      });
      await isolation.alike(`POST ${endpoint}/return/{id}`, back, id, 404);
    }
  });

  it('is changed by no import, whose key answers its own partner alone', async () => {
    for (const resource of server.services.model.resources.filter(({ can }) => can.includes('import'))) {
      const path = `${resource.endpoint}/import`;
      const theirs = await createRecord(server, owner, resource, 716);
      const named = { [resource.title]: String(theirs[resource.title]) };
      const sent = { key: v7(), by: resource.title, rows: [{ row: 1, cells: named }], only_right: true };
      const own = await owner.client.post(path, sent);
      expect([own.status, own.body.data.rows[0].state]).toEqual([200, 'same']);
      const found = await stranger.client.post(path, { ...sent, preview: true });
      expect(['new', 'wrong']).toContain(found.body.data.rows[0].state);
      const call = (given: string): Call => ({
        ...{ method: 'POST', path, body: { key: given, rows: [{ row: 1, cells: {} }] } },
      });
      await isolation.alike(`POST ${path}`, call, sent.key, 422);
      expect((await owner.client.get(`${resource.endpoint}/${theirs.id}`)).body.data).toEqual(theirs);
    }
  });

  it('takes no position in a manual order', async () => {
    for (const resource of isolation.listed.filter(({ arrange }) => arrange)) {
      const { id } = await createRecord(server, owner, resource, 712);
      const path = `${resource.endpoint}/arrange`;
      const call = (given: string): Call => ({ method: 'PUT', path, body: { ids: [given] } });
      await isolation.alike(`PUT ${path}`, call, id, 404);
    }
  });

  it('is shown in no preview', async () => {
    // The one record of a website's settings is found by its partner.
    isolation.pass('POST /v1/vendor-panel/profile/preview');
    for (const resource of isolation.listed.filter(({ preview }) => preview)) {
      const { id } = await createRecord(server, owner, resource, 717);
      const path = `${resource.endpoint}/preview`;
      const call = (given: string): Call => ({ method: 'POST', path, body: { id: given } });
      await isolation.alike(`POST ${path}`, call, id, 404);
    }
  });

  it('filters nothing out of one’s own list and export', async () => {
    const filters = isolation.listed.flatMap((resource) =>
      (resource.filters ?? []).flatMap((name) => {
        const field = resource.fields[name];
        const tails = resource.can.includes('export') ? ['', '/export'] : [''];
        if (field?.kind !== 'reference' || isShared(field.to)) return [];
        return tails.map((tail) => ({ path: resource.endpoint + tail, name, to: field.to, tail }));
      }),
    );
    for (const { path, name, to, tail } of filters) {
      const id = await owner.source.record(to);
      const call = (given: string): Call => ({
        method: 'GET',
        path: `${path}?f.${name}=${given}${tail && '&format=csv'}`,
      });
      await isolation.alike(`GET ${path}`, call, id, 200);
    }
  });

  it('opens no conversation and no attachment of a ticket', async () => {
    const base = '/v1/crm/ticket-system';
    const ticket = await createRecord(server, owner, resourceOf(server.services.model, 'ticket'), 713);
    const file = await sendTicketFile(owner.client, await pictureOf(40, 40));
    for (const [path, id] of [
      ['conversation', ticket.id],
      ['attachment', file.body.data.id],
    ]) {
      const call = (given: string): Call => ({ method: 'GET', path: `${base}/${path}/${given}` });
      await isolation.alike(`GET ${base}/${path}/{id}`, call, id, 404);
    }
    const taken = await stranger.client.post(base, {
      ...(await bodyOf(resourceOf(server.services.model, 'ticket'), stranger.source, 714)),
      attachments: [file.body.data.id],
    });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['attachments']]);
  });

  it('reads no report of a shift', async () => {
    const shift = await createRecord(server, owner, resourceOf(server.services.model, 'cashier-shift'), 715);
    const base = '/v1/crm/cashier-shift/report';
    const call = (given: string): Call => ({ method: 'GET', path: `${base}/${given}` });
    await isolation.alike(`GET ${base}/{id}`, call, shift.id, 404);
  });

  it('was tried at every operation that takes an id', () => {
    isolation.pass('GET /v1/crm/product/price-history/{id}');
    isolation.pass('GET /v1/crm/selling-price/product/{id}');
    // References only the catalogue.
    isolation.pass('POST /v1/crm/selling-price/rule');
    isolation.pass('POST /v1/crm/selling-price/guard');
    isolation.pass('GET /v1/crm/product/price-list/{id}');
    isolation.pass('POST /v1/crm/own-code');
    isolation.pass('POST /v1/crm/sub-account');
    expect(isolation.untried('resources')).toEqual([]);
  });
});

/** Writes the stranger's own record: creates, or edits if people register. */
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

/** A record of the owner that this field could reference. */
/** The H2H catalogue is everybody's. */
const isShared = (name: string) =>
  ['brand', 'variation', 'order-brand', 'order-item'].includes(name) || name.startsWith('catalogue-');

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
  if (isShared(field.to)) return undefined;
  const id = await owner.source.record(field.to);
  return { id, value: (given) => (field.kind === 'references' ? [given] : given) };
}
