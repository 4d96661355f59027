import { v7 } from 'uuid';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';

export interface NewCallback {
  gateway: string;
  eventId: string;
  topupId: string | null;
  raw: string;
  verdict: string;
}

/**
 * Stores an event; false if known, which is counted. A concurrent duplicate waits here until the first
 * commits or rolls back.
 */
export async function keepCallback(
  tx: Db,
  { gateway, eventId, topupId, raw, verdict }: NewCallback,
): Promise<boolean> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    insert into payment_callbacks as c (id, gateway, event_id, topup_id, raw, verdict)
    values (${v7()}, ${gateway}, ${eventId}, ${topupId}, ${raw}, ${verdict})
    on conflict (gateway, event_id) do update set times = c.times + 1
    returning times`);
  return rows[0]?.times === 1;
}

export const decideCallback = (tx: Db, gateway: string, eventId: string, verdict: string): Promise<void> =>
  tx.command(sql`
    update payment_callbacks set verdict = ${verdict} where gateway = ${gateway} and event_id = ${eventId}`);
