import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { buildCan } from '../../../src/admin/access/can';
import { compile } from '../../../src/admin/schema/compile';
import type { Model } from '../../../src/admin/schema/model';
import { resource } from '../../../src/admin/schema/resource';
import { OWNER_ONLY, SIGNED_IN } from '../../../src/core/contract/endpoint';
import type { PageRow } from '../../../src/core/routes/route';
import type { AccessFacts } from '../../../src/core/session/reason';
import { pageRows } from '../../../src/web/routes/page-rows';

const modelText = readFileSync('access.model.conf', 'utf8');
const shipped = compile(config, pageRows);

const facts = (change: Partial<AccessFacts> = {}): AccessFacts => ({
  privileges: ['dashboard'],
  isSubAccount: false,
  panelExpired: false,
  tierHasPanel: true,
  seesCost: true,
  seesProfit: true,
  ...change,
});

type Outcome = 'yes' | 'forbidden' | 'expired';

const ask = async (
  object: string,
  change: Partial<AccessFacts>,
  model: Model = shipped,
): Promise<Outcome> => {
  const verdict = (await buildCan(modelText, model, facts(change)))(object);
  return verdict.can ? 'yes' : verdict.reason;
};

type Row = [sentence: string, object: string, change: Partial<AccessFacts>, outcome: Outcome];

const table = (name: string, rows: Row[], model: Model = shipped) =>
  describe(name, () => {
    it.each(rows)('%s', async (_sentence, object, change, outcome) => {
      expect(await ask(object, change, model)).toBe(outcome);
    });
  });

const holder = { privileges: ['panel.banner'] };
const panelExpired = true;

table('The five cases of an entry that an expired panel blocks', [
  ['granted: open', 'banner:list', holder, 'yes'],
  ['granted and expired: locked', 'banner:list', { ...holder, panelExpired }, 'expired'],
  ['empty list: open, no check is made', 'banner:list', { privileges: [] }, 'yes'],
  ['empty list and expired: locked', 'banner:list', { privileges: [], panelExpired }, 'expired'],
  ['not granted and expired: hidden, not locked', 'banner:list', { panelExpired }, 'forbidden'],
]);

table('Expiry hangs on the screen, not on the key: blog and web-panel share panel.web_config', [
  ['blog stays open', 'blog:list', { privileges: ['panel.web_config'], panelExpired }, 'yes'],
  [
    'an article can be written',
    'blog:create',
    { privileges: ['panel.web_config.action'], panelExpired },
    'yes',
  ],
  ['web-panel is blocked', 'web-panel:show', { privileges: ['panel.web_config'], panelExpired }, 'expired'],
  ['its writes too', 'web-panel:edit', { privileges: ['panel.web_config.action'], panelExpired }, 'expired'],
  ['the statistics stay open', '/panel/statistic', { privileges: ['panel.statistic'], panelExpired }, 'yes'],
  ['what has no panel stays open', '/dashboard', { panelExpired }, 'yes'],
]);

table('Reading asks for the key, writing for its .action form', [
  ['the key shows', 'banner:show', holder, 'yes'],
  ['the key exports', 'banner:export', holder, 'yes'],
  ['the key does not create', 'banner:create', holder, 'forbidden'],
  ['the key does not edit', 'banner:edit', holder, 'forbidden'],
  ['the key does not delete', 'banner:delete', holder, 'forbidden'],
  ['.action creates', 'banner:create', { privileges: ['panel.banner.action'] }, 'yes'],
  ['.action does not list', 'banner:list', { privileges: ['panel.banner.action'] }, 'forbidden'],
  ['an act that is not declared is closed to the holder of both', 'member:create', memberKeys(), 'forbidden'],
  ['… and to an empty list', 'member:create', { privileges: [] }, 'forbidden'],
  ['a page is its path', '/dashboard', {}, 'yes'],
  ['an endpoint may name the key itself', 'dashboard', {}, 'yes'],
  ['another key does not open it', 'transaction', {}, 'forbidden'],
  ['a screen that does not exist is closed', 'nonsense:list', {}, 'forbidden'],
]);

