import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../resources.config';
import { buildCan } from '../../src/admin/access/can';
import { gate } from '../../src/admin/access/gate';
import { actionEndpoint } from '../../src/admin/entity/action';
import { entityEndpoints } from '../../src/admin/entity/calls';
import { compile } from '../../src/admin/schema/compile';
import type { ResourceModel } from '../../src/admin/schema/model';
import { createAccessProvider, questionOf } from '../../src/admin/web/session/access-provider';
import { isKnown } from '../../src/admin/web/session/known-path';
import type { Profile } from '../../src/core/contract/profile';
import type { AccessFacts, Can } from '../../src/core/session/reason';
import type { Actor } from '../../src/platform/http/actor';
import { installAccess } from '../../src/server/plugins/access';
import { installErrors } from '../../src/server/plugins/errors';
import { installRoutes } from '../../src/server/routes';
import { pageRows } from '../../src/web/routes/page-rows';
import { bottomPaths } from '../../src/web/shell/bottom-menu/bottom-paths';
import { linksOf, visibleMenu } from '../../src/web/shell/sidebar/visible-menu';

const model = compile(config, pageRows);
const modelText = readFileSync('access.model.conf', 'utf8');
const profile = { is_referral_feature: true, key_verified: true } as Profile;
const ID = '0199a000-0000-7000-8000-000000000001';

type Answer = 'open' | 'forbidden' | 'expired';
type Sent = Required<Pick<InjectOptions, 'method' | 'url'>>;

const sent = (method: Sent['method'], path: string): Sent => ({ method, url: path.replace(/:\w+/g, ID) });

/** The first read of each hand-made page of the menus. */
const firstReads: Readonly<Record<string, string>> = {
  '/dashboard': '/v1/crm/dashboard/totals',
  '/statistic': '/v1/crm/statistic',
  '/product/data': '/v1/crm/product/parent',
  '/topup/data': '/v1/crm/topup/all',
  '/history-balance': '/v1/crm/balance-history/all',
  '/referral/data': '/v1/crm/referral/program',
  '/set-selling-price/simulator': '/v1/crm/selling-price/simulation/:id',
  '/pembukuan': '/v1/crm/books',
  '/pembukuan/reconciliation': '/v1/crm/reconciliation/columns',
  '/setting/api-integration': '/v1/crm/access-token',
  '/profile': '/v1/crm/profile',
  '/feedback': '/v1/crm/feedback',
  '/activity-log': '/v1/crm/activity-log',
  '/panel/statistic': '/v1/vendor-panel/dashboard',
  '/panel/saldo-point/data': '/v1/vendor-panel/saldo-point',
};

let app: FastifyInstance;
let caller: Can;

/** Stands for all that handlers use; no handler runs, because requests end behind the access check. */
const unused: object = new Proxy(() => unused, {
  get: (_, name) => (name === 'then' ? undefined : unused),
});

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    request.actor = { verified: true, can: caller } as Actor;
  });
  installAccess(app, { maintenance: false });
  app.addHook('onRequest', async (request, reply) => (request.is404 ? undefined : reply.code(204).send()));
  const services = new Proxy({ model }, { get: (own, name) => (name === 'model' ? own.model : unused) });
  const env = { PRODUCT_NAME: 'Uji', PUBLIC_URL: 'http://127.0.0.1' };
  await installRoutes(app, { env, services, database: unused, demo: async () => true } as never);
});
afterAll(() => app.close());

async function apiAnswer(request: Sent): Promise<Answer> {
  const answer = await app.inject(request);
  if (answer.statusCode === 204) return 'open';
  return answer.json().code === 'PANEL_EXPIRED' ? 'expired' : 'forbidden';
}

