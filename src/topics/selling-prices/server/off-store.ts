import type { Database, Db } from '../../../platform/db/client';
import { queryColumn } from '../../../platform/db/statement';

const readOff = queryColumn<{ partner: string; items: string | null }, string>(
  'selling_items_off',
  `select subject_id from margin_guard_offs where partner_id = :partner::uuid and channel = 'h2h'
    and (:items::uuid[] is null or subject_id = any(:items::uuid[]))`,
);

export const readItemsOff = async (
  db: Database | Db,
  partner: string,
  items?: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(await readOff(db, { partner, items: items ? `{${items.join(',')}}` : null }));
