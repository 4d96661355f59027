import type { BarReason } from '../../../../src/core/referral/programme';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryAll } from '../../../db/statement';
import { TIE_ENDS } from './tie';

export interface Barred {
  code: string;
  name: string;
  reason: BarReason;
  referrer_code: string;
  referrer_name: string;
  found_at: string;
}

export const listBarred = queryAll<object, Barred>(
  'referral_barred',
  `select p.code, p.name, bar.reason, r.code as referrer_code, r.name as referrer_name, bar.found_at
from referral_bars bar join partners p on p.id = bar.partner_id join partners r on r.id = p.referred_by
where bar.lifted_at is null order by bar.found_at desc limit 200`,
);

/** False if there is no active bar. */
export const liftBar = (tx: Db, partner: string): Promise<boolean> =>
  tx.hasRow(sql`
    update referral_bars set lifted_at = now() where partner_id = ${partner} and lifted_at is null
    returning partner_id`);

export async function withheldOrders(tx: Db, partner: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from transactions t join partners p on p.id = t.partner_id
    where t.partner_id = ${partner} and t.status in (2, 4) and t.created_at < ${TIE_ENDS}
      and not exists (select from referral_commissions c where c.order_id = t.id)`);
  return rows.map(({ id }) => id);
}

/** False if unchanged. */
export const setTakesPart = (tx: Db, partner: string, takesPart: boolean): Promise<boolean> =>
  tx.hasRow(sql`
    update partners set is_referral_feature = ${takesPart},
      referral_code = coalesce(referral_code, upper(left(md5(id::text), 8)))
    where id = ${partner} and is_referral_feature <> ${takesPart} returning id`);
