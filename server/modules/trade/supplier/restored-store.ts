import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** Of an order `t`: it may have been sent to a supplier by a portal whose later rows these are not. */
export const IS_RESTORED = `coalesce((select t.created_at <= p.restored_at or p.place <> this_data_place()
    from data_places p), false)`;

/** And nobody was asked about it since then. */
export const IS_ASTRAY = `(${IS_RESTORED} and not exists (select from supplier_attempts b, data_places p
    where b.transaction_id = t.id and b.created_at > p.restored_at and p.place = this_data_place()))`;

const noteStatement = statement<{ by_hand: boolean }>(
  'data_place_note',
  `insert into data_places as p (id, place, restored_at)
select 1, this_data_place(), case when exists (select from transactions) then now() end
on conflict (id) do update set place = excluded.place, restored_at = now()
where p.place <> excluded.place or :by_hand::boolean`,
);

/**
 * Notes in which database these rows stand. Where it is another one than before, or nobody has noted one beside orders,
 * they came from a backup or from a standby that may lack the last seconds, and what is older may have been sent already.
 * `byHand`: somebody says so, who put them back where they were.
 */
export const notePlace = (database: Database, byHand = false) =>
  run(database, noteStatement, { by_hand: byHand });
