import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { pageRows } from '../../src/core/routes';
import { compile } from '../../src/core/schema/compile';
import type { ResourceModel } from '../../src/core/schema/model';
import { type Operation, operationsOf, send } from '../support/operations';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';

/** Who may call an operation: anyone, everyone who is signed in, or the holders of one of these keys. */
interface Rule {
  keys: 'anyone' | 'everyone' | readonly string[];
  blockWhenExpired?: boolean;
}

const key = (...keys: string[]): Rule => ({ keys });
const everyone: Rule = { keys: 'everyone' };
const anyone: Rule = { keys: 'anyone' };

/** The hand-made operations, from the access keys of specification 2 and 6. */
const handMade: Record<string, Rule> = {
  'POST /v1/crm/login': anyone,
  'GET /files/{id}': anyone,
  'POST /v1/crm/logout': everyone,
  'POST /v1/crm/live-ticket': everyone,
  'GET /v1/crm/profile': everyone,
  'GET /v1/crm/privileges': everyone,
  'GET /v1/crm/ticket-system/indicator': everyone,
  'GET /v1/crm/notifications': everyone,
  'POST /v1/crm/notifications/read': everyone,
  // Which pictures a person may send depends on the field they are for.
  'POST /v1/crm/uploader/new': everyone,
  'GET /v1/crm/transaction/all': key('transaction'),
  'GET /v1/crm/transaction/{id}': key('transaction'),
  'GET /v1/crm/transaction/export': key('transaction'),
  'GET /v1/crm/transaction/by-key/{key}': key('product.order'),
  'POST /v1/crm/transaction/create-new': key('product.order'),
  'GET /v1/crm/dashboard/totals': key('dashboard'),
  'GET /v1/crm/top-products': key('dashboard'),
  'GET /v1/crm/recommendation': key('dashboard'),
  'POST /v1/crm/recommendation/inject': key('product'),
  'GET /v1/crm/category-options': key('product'),
  'GET /v1/crm/product/parent': key('product'),
  'GET /v1/crm/product/export': key('product'),
  'PUT /v1/crm/product/parent/{id}/favorite': key('product'),
  'GET /v1/crm/product/parent/{id}': key('product.order'),
  'POST /v1/crm/check-user-id': key('product.order'),
  'GET /v1/crm/balance-history/all': key('balance_history'),
  'GET /v1/crm/balance-history/export': key('balance_history'),
  'GET /v1/crm/topup/all': key('topup'),
  'GET /v1/crm/panel/subscription-plan': everyone,
  'GET /v1/vendor-panel/progress-status': everyone,
  'GET /v1/vendor-panel/get-panel-saldo': everyone,
  'GET /v1/vendor-panel/dashboard': key('panel.statistic'),
};

const { resources } = compile(config, pageRows);
const rules: Record<string, Rule> = {
  ...handMade,
  ...Object.fromEntries(resources.flatMap((one) => declared(one, resources))),
};
const keys = config.accessKeys.map((one) => one.key);
const used = [
  ...new Set(Object.values(rules).flatMap((rule) => (typeof rule.keys === 'string' ? [] : rule.keys))),
];

let server: TestServer;
let operations: Operation[];
let owner: string | null;
let cashier: string | null;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  operations = operationsOf(server);
  owner = (await server.signIn('lain@demo.test')).token;
  cashier = (await server.signIn('kasir@demo.test')).token;
});
afterAll(() => server.close());

beforeEach(async () => {
  await query(server.database, `update partners set panel_expired_date = now() + interval '90 days'`);
});

/** The operations of a declared resource, from its declaration (design 4 and 5). */
function declared(resource: ResourceModel, all: ResourceModel[]): [string, Rule][] {
  const { endpoint, access, can, single } = resource;
  const blockWhenExpired = resource.blockWhenExpired ?? false;
  const read: Rule = { keys: access ? [access.read] : 'everyone', blockWhenExpired };
  const write: Rule = { keys: access ? [access.write] : 'everyone', blockWhenExpired };
  if (single) {
    return [
      [`GET ${endpoint}`, read],
      ...(can.includes('edit') ? ([[`PUT ${endpoint}/update`, write]] as [string, Rule][]) : []),
    ];
  }
  const askers = all.filter((other) => other === resource || pointsAt(other, resource));
  const lookup: Rule = {
    keys: askers.flatMap((asker) => asker.access?.read ?? []),
    blockWhenExpired: askers.every((asker) => asker.blockWhenExpired),
  };
  const acts: [boolean, string, Rule][] = [
    [true, `GET ${endpoint}`, read],
    [true, `GET ${endpoint}/{id}`, read],
    [true, `GET ${endpoint}/lookup`, lookup],
    [can.includes('export'), `GET ${endpoint}/export`, read],
    [can.includes('create'), `POST ${endpoint}`, write],
    [can.includes('edit'), `PUT ${endpoint}/update/{id}`, write],
    [can.includes('delete'), `DELETE ${endpoint}/{id}`, write],
    [can.includes('delete'), `POST ${endpoint}/restore/{id}`, write],
  ];
  return acts.flatMap(([exists, name, rule]) => (exists ? [[name, rule]] : []));
}

