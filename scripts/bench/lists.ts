import type { Database } from '../../server/db/client';
import { resourceOf } from '../../src/core/schema/compile';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import type { Figure } from './figure';
import { pageTime } from './page-time';

const ROWS = 100_000;
/** Milliseconds: any page of 1–100, any declared sort, any search of three letters or more. */
const PAGE_WITHIN = 50;
const LAST_WITHIN = 200;

/** Lists of an entity with 100,000 rows on PostgreSQL, over HTTP with the exact total. */
export async function listFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const client = await server.signIn();
    await fillMembers(server.database, client);
    await server.services.entities.ready();
    await server.database.run({ name: 'bench_vacuum', text: 'vacuum analyze entities' }, []);
    const { endpoint, sort = [] } = resourceOf(server.services.model, 'member');
    const queries = [
      ...[1, 10, 50, 100].map((page) => ({ name: `page ${page}`, query: `page=${page}`, most: PAGE_WITHIN })),
      ...sort.flatMap((field) =>
        [field, `-${field}`].map((order) => ({
          name: `sort ${order}, page 100`,
          query: `page=100&sort=${order}`,
          most: PAGE_WITHIN,
        })),
      ),
      ...['wulandari 99', 'sari', 'xyz', 'mem'].map((search) => ({
        name: `search "${search}"`,
        query: `search=${encodeURIComponent(search)}`,
        most: PAGE_WITHIN,
      })),
      { name: 'last page', query: `page=${ROWS / 10}`, most: LAST_WITHIN },
    ];
    const figures: Figure[] = [];
    for (const { name, query, most } of queries) {
      const value = await pageTime(client, `${endpoint}?${query}`);
      figures.push({ name: `PostgreSQL: list of 100,000, ${name}, median`, value, unit: 'ms', most });
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** Members with names of a few hundred words, as a large website has them. */
async function fillMembers(database: Database, client: Client): Promise<void> {
  const { body } = await client.get('/v1/crm/profile');
  const text = `insert into entities (id, partner_id, resource, data, created_at)
    select gen_random_uuid(), $1, 'member', jsonb_build_object(
      'code', 'MBR-' || n, 'name', (array['Sari','Budi','Wulandari','Putra','Ayu','Rizky','Dewi','Agus','Intan','Bagas'])[1 + n % 10] || ' ' || n,
      'username', 'member' || n, 'email', 'm' || n || '@contoh.id', 'phone', '6281' || lpad(n::text, 9, '0'),
      'status', (array['active','blocked','unverified'])[1 + n % 3], 'email_verified', true, 'phone_verified', false,
      'registered_via', 'email'), now() - n * interval '1 second'
    from generate_series(1, $2::int) as n`;
  await database.run({ name: 'bench_members', text }, [body.data.partner_id, ROWS]);
}
