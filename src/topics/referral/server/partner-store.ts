import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import { TIE_ENDS } from './tie';

export interface ReferredRow {
  id: string;
  /** Owner, unmasked: not for the caller. */
  owner_name: string;
  tier: string;
  kyc_status: number;
  state: 'active' | 'barred' | 'ended';
  ends_at: string;
  total_trx: number;
  total_amount: number;
  commission_total: number;
  last_active_at: string | null;
  created_at: string;
}

export const STATE = sql`case when bar.partner_id is not null and bar.lifted_at is null then 'barred'
  when now() < ${TIE_ENDS} then 'active' else 'ended' end`;

export const REFERRED = sql`partners p join tiers t on t.id = p.tier_id
  join users u on u.partner_id = p.id and u.role = 'owner'
  left join referral_bars bar on bar.partner_id = p.id
  left join lateral (
    select count(*) filter (where c.base > 0)::int as orders, sum(c.base) as base, sum(c.amount) as commission,
      max(c.earned_at) as last_at
    from referral_commissions c where c.referred_id = p.id and c.partner_id = p.referred_by
  ) brought on true`;

export const readReferred = (db: Db, where: SQL): Promise<ReferredRow[]> =>
  db.rows<ReferredRow>(sql`
    select p.id, u.name as owner_name, t.name as tier, p.kyc_status, ${STATE} as state, ${TIE_ENDS} as ends_at,
      coalesce(brought.orders, 0) as total_trx, coalesce(brought.base, 0)::float8 as total_amount,
      coalesce(brought.commission, 0)::float8 as commission_total, brought.last_at as last_active_at, p.created_at
    from ${REFERRED} where ${where}`);
