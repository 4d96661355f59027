import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryAll, queryAny } from '../../../../platform/db/statement';

export interface Alarm {
  id: string;
  /** `PRICE_ALARM`. */
  direction: number;
  amount: number;
  is_once: boolean;
}

interface AlarmParams {
  id: string;
  partner: string;
  user: string;
  variation: string;
  direction: number;
  amount: number;
  is_once: boolean;
}

/** One per direction, replacing an earlier one. False if there is no such item. */
export const setAlarm = queryAny<AlarmParams>(
  'price_alarm_set',
  `insert into price_alarms (id, partner_id, user_id, variation_id, direction, amount, is_once)
select :id::uuid, :partner::uuid, :user::uuid, v.id, :direction::smallint, :amount::bigint, :is_once::bool
from variations v where v.id = :variation::uuid and v.base_price is not null
on conflict (user_id, variation_id, direction) do update set amount = excluded.amount, is_once = excluded.is_once,
  created_at = now()
returning id`,
);

export const removeAlarm = queryAny<{ id: string; user: string }>(
  'price_alarm_remove',
  'delete from price_alarms where id = :id::uuid and user_id = :user::uuid returning id',
);

export const readAlarms = queryAll<{ user: string; variation: string }, Alarm>(
  'price_alarms_of_item',
  `select id, direction, amount, is_once from price_alarms
where user_id = :user::uuid and variation_id = :variation::uuid order by direction`,
);

export interface WaitingAlarm extends Alarm, Record<string, unknown> {
  partner_id: string;
  user_id: string;
  variation_id: string;
  brand: string;
  item: string;
  /** Before tier discount. */
  old_price: number;
  new_price: number;
  discount: number;
}

/** Alarms of a changed item, locked until `tx` ends. */
export const readWaitingAlarms = (tx: Db, changeId: string): Promise<WaitingAlarm[]> =>
  tx.rows<WaitingAlarm>(sql`
    select a.id, a.direction, a.amount, a.is_once, a.partner_id, a.user_id, a.variation_id, b.name as brand,
      v.name as item, c.old_price, c.new_price, t.price_discount_bps as discount
    from price_changes c
      join price_alarms a on a.variation_id = c.variation_id and a.created_at < c.created_at
      join users u on u.id = a.user_id and u.disabled_at is null
      join variations v on v.id = c.variation_id join brands b on b.id = v.brand_id
      join partners p on p.id = a.partner_id join tiers t on t.id = p.tier_id
    where c.id = ${changeId} for update of a`);

export async function dropAlarms(tx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`delete from price_alarms where id in ${ids}`);
}
