import type { Database } from '../../../platform/db/client';
import { queryOne } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { Referral } from '../contract';
import { COMMISSION_RATE, VALID_MONTHS } from '../domain';
import { referralResources } from './resource';
import { TIE_ENDS_TEXT } from './tie';

interface ProgramRow {
  code: string | null;
  balance: number;
  partners: number;
  active: number;
  month: number;
  total: number;
  now: string;
}

const readProgram = queryOne<{ partner: string }, ProgramRow>(
  'referral_program',
  `select me.referral_code as code,
  coalesce((select balance from balances where partner_id = me.id and kind = 'referral'), 0)::bigint as balance,
  friends.partners, friends.active, earned.month, earned.total, now() as now
from partners me cross join lateral (
  select count(*)::int as partners,
    (count(*) filter (where now() < ${TIE_ENDS_TEXT} and (bar.partner_id is null or bar.lifted_at is not null)))::int as active
  from partners p left join referral_bars bar on bar.partner_id = p.id where p.referred_by = me.id
) friends cross join lateral (
  select coalesce(sum(c.amount), 0)::bigint as total, coalesce(sum(c.amount) filter (where c.earned_at >=
    date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'), 0)::bigint as month
  from referral_commissions c where c.partner_id = me.id
) earned where me.id = :partner::uuid`,
);

interface ReferralDeps {
  database: Database;
  /** Public URL without a trailing slash. */
  publicUrl: string;
}

export type ReferralService = ReturnType<typeof createReferralService>;

export function createReferralService({ database, publicUrl }: ReferralDeps) {
  return {
    resources: referralResources(database),

    /** Throws NOT_FOUND without a code. */
    async program({ partnerId }: Actor): Promise<Referral> {
      const row = await readProgram(database, { partner: partnerId });
      if (!row?.code) throw new AppError('NOT_FOUND');
      const { code, now, ...figures } = row;
      return {
        code,
        link: `${publicUrl}/register?ref=${code}`,
        rate: COMMISSION_RATE,
        valid_months: VALID_MONTHS,
        ...figures,
        server_time: now,
      };
    },
  };
}
