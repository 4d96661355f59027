import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublic, spellingOf } from '../../server/modules/trade/integration/network';
import { databaseKinds } from '../support/database';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';

const written = [
  ['8.8.8.8/24', '8.8.8.0/24'],
  ['8.8.8.9/24', '8.8.8.0/24'],
  ['8.8.8.200/25', '8.8.8.128/25'],
  ['8.8.8.8/32', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.0/120', '8.8.8.0/24'],
  ['::ffff:808:808/128', '8.8.8.8'],
  ['2606:4700:0:0:0:0:0:7', '2606:4700::7'],
  ['2606:4700::7/64', '2606:4700::/64'],
  ['2606:4700:1:ffff::/52', '2606:4700:1:f000::/52'],
  ['2606:4700::7/128', '2606:4700::7'],
] as const;

it.each(written)('%s is spelled %s', (written, spelled) => expect(spellingOf(written)).toBe(spelled));

it.each([
  ...['10.0.0.7', '127.0.0.1', '192.168.1.0/24', '203.0.113.7', '::1', '::/90'],
  ...[
    'fc00::/48',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::7',
    '2002:a00::/48',
    '3fff::1',
    '64:ff9b::a00:1',
  ],
])('nobody calls over the internet from %s', (network) => expect(isPublic(network)).toBe(false));

it.each(['8.8.8.0/24', '2606:4700::/48'])('somebody may from %s', (network) =>
  expect(isPublic(network)).toBe(true),
);

/** What the migration does to addresses that were there. */
const rewriting = readFileSync('server/db/migrations/0098_addresses_by_network.sql', 'utf8').split(
  '--> statement-breakpoint',
);

describe.each(await databaseKinds())(
  'addresses that were allowed before there was one spelling (%s)',
  (kind) => {
    let server: TestServer;
    let partner: string;
    let other: string;
    beforeAll(async () => {
      server = await startTestServer({ database: kind, seed: 'accounts' });
      const partners = await query(server.database, 'select id from partners order by id limit 2');
      [partner = '', other = ''] = partners.map(({ id }) => String(id));
    });
    afterAll(() => server?.close());

    const rewrite = () =>
      server.database.transaction(async (tx) => {
        for (const text of rewriting) await tx.execute(sql.raw(text));
      });
    const allow = (owner: string, network: string, label: string, lastHit: string | null = null) =>
      query(
        server.database,
        `insert into allowed_addresses (id, partner_id, network, label, last_hit_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, clock_timestamp())`,
        [owner, network, label, lastHit],
      );
    const allowed = () =>
      query(
        server.database,
        `select partner_id, network, label, last_hit_at from allowed_addresses order by partner_id, created_at, id`,
      );

    it.each(['8.8.8.9', '10.1.2.3/8', ...written.map(([each]) => each)])(
      '%s is rewritten as it is spelled',
      async (network) => {
        await query(server.database, 'delete from allowed_addresses');
        await allow(partner, network, 'Server');
        await rewrite();
        const [row] = await allowed();
        expect(row).toMatchObject({ network: spellingOf(network), label: 'Server' });
      },
    );

    it('of those of one partner that say the same the first stays, with the last call from any of them', async () => {
      await query(server.database, 'delete from allowed_addresses');
      await allow(partner, '8.8.8.9/24', 'Pertama');
      await allow(partner, '8.8.8.0/24', 'Kedua', '2026-11-02T00:00:00Z');
      await allow(partner, '::ffff:8.8.8.1/120', 'Ketiga', '2026-11-01T00:00:00Z');
      await allow(partner, '8.8.8.8', 'Sendiri');
      await allow(other, '8.8.8.7/24', 'Orang lain');
      const last_hit_at = expect.stringContaining('2026-11-02');
      const expected = [
        { partner_id: partner, network: '8.8.8.0/24', label: 'Pertama', last_hit_at },
        { partner_id: partner, network: '8.8.8.8', label: 'Sendiri', last_hit_at: null },
        { partner_id: other, network: '8.8.8.0/24', label: 'Orang lain', last_hit_at: null },
      ];
      await rewrite();
      expect(await allowed()).toEqual(expected);
      await rewrite();
      expect(await allowed()).toEqual(expected);
    });
  },
);
