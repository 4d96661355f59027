import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { TIE_ENDS } from './tie';

export interface ReferredOrder extends Record<string, unknown> {
  id: string;
  code: string;
  partner_id: string;
  partner_code: string;
  owner_name: string;
  status: number;
  refunded: number;
  total: number;
  refund: number;
  ended_at: string;
  referrer_id: string;
  referrer_code: string;
  in_time: boolean;
  /** Null if not barred; true if the operator lifted the bar. */
  lifted: boolean | null;
}

/** Locks the order until `tx` ends. Null if its partner was not referred. */
export const lockReferred = (tx: Db, orderId: string): Promise<ReferredOrder | null> =>
  tx.row<ReferredOrder>(sql`
    select t.id, t.code, t.partner_id, p.code as partner_code, u.name as owner_name, t.status, t.refunded,
      t.selling_total::float8 as total, t.refund_amount::float8 as refund, coalesce(t.finished_at, now()) as ended_at,
      r.id as referrer_id, r.code as referrer_code, t.created_at < ${TIE_ENDS} and r.is_referral_feature as in_time,
      case when bar.partner_id is not null then bar.lifted_at is not null end as lifted
    from transactions t join partners p on p.id = t.partner_id join partners r on r.id = p.referred_by
    join users u on u.partner_id = p.id and u.role = 'owner'
    left join referral_bars bar on bar.partner_id = p.id
    where t.id = ${orderId}::uuid and t.status <> 1 for update of t`);

export interface StoredCommission extends Record<string, unknown> {
  base: number;
  rate: number;
  amount: number;
}

export const readCommission = (tx: Db, orderId: string): Promise<StoredCommission | null> =>
  tx.row<StoredCommission>(sql`
    select base::float8 as base, rate, amount::float8 as amount from referral_commissions
    where order_id = ${orderId}::uuid`);

export interface Commission {
  order: ReferredOrder;
  base: number;
  rate: number;
  amount: number;
}

export const storeCommission = (tx: Db, { order, base, rate, amount }: Commission): Promise<void> =>
  tx.command(sql`
    insert into referral_commissions (order_id, partner_id, referred_id, base, rate, amount, earned_at)
    values (${order.id}, ${order.referrer_id}, ${order.partner_id}, ${base}, ${rate}, ${amount}, ${order.ended_at})
    on conflict (order_id) do update set base = excluded.base, amount = excluded.amount, changed_at = now()`);
