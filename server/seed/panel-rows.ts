import { v7 } from 'uuid';
import type { DataOf } from '../../src/core/schema/data-of';
import type { Field } from '../../src/core/schema/field';
import type { Db } from '../db/client';
import { entities, entityCounters, entityKeys, entityReferences } from '../db/schema/entity';
import { insertRows } from './insert-rows';

/** A demonstration partner with a website of its own. */
export interface Shop {
  partnerId: string;
  userId: string;
  email: string;
  /** Name of the website. */
  siteName: string;
  /** Milliseconds since 1970. */
  now: number;
}

type EntityRow = typeof entities.$inferSelect;

/** A row of the document table with what lies beside it. */
export interface EntityDraft {
  row: EntityRow;
  /** Ids it points at, by field. */
  references?: Record<string, string>;
  /** Values that no other row of the shop may have, by field. */
  keys?: Record<string, string>;
  counters?: Record<string, number>;
}

interface Origin {
  /** Milliseconds since 1970. */
  at: number;
  /** Id of the user; null when nobody of the partner typed it. */
  by: string | null;
}

/** A record of a declared resource; the search text is filled at start, by the configuration. */
export function entity<Declared extends { fields: Readonly<Record<string, Field>> }>(
  { partnerId }: Shop,
  resource: string,
  data: DataOf<Declared>,
  { at, by }: Origin,
  id = v7({ msecs: at }),
): EntityRow {
  const instant = new Date(at).toISOString();
  return {
    id,
    partner_id: partnerId,
    resource,
    data,
    search: '',
    version: 1,
    created_at: instant,
    created_by: by,
    updated_at: instant,
    updated_by: by,
    deleted_at: null,
  };
}

export async function insertDrafts(db: Db, drafts: readonly EntityDraft[]): Promise<void> {
  await insertRows(
    db,
    entities,
    drafts.map(({ row }) => row),
  );
  await insertRows(
    db,
    entityKeys,
    drafts.flatMap(({ row: { id, partner_id, resource }, keys = {} }) =>
      Object.entries(keys).map(([field, value]) => ({
        partner_id,
        resource,
        field,
        value: value.toLowerCase(),
        entity_id: id,
      })),
    ),
  );
  await insertRows(
    db,
    entityReferences,
    drafts.flatMap(({ row, references = {} }) =>
      Object.entries(references).map(([field, to_id]) => ({ from_id: row.id, field, to_id })),
    ),
  );
  await insertRows(
    db,
    entityCounters,
    drafts.flatMap(({ row, counters = {} }) =>
      Object.entries(counters).map(([field, value]) => ({ entity_id: row.id, field, value })),
    ),
  );
}
