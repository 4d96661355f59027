import type { Database } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { NEWEST_FIRST } from '../entity/query';
import type { Model, ResourceModel } from '../schema/model';
import { createTally, type Finding, misfitsOf, unreadableOf } from '../schema/stored';
import { liveRowsOf } from './expressions';
import type { EntityService } from './service';
import type { Data } from './walk';

const PORTION = 1000;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Documents of a resource, the newest first, because ids begin with the time of creation. */
async function* documentsOf({ db }: Database, resource: ResourceModel, most: number) {
  let last = LAST_ID;
  for (let read = 0; read < most; read += PORTION) {
    const limit = Math.min(PORTION, most - read);
    const rows = await db.rows<{ id: string; data: Data }>(sql`
      select id, data from entities where ${sql.raw(liveRowsOf(resource))} and id < ${last}
      order by id desc limit ${limit}`);
    yield* rows.map(({ data }) => data);
    const oldest = rows.at(-1);
    if (!oldest || rows.length < limit) return;
    last = oldest.id;
  }
}

/** Compares documents with their declarations, at most `most` of each resource, the newest first. */
export async function compareDocuments(
  database: Database,
  { resources }: Model,
  { most = Number.POSITIVE_INFINITY, misfits = misfitsOf } = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const resource of resources.filter(({ store }) => !store)) {
    const tally = createTally(resource);
    for await (const data of documentsOf(database, resource, most)) tally.add(misfits(resource, data));
    findings.push(...tally.findings());
  }
  return findings;
}

/** Values that their kind cannot read any more; quick enough for every start. */
export const unreadableDocuments = (database: Database, model: Model, most: number): Promise<Finding[]> =>
  compareDocuments(database, model, { most, misfits: unreadableOf });

/** Documents of resources that are not declared any more. */
export async function undeclaredDocuments({ db }: Database, { resources }: Model): Promise<Finding[]> {
  const names = resources.map(({ name }) => name);
  const rows = await db.rows<{ resource: string; records: number }>(sql`
    select resource, count(*)::int as records from entities
    where deleted_at is null and resource not in ${names} group by resource order by resource`);
  return rows.map(({ resource, records }) => ({
    ...{ resource, field: '', reason: 'gone', words: 'belong to no declared resource', records, of: records },
  }));
}

/** Rows of own tables, `most` of each partner: what a list shows must be readable and an option. */
export async function compareTables(
  { db }: Database,
  { resources }: Model,
  entities: Pick<EntityService, 'of'>,
  most: number,
): Promise<Finding[]> {
  const scopes = await db.rows<{ partnerId: string; userId: string }>(sql`
    select distinct on (partner_id) partner_id as "partnerId", id as "userId" from users
    where partner_id is not null order by partner_id, created_at`);
  const findings: Finding[] = [];
  for (const resource of resources.filter(
    ({ store, lookupOnly, single }) => store && !lookupOnly && !single,
  )) {
    const tally = createTally(resource);
    for (const scope of scopes) {
      const query = { page: 1, limit: most, filters: [], sort: NEWEST_FIRST };
      const { rows } = await entities.of(resource).list(resource, scope, query);
      for (const row of rows) {
        const found = misfitsOf(resource, row);
        tally.add(found.filter(({ reason }) => reason === 'shape' || reason === 'option'));
      }
    }
    findings.push(...tally.findings());
  }
  return findings;
}
