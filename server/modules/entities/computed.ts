import type { ResourceModel } from '../../../src/core/schema/model';
import type { Db } from '../../db/client';
import {
  type ComputedReader,
  type ComputedValues,
  readCounters,
  readMemberTotals,
  readTierMembers,
} from './computed-store';
import type { Data } from './walk';

/** Resources whose computed fields come from other tables; all others are counters of the same name. */
const readers: Record<string, ComputedReader> = {
  member: readMemberTotals,
  'member-tier': readTierMembers,
};

/** The computed fields of these records. A count that never happened is 0, an instant is absent. */
export async function readComputed(
  db: Db,
  resource: ResourceModel,
  partnerId: string,
  ids: string[],
): Promise<ComputedValues> {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.computed);
  if (fields.length === 0 || ids.length === 0) return new Map();
  const counters = await readCounters(db, ids);
  const own = await readers[resource.name]?.(db, partnerId, ids);
  const valuesOf = (id: string): Data => {
    const known: Data = { ...counters.get(id), ...own?.get(id) };
    return Object.fromEntries(
      fields.map(([name, { kind }]) => [
        name,
        kind === 'datetime' ? instantOf(known[name]) : (known[name] ?? 0),
      ]),
    );
  };
  return new Map(ids.map((id) => [id, valuesOf(id)]));
}

const instantOf = (milliseconds: unknown): string | undefined =>
  typeof milliseconds === 'number' ? new Date(milliseconds).toISOString() : undefined;
