import type { Database, Db } from '../../../platform/db/client';
import { run, runIn, statement } from '../../../platform/db/statement';

const offStatement = statement<{ partner: string; items: string | null }, { subject_id: string }>(
  'selling_items_off',
  `select subject_id from margin_guard_offs where partner_id = :partner::uuid and channel = 'h2h'
    and (:items::uuid[] is null or subject_id = any(:items::uuid[]))`,
);

const idsOf = (rows: { subject_id: string }[]): ReadonlySet<string> =>
  new Set(rows.map(({ subject_id }) => subject_id));

export const readItemsOff = async (
  database: Database,
  partner: string,
  items?: readonly string[],
): Promise<ReadonlySet<string>> =>
  idsOf(await run(database, offStatement, { partner, items: items ? uuids(items) : null }));

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;

export const itemsOffIn = async (tx: Db, partner: string): Promise<ReadonlySet<string>> =>
  idsOf(await runIn(tx, offStatement, { partner, items: null }));
