import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { presetsOf } from '../../../src/admin/access/privileges';
import type { Visibility } from '../../../src/core/routes/route';
import { anyone, rules } from '../../support/access-rules';
import { type Operation, operationsOf, send } from '../../support/operations';
import { query } from '../../support/query';
import { chanceOf } from '../../support/random-orders';
import { startTestServer, type TestServer } from '../../support/server';

const keys = config.accessKeys.map((one) => one.key);
const used = [
  ...new Set(Object.values(rules).flatMap((rule) => (typeof rule.keys === 'string' ? [] : rule.keys))),
];

const chance = chanceOf(7);
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
/** Result of each operation for this session: `open`, or the error code. */
async function answers(token: string | null, asked = operations): Promise<Record<string, string>> {
  const statuses = await Promise.all(
    asked.map(async ({ name, method, path }) => {
      // An unknown query key: permitted callers get a validation error, and nothing happens.
      const url = `${path.replace(/\{\w+\}/g, v7())}?tidak_dikenal=1`;
      const { status, code } = await send(server, token, { method, url });
      return [name, status === 400 || name === 'GET /files/{id}' ? 'open' : String(code)] as const;
    }),
  );
  return Object.fromEntries(statuses);
}

/** One operation per distinct rule, where keys are tested elsewhere. */
const oneOfEachRule = () => [
  ...new Map(operations.map((one) => [JSON.stringify(rules[one.name]), one])).values(),
];

/**
 * Splits the keys so that any two differ in at least two halves: an operation with a wrong key then answers
 * differently in one of them.
 */
function codedHalves(all: readonly string[]): string[][] {
  const bits = Math.ceil(Math.log2(all.length));
  return Array.from({ length: bits }, (_unused, bit) => bit).flatMap((bit) => [
    all.filter((_key, at) => (at >> bit) % 2 === 0),
    all.filter((_key, at) => (at >> bit) % 2 === 1),
  ]);
}

const everything: Visibility[] = ['cost', 'profit'];
const visibilities: Visibility[][] = [[], ['cost'], everything];
const isIn = (visibility: Visibility[], reveals: Visibility | undefined) =>
  reveals === undefined || visibility.includes(reveals);

/** A session is never accepted as a program. */
const doorless = { anyone: 'open', everyone: 'open', owners: 'open', programs: 'INVALID_TOKEN' };

/**
 * Expected result for a user with these keys. `visibility` is the user's visibility.
 */
const expected = (
  held: readonly string[],
  { expired = false, hasPanel = true, isOwner = true, visibility = everything, asked = operations } = {},
) =>
  Object.fromEntries(
    asked.map(({ name }) => {
      const { keys, blockWhenExpired, isHidden, forOwners, reveals } = rules[name] ?? anyone;
      if (keys === 'owners' && !isOwner) return [name, refusal(isHidden)];
      if (!isIn(visibility, reveals)) return [name, 'FORBIDDEN'];
      if (typeof keys === 'string') return [name, doorless[keys]];
      if (forOwners && isOwner) return [name, 'open'];
      const fitting = fittingOf(keys, held, visibility);
      if (!fitting.length || (!hasPanel && keys.every(isPanelKey))) return [name, 'FORBIDDEN'];
      return [name, expired && blockWhenExpired ? 'PANEL_EXPIRED' : 'open'];
    }),
  );

const refusal = (isHidden: true | undefined): string => (isHidden ? 'NOT_FOUND' : 'FORBIDDEN');

/** Keys of an operation that the user holds. */
const fittingOf = (keys: readonly string[], held: readonly string[], visibility: Visibility[]): string[] =>
  keys.filter((one) => held.includes(one) && isRevealed(one, visibility));

const isPanelKey = (name: string): boolean => name.startsWith('panel.');

/** True if neither the key nor its parents require hidden information. */
const isRevealed = (name: string, visibility: Visibility[]): boolean =>
  config.accessKeys.every(
    ({ key, reveals }) => isIn(visibility, reveals) || !(name === key || name.startsWith(`${key}.`)),
  );

const grant = (email: string, keys: readonly string[] | null) =>
  query(server.database, 'update users set privileges = $1::text[] where email = $2', [keys, email]);
/** Sets a sub-account's visibility; `limit` in rupiah per order, day and month. */
const see = (email: string, visibility: Visibility[], limit: number | null = null) =>
  query(
    server.database,
    `update sub_accounts set can_see_cost = $1, can_see_profit = $2, order_limit = $3, day_limit = $3, month_limit = $3
     where id = (select id from users where email = $4)`,
    [visibility.includes('cost'), visibility.includes('profit'), limit, email],
  );
const expire = () =>
  query(server.database, `update partners set panel_expired_date = now() - interval '1 minute'`);

