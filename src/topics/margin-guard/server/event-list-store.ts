import type { Db } from '../../../platform/db/client';
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

export const seenBy = ({ partnerId, website }: EventReader): SQL =>
  sql`e.partner_id = ${partnerId} ${website ? sql`` : sql`and e.channel <> 'website'`}`;

export async function readEventById(db: Db, reader: EventReader, id: string): Promise<EventRow | null> {
  const [row] = await readEvents(db, sql`${seenBy(reader)} and e.id = ${id}`);
  return row ?? null;
}

// A change of selling rules can also be undone in the history of those rules.
export const readEvents = (db: Db, where: SQL): Promise<EventRow[]> =>
  db.rows<EventRow>(sql`
    select e.id, e.guard_id, e.actor, e.change_id, e.channel, e.kind, e.subject_id, e.item, e.reason, e.cost_before,
      e.cost_now, e.price_before, e.price_after, e.undo, e.created_at,
      case when e.kind in ('warn', 'on') then 'none'
        when e.undone_at is not null or s.undone_by is not null then 'undone'
        when e.created_at > now() - interval '24 hours' then 'open' else 'expired' end as state
    from margin_guard_events e left join selling_rule_changes s on s.id = (e.undo->>'change')::uuid where ${where}`);

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
