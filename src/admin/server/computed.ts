import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { together } from '../../platform/db/together';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { Offers } from '../schema/offers';
import type { AggregateService } from './aggregates';
import type { EntityCodes } from './entity-code';
import type { ComputedValues, Scope, StoredRecord } from './service-shape';
import type { Data } from './walk';

/** Counters by field name: clicks, views, points; an instant is stored as milliseconds since 1970. */
async function readCounters(db: Db, ids: string[]): Promise<ComputedValues> {
  const rows = await db.rows<{ entity_id: string; field: string; value: number }>(
    sql`select entity_id, field, value from entity_counters where entity_id in ${ids}`,
  );
  const values: ComputedValues = new Map();
  for (const { entity_id, field, value } of rows) {
    values.set(entity_id, { ...values.get(entity_id), [field]: value });
  }
  return values;
}

/** Computed fields of these records. A missing counter is 0; other unknown values are absent. */
export type ReadComputed = (
  db: Db,
  resource: ResourceModel,
  scope: Scope,
  records: readonly StoredRecord[],
) => Promise<ComputedValues>;

/** `counters`: names of those that are counts, stored under the field's name. */
export const createComputed =
  (code: EntityCodes, counters: Offers['counters'], readAggregates: AggregateService['read']): ReadComputed =>
  async (db, resource, scope, records) => {
    const fields = Object.entries(resource.fields).filter(([, field]) => field.computed);
    if (fields.length === 0 || records.length === 0) return new Map();
    const names = counters[resource.name] ?? [];
    const ids = records.map(({ id }) => id);
    const [counted, own, aggregated] = await together(db, [
      async () => (names.length > 0 ? readCounters(db, ids) : undefined),
      async () => code[resource.name]?.computed?.(db, scope.partnerId, ids, records),
      () => readAggregates(db, resource, scope, ids),
    ]);
    const valuesOf = (id: string): Data => {
      const known: Data = { ...counted?.get(id), ...own?.get(id), ...aggregated.get(id) };
      return Object.fromEntries(
        fields.map(([name, field]) => {
          if (kindOf(field).time === 'instant') return [name, instantOf(known[name])];
          return [name, known[name] ?? (names.includes(name) ? 0 : undefined)];
        }),
      );
    };
    return new Map(ids.map((id) => [id, valuesOf(id)]));
  };

const instantOf = (milliseconds: unknown): string | undefined =>
  typeof milliseconds === 'number' ? new Date(milliseconds).toISOString() : undefined;
