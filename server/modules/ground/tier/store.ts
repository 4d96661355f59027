import type { Tier } from '../../../../src/core/contract/tier';
import { BANK_FEE } from '../../../../src/core/contract/withdrawal';
import type { Db } from '../../../db/client';
import { rowValues } from '../../../db/row-sql';
import { sql } from '../../../db/sql';
import { queryAll, queryOne } from '../../../db/statement';
import { standardTiers } from './standard';

/** Creates the tiers unless there are any. */
export async function ensureTiers(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`select from tiers limit 1`);
  if (rows.length > 0) return;
  for (const tier of standardTiers()) {
    await db.execute(sql`insert into tiers ${rowValues(tier)} on conflict do nothing`);
  }
}

export const allTiers = queryAll<object, Tier>(
  'tier-list',
  `select id, name, image, color, level, min_topup_30d, requires_kyc, has_panel,
     price_discount_bps::float8 / 100 as price_discount_percent, rate_limit_rpm, max_sub_account, daily_limit,
     ${BANK_FEE}::int as withdraw_fee, support_sla_minutes, benefits
   from tiers order by level`,
);

interface Standing {
  tier_id: string;
  topup_30d: number;
  kyc_verified: boolean;
  since: string | null;
  valid_until: string | null;
  evaluated_at: string;
}

/** A partner's standing, with the top-ups that the evaluation at `valid_until` counts. */
export interface StandingRow extends Standing {
  counted_from: string | null;
  counted: number | null;
}

export const standingOf = queryOne<{ partner: string }, StandingRow>(
  'tier-standing',
  `select p.tier_id, p.kyc_status = 2 as kyc_verified, p.tier_since as since, p.tier_valid_until as valid_until,
     now() as evaluated_at, tier_volume(p.id) as topup_30d, judged.counted_from,
     case when judged.counted_from is not null then topped_up(p.id, judged.counted_from, 'infinity') end as counted
   from partners p cross join lateral (
     select ((p.tier_valid_until at time zone 'Asia/Jakarta')::date - 29)::timestamp at time zone 'Asia/Jakarta'
       as counted_from
   ) judged where p.id = :partner::uuid`,
);