describe('access to the API', () => {
  it('is ruled for every operation there is, and no rule is about one that is gone', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(rules).sort());
  });

  it('is refused without a session, public operations apart', async () => {
    const open = Object.entries(await answers(null)).filter(
      ([, answer]) => answer !== 'UNAUTHENTICATED' && answer !== 'INVALID_TOKEN',
    );
    const forAnyone = Object.keys(rules).filter((name) => rules[name]?.keys === 'anyone');
    expect(Object.fromEntries(open)).toEqual(Object.fromEntries(forAnyone.map((name) => [name, 'open'])));
  });

  it.each(codedHalves(used).map((held) => ({ held })))(
    'is open to the holder of half of the keys for what they are for (%#)',
    async ({ held }) => {
      await grant('kasir@demo.test', held);
      expect(await answers(cashier)).toEqual(expected(held, { isOwner: false }));
    },
  );

  it('is open to the holder of one key alone for what that key is for', async () => {
    for (const one of used) {
      await grant('kasir@demo.test', [one]);
      const opened = operations.filter(({ name }) => {
        const named = rules[name]?.keys;
        return Array.isArray(named) && named.includes(one);
      });
      const others = Array.from({ length: 8 }, () => chance.pick(operations));
      const asked = [...new Set([...opened, ...others])];
      expect(await answers(cashier, asked), one).toEqual(expected([one], { isOwner: false, asked }));
    }
  });

  it('is closed to the keys of what is not built yet', async () => {
    const unused = keys.filter((one) => !used.includes(one));
    const asked = oneOfEachRule();
    await grant('kasir@demo.test', unused);
    expect(await answers(cashier, asked)).toEqual(expected(unused, { isOwner: false, asked }));
  });

  it.each([
    ['every key, which an owner holds', null],
    ['an empty list, which is not checked', []],
  ])('is open to an owner with %s', async (_words, held) => {
    await grant('lain@demo.test', held);
    expect(await answers(owner)).toEqual(expected(keys));
  });

  it('is refused by the database to an owner with some keys', async () => {
    await expect(grant('lain@demo.test', ['feedback'])).rejects.toThrow(/users_privileges/);
  });

  it.each([
    ['every key', null, () => operations],
    ['an empty list', [], oneOfEachRule],
  ] as const)('is locked to an owner whose panel has expired, with %s', async (_words, held, of) => {
    const asked = of();
    await grant('lain@demo.test', held);
    await expire();
    expect(await answers(owner, asked)).toEqual(expected(keys, { expired: true, asked }));
  });

  it('is locked to a sub-account whose panel has expired, with one unrelated key', async () => {
    const asked = oneOfEachRule();
    await grant('kasir@demo.test', ['feedback']);
    await expire();
    expect(await answers(cashier, asked)).toEqual(
      expected(['feedback'], { isOwner: false, expired: true, asked }),
    );
  });

  it.each([
    ['every key', null, () => operations],
    ['an empty list', [], oneOfEachRule],
  ] as const)('ends at the panel for a tier without one, with %s', async (_words, held, of) => {
    const asked = of();
    const basic = await server.signIn('perunggu@demo.test');
    await grant('perunggu@demo.test', held);
    expect(await answers(basic.token, asked)).toEqual(expected(keys, { hasPanel: false, asked }));
  });

  it.each([
    ['every key', keys, () => operations],
    ['one key', ['transaction'], oneOfEachRule],
    ['one unrelated key', ['feedback'], () => operations],
  ] as const)(
    'is given to a sub-account as to its owner, what is the owner’s alone apart, with %s',
    async (_words, held, of) => {
      const asked = of();
      await grant('kasir@demo.test', held);
      expect(await answers(cashier, asked)).toEqual(expected(held, { isOwner: false, asked }));
    },
  );

  it.each([
    ...presetsOf(config.accessKeys).map(({ label, keys: held }, nth) => ({
      ...{
        label,
        held,
        visibility: visibilities[nth % visibilities.length] as Visibility[],
        of: oneOfEachRule,
      },
    })),
    ...visibilities.map((visibility) => ({
      ...{ label: 'with every key', held: keys, visibility },
      // Full visibility is tested above.
      of: visibility === everything ? oneOfEachRule : () => operations,
    })),
  ])(
    'is given to a sub-account $label that is shown $visibility as its keys say',
    async ({ held, visibility, of }) => {
      const asked = of();
      await grant('kasir@demo.test', held);
      await see('kasir@demo.test', visibility);
      expect(await answers(cashier, asked)).toEqual(expected(held, { isOwner: false, visibility, asked }));
      await see('kasir@demo.test', everything);
    },
  );

  it('is never left to a sub-account with an empty list: the database refuses one', async () => {
    await expect(grant('kasir@demo.test', [])).rejects.toThrow(/users_privileges/);
  });

  it.each([
    ['phone', 'telepon@demo.test'],
    ['e-mail', 'surel@demo.test'],
  ])('is closed to partners whose %s is not verified, until it is', async (_words, email) => {
    const { token } = await server.signIn(email);
    const read = async () => (await send(server, token, { method: 'GET', url: '/v1/crm/topup/all' })).code;
    const statuses = await answers(token);
    const business = Object.entries(rules).filter(
      ([, { keys: held }]) => held === 'owners' || Array.isArray(held),
    );
    const closed = business.filter(([name]) => statuses[name] !== 'NOT_VERIFIED').map(([name]) => name);
    expect(closed).toEqual([]);
    expect(statuses['GET /v1/crm/profile']).toBe('open');
    await query(
      server.database,
      'update users set phone_verified_at = now(), email_verified_at = now() where email = $1',
      [email],
    );
    expect(await read()).toBeUndefined();
  });

  it('follows a change of keys with the next call', async () => {
    await grant('kasir@demo.test', ['transaction']);
    const before = await send(server, cashier, { method: 'GET', url: '/v1/crm/transaction/all' });
    await grant('kasir@demo.test', ['feedback']);
    const after = await send(server, cashier, { method: 'GET', url: '/v1/crm/transaction/all' });
    expect([before.status, after.status]).toEqual([200, 403]);
  });
});
