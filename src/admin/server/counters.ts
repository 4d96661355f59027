import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { command, runIn, statement } from '../../platform/db/statement';

interface Counter {
  id: string;
  field: string;
}

interface Counted {
  partnerId: string;
  resource: string;
  field: string;
  ids: string[];
}

/** Increments a counter of these live records without changing versions, so that no form conflicts. */
export const countUp = (db: Db, { partnerId, resource, field, ids }: Counted): Promise<void> =>
  db.command(sql`
    insert into entity_counters as c (entity_id, field, value)
    select id, ${field}::text, 1 from entities
    where partner_id = ${partnerId}::uuid and resource = ${resource} and deleted_at is null and id in ${ids}
    order by id
    on conflict (entity_id, field) do update set value = c.value + 1`);

/** Stores the current time, in milliseconds since 1970. */
export const countNow = command<Counter>(
  'entity_counter_now',
  `insert into entity_counters (entity_id, field, value)
values (:id::uuid, :field, (extract(epoch from now()) * 1000)::bigint)
on conflict (entity_id, field) do update set value = excluded.value`,
);

interface Move extends Counter {
  partner: string;
  resource: string;
  amount: number;
}

/** The first value is checked before the conflict is detected, so it is never negative. */
const moveStatement = statement<Move, { value: number }>(
  'entity_counter_move',
  `insert into entity_counters as c (entity_id, field, value)
select id, :field::text, greatest(:amount::bigint, 0) from entities
where id = :id::uuid and partner_id = :partner::uuid and resource = :resource and (:amount::bigint > 0
  or exists (select from entity_counters where entity_id = :id::uuid and field = :field::text))
on conflict (entity_id, field) do update set value = c.value + :amount::bigint
where c.value + :amount::bigint >= 0
returning value`,
);

/**
 * Changes a counter of a partner's record and returns the new value. Null if it would become negative or the
 * record does not exist.
 */
export async function moveCount(tx: Db, move: Move): Promise<number | null> {
  const [moved] = await runIn(tx, moveStatement, move);
  return moved ? Number(moved.value) : null;
}
