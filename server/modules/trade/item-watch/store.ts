import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { command, run, statement } from '../../../db/statement';

interface WatchParams {
  id: string;
  partner: string;
  user: string;
  variation: string;
}

export const watch = command<WatchParams>(
  'item_watch_set',
  `insert into item_watches (id, partner_id, user_id, variation_id)
values (:id::uuid, :partner::uuid, :user::uuid, :variation::uuid) on conflict (user_id, variation_id) do nothing`,
);

export const leave = command<Pick<WatchParams, 'user' | 'variation'>>(
  'item_watch_remove',
  'delete from item_watches where user_id = :user::uuid and variation_id = :variation::uuid',
);

const stateStatement = statement<Pick<WatchParams, 'variation'>, { is_open: boolean }>(
  'item_watch_state',
  `select v.status = 1 and b.status = 1 as is_open from variations v join brands b on b.id = v.brand_id
where v.id = :variation::uuid`,
);

export async function isOpen(database: Database, variation: string): Promise<boolean | null> {
  const [row] = await run(database, stateStatement, { variation });
  return row?.is_open ?? null;
}

export interface Waiting extends Record<string, unknown> {
  id: string;
  partner_id: string;
  user_id: string;
  email: string;
  brand_id: string;
  variation_id: string;
  brand: string;
  item: string;
}

/** Locked until `tx` ends; null if deleted or unavailable again. */
export const waitingFor = (tx: Db, watchId: string): Promise<Waiting | null> =>
  tx.row<Waiting>(sql`
    select w.id, w.partner_id, w.user_id, u.email, v.brand_id, w.variation_id, b.name as brand, v.name as item
    from item_watches w
      join users u on u.id = w.user_id and u.disabled_at is null
      join variations v on v.id = w.variation_id and v.status = 1
      join brands b on b.id = v.brand_id and b.status = 1
    where w.id = ${watchId} for update of w`);

export const forget = (tx: Db, watchId: string): Promise<void> =>
  tx.command(sql`delete from item_watches where id = ${watchId}`);