function memberKeys(): Partial<AccessFacts> {
  return { privileges: ['panel.member', 'panel.member.action'] };
}

table('Privileges that name no access key give nothing', [
  ['"*"', 'banner:list', { privileges: ['*'] }, 'forbidden'],
  ['a role of the policy', 'banner:list', { privileges: ['blockWhenExpired'] }, 'forbidden'],
  ['an object', 'banner:list', { privileges: ['banner:list'] }, 'forbidden'],
  ['unknown keys alone are no empty list', '/dashboard', { privileges: ['gone'] }, 'forbidden'],
]);

table('"The panel section needs a tier with a panel"', [
  ['a page', '/panel/statistic', { privileges: ['panel.statistic'], tierHasPanel: false }, 'forbidden'],
  ['an entity', 'banner:list', { ...holder, tierHasPanel: false }, 'forbidden'],
  ['an endpoint', 'panel.statistic', { privileges: ['panel.statistic'], tierHasPanel: false }, 'forbidden'],
  ['also for an empty list', 'blog:list', { privileges: [], tierHasPanel: false }, 'forbidden'],
  [
    'hidden, not locked, when it has expired as well',
    'banner:list',
    { ...holder, tierHasPanel: false, panelExpired },
    'forbidden',
  ],
  ['H2H goes on', '/dashboard', { tierHasPanel: false }, 'yes'],
]);

const own = { privileges: ['dashboard'] };
const cashier = { isSubAccount: true };

table('Pages without an access key in specification 2 are open to owners; sub-accounts need a key', [
  ['/pricelist', 'price-list:list', own, 'yes'],
  ['its export', 'price-list:export', own, 'yes'],
  ['its filters', 'catalogue-brand:lookup', own, 'yes'],
  ['/best-price', '/best-price', own, 'yes'],
  ['/pembukuan', '/pembukuan', own, 'yes'],
  ['its entries', 'entry:create', own, 'yes'],
  ['its debts', 'debt:edit', own, 'yes'],
  ['an empty list', '/pembukuan', { privileges: [] }, 'yes'],
  ['a sub-account without the key', '/pembukuan', { ...cashier, ...own }, 'forbidden'],
  ['a sub-account with the key', '/pembukuan', { ...cashier, privileges: ['balance_history'] }, 'yes'],
  ['what has a key in the specification', '/history-balance', own, 'forbidden'],
]);

const blind = { isSubAccount: true, seesCost: false, seesProfit: false };
const noProfit = { isSubAccount: true, seesProfit: false };

table('What tells cost or profit is closed to who may not know it, whatever keys it holds', [
  ['the cost itself', 'cost', blind, 'forbidden'],
  ['the profit, without the cost too', 'profit', { ...blind, seesProfit: true }, 'forbidden'],
  ['a key', 'balance_history', { ...blind, privileges: ['balance_history'] }, 'forbidden'],
  ['a page behind it', '/history-balance', { ...blind, privileges: ['balance_history'] }, 'forbidden'],
  ['a key below it', 'topup.action', { ...blind, privileges: ['topup', 'topup.action'] }, 'forbidden'],
  [
    'a page behind a key that tells nothing',
    '/product/form',
    { ...blind, privileges: ['product.order'] },
    'forbidden',
  ],
  ['a resource', 'price-list:list', { ...blind, privileges: ['product'] }, 'forbidden'],
  ['what tells nothing stays open', '/product/data', { ...blind, privileges: ['product'] }, 'yes'],
  [
    'and its look-ups',
    'catalogue-brand:lookup',
    { ...blind, privileges: ['product', 'selling_price'] },
    'yes',
  ],
  ['profit alone', 'selling_price', { ...noProfit, privileges: ['selling_price'] }, 'forbidden'],
  ['its books', '/pembukuan', { ...noProfit, privileges: ['balance_history'] }, 'forbidden'],
  [
    'not the balance beside them',
    '/history-balance',
    { ...noProfit, privileges: ['balance_history'] },
    'yes',
  ],
  ['an owner knows everything', 'profit', { seesCost: false, seesProfit: false, privileges: [] }, 'yes'],
]);

