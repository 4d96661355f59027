import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { GuardChannel } from '../domain';

export interface OffTarget {
  partnerId: string;
  channel: GuardChannel;
  subject_id: string;
}

/** A disabled item, the guard, and the margin (rupiah) at which it is enabled again. */
export interface Off extends Record<string, unknown> {
  channel: GuardChannel;
  subject_id: string;
  guard_id: string;
  item: string;
  margin: number;
}

export const offOf = (tx: Db, { partnerId, channel, subject_id }: OffTarget): Promise<Off | null> =>
  tx.row<Off>(sql`
    select channel, subject_id, guard_id, item, margin from margin_guard_offs
    where partner_id = ${partnerId} and channel = ${channel} and subject_id = ${subject_id}`);

export const offsOf = (tx: Db, partnerId: string, guardId: string): Promise<Off[]> =>
  tx.rows<Off>(sql`
    select channel, subject_id, guard_id, item, margin from margin_guard_offs
    where partner_id = ${partnerId} and guard_id = ${guardId} order by channel, subject_id`);

export const putOff = (
  tx: Db,
  { partnerId, channel, subject_id }: OffTarget,
  { guard_id, item, margin }: Pick<Off, 'guard_id' | 'item' | 'margin'>,
): Promise<void> =>
  tx.command(sql`
    insert into margin_guard_offs (partner_id, channel, subject_id, guard_id, item, margin)
    values (${partnerId}, ${channel}, ${subject_id}, ${guard_id}, ${item}, ${margin})
    on conflict (partner_id, channel, subject_id) do nothing`);

/** False if no guard had disabled it. */
export const dropOff = (tx: Db, { partnerId, channel, subject_id }: OffTarget): Promise<boolean> =>
  tx.hasRow(sql`
    delete from margin_guard_offs
    where partner_id = ${partnerId} and channel = ${channel} and subject_id = ${subject_id} returning subject_id`);
