import { v7 } from 'uuid';
import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { GUARD_EVENTS, GuardChannel } from '../domain';
import type { GuardUndo } from './undo';

export interface GuardEvent {
  /** Null if a user made the change. */
  guard_id: string | null;
  actor: string;
  change_id: string | null;
  channel: GuardChannel;
  kind: (typeof GUARD_EVENTS)[number];
  /** A catalogue item, or a record of `product-vcg`. */
  subject_id: string;
  item: string;
  reason: string;
  cost_before: number | null;
  cost_now: number | null;
  price_before: number | null;
  price_after: number | null;
  undo: GuardUndo | null;
}

/**
 * Stores an event with the current time, because the transaction may have begun before another one's.
 * Notifies open lists on commit.
 */
export async function storeEvent(tx: Db, partnerId: string, event: GuardEvent): Promise<void> {
  await tx.execute(sql`
    insert into margin_guard_events (id, partner_id, guard_id, actor, change_id, channel, kind, subject_id, item, reason,
      cost_before, cost_now, price_before, price_after, undo, created_at)
    values (${v7()}, ${partnerId}, ${event.guard_id}, ${event.actor}, ${event.change_id}, ${event.channel},
      ${event.kind}, ${event.subject_id}, ${event.item}, ${event.reason}, ${event.cost_before}, ${event.cost_now},
      ${event.price_before}, ${event.price_after}, ${event.undo && JSON.stringify(event.undo)}::jsonb,
      clock_timestamp())`);
  await notifyLists(tx, partnerId);
}

export const notifyLists = (tx: Db, partnerId: string): Promise<void> =>
  tx.command(sql`
    select notify_resource(${partnerId}::uuid, name)
    from unnest(array['margin-event', 'losing-item', 'selling-item', 'price-list']) name`);