const page = (path: string, change: Partial<PageRow> = {}): PageRow => ({
  path,
  exact: true,
  layout: 'vertical',
  blockWhenExpired: false,
  auth: true,
  kyc: false,
  title: path,
  screen: { kind: 'page', page: path.slice(1) },
  ...change,
});

const sub = { isSubAccount: true };
const withOwnerPages = compile(config, [
  ...pageRows,
  page('/sub-account', { ownerOnly: true }),
  page('/api-secret', { ownerOnly: true, access: 'integration' }),
  page('/profile'),
]);

table(
  'Sub-accounts',
  [
    ['a route without a key is open to all', '/profile', sub, 'yes'],
    ['an endpoint for everyone who is signed in', SIGNED_IN, sub, 'yes'],
    ['owner-only is closed to a sub-account', '/sub-account', sub, 'forbidden'],
    ['… and open to the owner', '/sub-account', {}, 'yes'],
    ['an owner-only endpoint is closed to a sub-account', OWNER_ONLY, sub, 'forbidden'],
    ['… and open to the owner', OWNER_ONLY, {}, 'yes'],
    ['owner-only with a key: the owner who holds it', '/api-secret', { privileges: ['integration'] }, 'yes'],
    ['… not the owner who does not', '/api-secret', {}, 'forbidden'],
    [
      '… not the sub-account that holds it',
      '/api-secret',
      { ...sub, privileges: ['integration'] },
      'forbidden',
    ],
    ['a sub-account opens what it was given', '/dashboard', sub, 'yes'],
    ['an empty list never means "no check" for one', '/dashboard', { ...sub, privileges: [] }, 'forbidden'],
    ['… what has no key stays open to it', '/profile', { ...sub, privileges: [] }, 'yes'],
  ],
  withOwnerPages,
);

const voucher = resource({
  name: 'voucher',
  label: 'Voucher',
  icon: 'gift',
  area: 'panel',
  path: '/panel/voucher',
  endpoint: '/v1/vendor-panel/voucher',
  access: 'panel.promo',
  fields: {
    name: { kind: 'text', label: 'Nama' },
    lines: {
      kind: 'rows',
      label: 'Baris',
      fields: { tier: { kind: 'references', label: 'Tier', to: 'member-tier' } },
    },
  },
  title: 'name',
  list: ['name'],
  form: ['name', 'lines'],
  detail: ['name'],
  can: ['create'],
});
const withVoucher = compile({ ...config, resources: [...config.resources, voucher] }, pageRows);

table('Look-ups follow the screens that ask', [
  ['the resource itself', 'member-tier:lookup', { privileges: ['panel.member_tier'] }, 'yes'],
  ['a screen that refers to it', 'member-tier:lookup', { privileges: ['panel.member'] }, 'yes'],
  ['the list stays closed to that screen', 'member-tier:list', { privileges: ['panel.member'] }, 'forbidden'],
  ['no other key', 'member-tier:lookup', holder, 'forbidden'],
  [
    'blocked when every asking screen is',
    'member-tier:lookup',
    { privileges: ['panel.member'], panelExpired },
    'expired',
  ],
  // Lookup-only resources have no screens.
  ...(['brand', 'variation', 'panel-product', 'site-version'] as const).map(
    (name): Row => [
      `${name} is blocked with the screens that choose from it`,
      `${name}:lookup`,
      { privileges: ['panel.product', 'panel.web_config'], panelExpired },
      'expired',
    ],
  ),
  [
    'its key opens it while the panel runs',
    'site-version:lookup',
    { privileges: ['panel.web_config'] },
    'yes',
  ],
]);

table(
  'A look-up from a screen that is not blocked stays open when the panel has expired',
  [['asked from sub-rows', 'member-tier:lookup', { privileges: ['panel.promo'], panelExpired }, 'yes']],
  withVoucher,
);

it('answers the same question the same way without asking Casbin again', async () => {
  const can = await buildCan(modelText, shipped, facts());
  expect(can('/dashboard')).toBe(can('/dashboard'));
});
