import type { EntitySelection } from '../../../admin/entity/query';
import type { Db } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { withinDays } from '../../../platform/db/filtered-days';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';
import type { GUARD_EVENT_STATES } from '../domain';
import type { GuardEvent } from './event-store';
import type { GuardUndo } from './undo';

export interface EventRow extends GuardEvent, Record<string, unknown> {
  id: string;
  state: (typeof GUARD_EVENT_STATES)[number];
  created_at: string;
}

export interface EventReader {
  partnerId: string;
  website: boolean;
}

const conditions: Record<string, (values: string[]) => SQL> = {
  created_at: ([days]) => withinDays(sql`e.created_at`, days),
  kind: (values) => sql`e.kind in ${values}`,
  channel: (values) => sql`e.channel in ${values}`,
};

const ofReader = ({ partnerId, website }: EventReader): SQL =>
  sql`e.partner_id = ${partnerId} ${website ? sql`` : sql`and e.channel <> 'website'`}`;

function matching(
  reader: EventReader,
  { filters, search }: Pick<EntitySelection, 'filters' | 'search'>,
): SQL {
  const term = search && containing(search);
  return sql.join(
    [
      ofReader(reader),
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(term ? [sql`e.item ilike ${term}`] : []),
    ],
    sql` and `,
  );
}

export async function countEvents(db: Db, reader: EventReader, selection: EntitySelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from margin_guard_events e where ${matching(reader, selection)}`,
  );
  return rows[0]?.total ?? 0;
}

export const readEventPage = (
  db: Db,
  reader: EventReader,
  selection: EntitySelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<EventRow[]> =>
  read(
    db,
    sql`${matching(reader, selection)} order by e.created_at desc, e.id desc limit ${limit} offset ${offset}`,
  );

export async function readEventById(db: Db, reader: EventReader, id: string): Promise<EventRow | null> {
  const [row] = await read(db, sql`${ofReader(reader)} and e.id = ${id}`);
  return row ?? null;
}

// A change of selling rules can also be undone in the history of those rules.
async function read(db: Db, where: SQL): Promise<EventRow[]> {
  const { rows } = await db.execute<EventRow>(sql`
    select e.id, e.guard_id, e.actor, e.change_id, e.channel, e.kind, e.subject_id, e.item, e.reason, e.cost_before,
      e.cost_now, e.price_before, e.price_after, e.undo, e.created_at,
      case when e.kind in ('tell', 'on') then 'none'
        when e.undone_at is not null or s.undone_by is not null then 'undone'
        when e.created_at > now() - interval '24 hours' then 'open' else 'expired' end as state
    from margin_guard_events e left join selling_rule_changes s on s.id = (e.undo->>'change')::uuid where ${where}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}

/** Locked until `tx` ends. */
export async function readEventToUndo(
  tx: Db,
  partnerId: string,
  id: string,
): Promise<
  | (Pick<GuardEvent, 'channel' | 'kind' | 'subject_id' | 'item'> & { undo: GuardUndo | null; state: string })
  | null
> {
  await tx.execute(
    sql`select from margin_guard_events where partner_id = ${partnerId} and id = ${id} for update`,
  );
  return readEventById(tx, { partnerId, website: true }, id);
}

export const markEventUndone = (tx: Db, partnerId: string, id: string): Promise<void> =>
  tx.command(sql`
    update margin_guard_events set undone_at = now() where partner_id = ${partnerId} and id = ${id}`);
