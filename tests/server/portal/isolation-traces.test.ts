import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Partner } from '../../support/entities';
import { Isolation, isEverybodys } from '../../support/isolation';
import { plainReads, send } from '../../support/operations';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';

let server: TestServer;
let owner: Partner;
let stranger: Partner;

beforeAll(async () => {
  ({ server, owner, stranger } = await Isolation.open());
});
afterAll(() => server.close());

/** Shared items sold at a loss; referred partners. */
const NOT_ONES_OWN = ['losing-item', 'referral-partner'];

it('what answers to a partner contains no id and no code of another one, at any operation that can be read without an id', async () => {
  const holdsTrace = holding(await tracesOf(owner.scope.partnerId));
  const found = async ({ client }: Partner) => {
    const answers: { name: string; status: number; holds: boolean }[] = [];
    // Sequential: in parallel they would exceed the pool.
    for (const { name, path, query: keys, needs } of plainReads(server)) {
      const wanted = [needs, keys.includes('format') && 'format=csv', keys.includes('limit') && 'limit=100'];
      const url = `${path}?${wanted.filter(Boolean).join('&')}`;
      const { status, text } = await send(server, client.token, { method: 'GET', url });
      answers.push({ name, status, holds: holdsTrace(text) });
    }
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    return answers.filter(({ holds }) => holds).map(({ name }) => name);
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
      ...server.services.model.resources.flatMap((resource) =>
        resource.lookupOnly || isEverybodys(resource) || NOT_ONES_OWN.includes(resource.name)
          ? []
          : [`GET ${resource.endpoint}`],
      ),
    ]),
  );
});

it('a list shows as many records as its partner has, though others have more', async () => {
  const resources = server.services.model.resources.filter(
    ({ store, single, lookupOnly, relatedOnly }) => !store && !single && !lookupOnly && !relatedOnly,
  );
  for (const { name, endpoint } of resources) {
    const [own] = await query(
      server.database,
      'select count(*)::int as records from entities where partner_id = $1 and resource = $2 and deleted_at is null',
      [stranger.scope.partnerId, name],
    );
    const { body } = await stranger.client.get(`${endpoint}?limit=10`);
    expect({ name, total: body.meta.total }).toEqual({ name, total: own?.records });
  }
});

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Finds out whether a text contains one of the traces. Most of the thousands are ids, which are looked up
 * instead of searched.
 */
function holding(traces: readonly string[]): (text: string) => boolean {
  const known = new Set(traces);
  const codes = traces.filter((trace) => !trace.match(UUID));
  return (text) =>
    (text.match(UUID) ?? []).some((id) => known.has(id)) || codes.some((code) => text.includes(code));
}

/** Ids and codes of a partner's rows in all tables. */
async function tracesOf(partnerId: string): Promise<string[]> {
  const columns = await query(
    server.database,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('id', 'code', 'invoice', 'request_id')
       -- Why a call was refused is everybody's word.
       and (c.table_name, c.column_name) <> ('api_requests', 'code') and exists (
       select from information_schema.columns p
       where p.table_schema = 'public' and p.table_name = c.table_name and p.column_name = 'partner_id')`,
  );
  const rows = await Promise.all(
    columns.map(({ table, column }) =>
      query(
        server.database,
        `select ${column}::text as trace from ${table} where partner_id = $1 and ${column} is not null`,
        [partnerId],
      ),
    ),
  );
  return [partnerId, ...rows.flat().map(({ trace }) => String(trace))];
}