function pointsAt(other: ResourceModel, { name }: ResourceModel): boolean {
  return Object.values(other.fields).some(
    (field) => (field.kind === 'reference' || field.kind === 'references') && field.to === name,
  );
}

/** How the server answers each operation to this session: `open`, or the code of its refusal. */
async function answers(token: string | null): Promise<Record<string, string>> {
  const told = await Promise.all(
    operations.map(async ({ name, method, path }) => {
      // A key that no operation knows: whoever gets past the door is told so, and nothing happens.
      const url = `${path.replace(/\{\w+\}/g, v7())}?tidak_dikenal=1`;
      const { status, code } = await send(server, token, { method, url });
      return [name, status === 400 || name === 'GET /files/{id}' ? 'open' : String(code)] as const;
    }),
  );
  return Object.fromEntries(told);
}

/** What the rules say of a person with these keys; an empty list is no check. */
const expected = (held: readonly string[], { expired = false, hasPanel = true } = {}) =>
  Object.fromEntries(
    operations.map(({ name }) => {
      const { keys, blockWhenExpired } = rules[name] ?? anyone;
      if (typeof keys === 'string') return [name, 'open'];
      const fitting = keys.filter((one) => held.length === 0 || held.includes(one));
      if (!fitting.length || (!hasPanel && keys.every(isPanelKey))) return [name, 'FORBIDDEN'];
      return [name, expired && blockWhenExpired ? 'PANEL_EXPIRED' : 'open'];
    }),
  );

const isPanelKey = (name: string): boolean => name.startsWith('panel.');

const hold = (email: string, keys: readonly string[]) =>
  query(server.database, 'update users set privileges = $1::text[] where email = $2', [keys, email]);
const expire = () =>
  query(server.database, `update partners set panel_expired_date = now() - interval '1 minute'`);

describe('access to the API', () => {
  it('is ruled for every operation there is, and no rule is about one that is gone', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(rules).sort());
  });

  it('is refused without a session, public operations apart', async () => {
    const open = Object.entries(await answers(null)).filter(([, answer]) => answer !== 'UNAUTHENTICATED');
    expect(Object.fromEntries(open)).toEqual({ 'POST /v1/crm/login': 'open', 'GET /files/{id}': 'open' });
  });

  it.each(used)(
    'is open to the holder of %s alone for what that key is for, and for nothing else',
    async (one) => {
      await hold('lain@demo.test', [one]);
      expect(await answers(owner)).toEqual(expected([one]));
    },
  );

  it('is open to nobody by the keys of what is not built yet', async () => {
    const unused = keys.filter((one) => !used.includes(one));
    await hold('lain@demo.test', unused);
    expect(await answers(owner)).toEqual(expected(unused));
  });

  it('is not checked for an owner with an empty list', async () => {
    await hold('lain@demo.test', []);
    expect(await answers(owner)).toEqual(expected([]));
  });

  it.each([
    ['every key', keys],
    ['an empty list', []],
    ['one unrelated key', ['feedback']],
  ])('is locked where the panel has expired, with %s', async (_words, held) => {
    await hold('lain@demo.test', held);
    await expire();
    expect(await answers(owner)).toEqual(expected(held, { expired: true }));
  });

  it.each([
    ['every key', keys],
    ['an empty list', []],
  ])('ends at the panel for a tier without one, with %s', async (_words, held) => {
    const basic = await server.signIn('perunggu@demo.test');
    await hold('perunggu@demo.test', held);
    expect(await answers(basic.token)).toEqual(expected(held, { hasPanel: false }));
  });

  it.each([
    ['every key', keys],
    ['one key', ['transaction']],
    ['one unrelated key', ['feedback']],
  ])('is given to a sub-account as to its owner, with %s', async (_words, held) => {
    await hold('kasir@demo.test', held);
    expect(await answers(cashier)).toEqual(expected(held));
  });

  it('is never left to a sub-account with an empty list: the database refuses one', async () => {
    await expect(hold('kasir@demo.test', [])).rejects.toThrow(/users_sub_has_privileges/);
  });

  it('follows a change of keys with the next call', async () => {
    await hold('kasir@demo.test', ['transaction']);
    const before = await send(server, cashier, { method: 'GET', url: '/v1/crm/transaction/all' });
    await hold('kasir@demo.test', ['feedback']);
    const after = await send(server, cashier, { method: 'GET', url: '/v1/crm/transaction/all' });
    expect([before.status, after.status]).toEqual([200, 403]);
  });
});