/** Requests that a screen would send for each action. The server has no such route if the declaration leaves the action out. */
function requestsOf(resource: ResourceModel): [action: string, request: Sent][] {
  const { list, show, create, update, remove, one, save, export: download } = entityEndpoints(resource);
  const actions = Object.fromEntries(
    resource.actions.map((action) => [action.name, actionEndpoint(resource, action)]),
  );
  const calls = resource.single
    ? { show: one, edit: save, ...actions }
    : { list, show, create, edit: update, delete: remove, ...actions };
  const requests = Object.entries(calls).map(([action, { method, path }]) => [action, sent(method, path)]);
  // Without the action, the path is that of a record named `export`.
  if (resource.can.includes('export')) requests.push(['export', sent('GET', download.path)]);
  return requests as [string, Sent][];
}

const entriesOf = (can: Can) =>
  Object.values(model.menu).flatMap((nodes) => linksOf(visibleMenu(nodes, { can, profile })));
const menu = entriesOf(() => ({ can: true }));

/** Each answer of a menu, link, page or request that is not the answer of Refine's provider. */
async function disagreements(change: Partial<AccessFacts>): Promise<string[]> {
  const facts = { privileges: [], isSubAccount: false, panelExpired: false, tierHasPanel: true };
  const can = await buildCan(modelText, model, { ...facts, seesCost: true, seesProfit: true, ...change });
  caller = can;
  const provider = createAccessProvider(() => can);
  const found: string[] = [];
  const compare = async (object: string, what: string, answer: Answer | boolean) => {
    const { can: isOpen, reason } = await provider.can(questionOf(object));
    const own = isOpen ? 'open' : reason;
    const isSame = typeof answer === 'boolean' ? answer === (own !== 'forbidden') : answer === own;
    if (!isSame) found.push(`${object} is ${own} to the provider, ${what} says ${answer}`);
  };

  const shown = new Map(
    entriesOf(can).map(({ path, locked }) => [path, locked ? 'expired' : 'open'] as const),
  );
  for (const { path, object } of menu) {
    await compare(object, `side menu ${path}`, shown.get(path) ?? 'forbidden');
    if (bottomPaths.includes(path)) {
      await compare(object, `bottom menu ${path}`, isKnown(model.routes, can, path));
    }
    if (object === path) {
      await compare(object, `API of ${path}`, await apiAnswer(sent('GET', firstReads[path] ?? path)));
    }
  }
  const world = { maintenance: false, emailMarker: false, desktop: true, profile, can };
  const session = { accessToken: 'token' };
  for (const route of model.routes.filter(({ auth }) => auth)) {
    const { kind } = gate(route, { ...world, session });
    await compare(route.object, `link ${route.path}`, isKnown(model.routes, can, route.path));
    await compare(
      route.object,
      `page ${route.path}`,
      kind === 'pass' ? 'open' : kind === 'block' ? 'expired' : 'forbidden',
    );
  }
  for (const resource of model.resources.filter(({ lookupOnly }) => !lookupOnly)) {
    for (const [action, request] of requestsOf(resource)) {
      await compare(
        `${resource.name}:${action}`,
        `${request.method} ${request.url}`,
        await apiAnswer(request),
      );
    }
  }
  return found;
}

const keys = config.accessKeys.map(({ key }) => key);
const expired = { panelExpired: true };
const sub = { isSubAccount: true };

it.each(keys)('%s: provider, menus, links, pages and API agree', async (key) => {
  const privileges = [key];
  expect(await disagreements({ privileges })).toEqual([]);
  expect(await disagreements({ privileges, ...sub, ...expired })).toEqual([]);
});

it.each([
  ['an owner without a list of keys', {}],
  ['an owner with every key', { privileges: keys }],
  ['an owner with an unknown key', { privileges: ['gone'] }],
  ['an owner whose tier has no panel', { tierHasPanel: false }],
  ['a sub-account without keys', sub],
  ['a sub-account with every key', { ...sub, privileges: keys }],
  ['a sub-account that sees no profit', { ...sub, privileges: keys, seesProfit: false }],
  ['a sub-account that sees no cost', { ...sub, privileges: keys, seesCost: false, seesProfit: false }],
])('%s: provider, menus, links, pages and API agree, also once the panel expires', async (_name, person) => {
  expect(await disagreements(person)).toEqual([]);
  expect(await disagreements({ ...person, ...expired })).toEqual([]);
});
