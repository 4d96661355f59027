import type { ResourceModel } from '../../../../src/core/schema/model';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { missingSearch, OWN_INDEX, type WantedIndex, wantedIndexes } from './indexes';

/** Creates the configured indexes and drops obsolete ones; one process at a time. */
export async function ensureIndexes(database: Database, resources: ResourceModel[]): Promise<void> {
  const wanted = wantedIndexes(resources);
  await database.exclusively('entity-indexes', async (db) => {
    const present = await ownIndexes(db);
    const missing = wanted.filter(({ name }) => !present.has(name));
    const fills = new Set([...missing.flatMap(({ prepare }) => prepare ?? []), ...missingSearch(resources)]);
    for (const statement of fills) await db.execute(sql.raw(statement));
    for (const { create } of missing) await db.execute(sql.raw(create));
    for (const [name, kind] of present) {
      if (!wanted.some((index) => index.name === name))
        await db.execute(sql.raw(`drop ${kind} if exists ${name}`));
    }
    // A new expression has no statistics, and the planner would guess badly.
    if (missing.length > 0) await db.execute(sql.raw('analyze entities'));
  });
}

async function ownIndexes(db: Db): Promise<Map<string, WantedIndex['kind']>> {
  const { rows } = await db.execute<{ name: string; kind: WantedIndex['kind'] }>(sql`
    select indexname as name, 'index' as kind from pg_indexes
    where schemaname = current_schema() and tablename = 'entities'
    union all select stxname, 'statistics' from pg_statistic_ext where stxrelid = 'entities'::regclass`);
  return new Map(rows.flatMap(({ name, kind }) => (OWN_INDEX.test(name) ? [[name, kind]] : [])));
}
