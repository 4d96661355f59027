import type { Database } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { NEWEST_FIRST } from '../entity/query';
import type { Model, ResourceModel } from '../schema/model';
import { createTally, type Finding, misfitsOf, topOf, unreadableOf } from '../schema/stored';
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
  for (const resource of resources.filter(({ history }) => history)) {
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

interface Sample {
  /** Newest rows that are read of each partner. */
  most: number;
  /** Partners, the oldest ones, which have most rows. */
  partners?: number;
}

/**
 * Compares rows of own tables, as lists show them, with their declarations. A column without a field is no finding, and
 * neither is a required field that no row holds: people type it, but the store keeps it elsewhere.
 */
export async function compareTables(
  { db }: Database,
  { resources }: Model,
  entities: Pick<EntityService, 'of'>,
  { most, partners = Number.MAX_SAFE_INTEGER }: Sample,
): Promise<Finding[]> {
  const scopes = await db.rows<{ partnerId: string; userId: string }>(sql`
    select partner_id as "partnerId", id as "userId" from users
    where role = 'owner' order by created_at, id limit ${partners}::bigint`);
  const findings: Finding[] = [];
  for (const resource of resources.filter(({ history, lookupOnly }) => !history && !lookupOnly)) {
    const tally = createTally(resource);
    const filled = new Set<string>();
    for (const scope of scopes) {
      const query = { page: 1, limit: most, filters: [], sort: NEWEST_FIRST };
      const { rows } = await entities.of(resource).list(resource, scope, query);
      for (const row of rows) {
        for (const name of Object.keys(row)) filled.add(name);
        tally.add(misfitsOf(resource, row).filter(({ reason }) => reason !== 'gone'));
      }
    }
    findings.push(...tally.findings().filter(({ field }) => filled.has(topOf(field))));
  }
  return findings;
}
