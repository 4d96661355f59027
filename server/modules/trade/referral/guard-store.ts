import { type BarReason, barReasons } from '../../../../src/core/referral/programme';
import type { Db } from '../../../db/client';
import { type SQL, sql } from '../../../db/sql';

/** Conditions that indicate that partner and referrer are the same person, strongest first. */
const signs = (partner: string, referrer: string): Record<BarReason, SQL> => ({
  self: sql`${partner}::uuid = ${referrer}::uuid`,
  circle: sql`exists (
    with recursive above (id) as (
      select ${referrer}::uuid union select p.referred_by from above join partners p on p.id = above.id
      where p.referred_by is not null
    ) select from above where id = ${partner}::uuid)`,
  nik: sql`exists (select from kycs a join kycs b on b.nik_digest = a.nik_digest
    where a.partner_id = ${partner}::uuid and b.partner_id = ${referrer}::uuid)`,
  account: sql`exists (select from bank_accounts a join bank_accounts b on b.number_digest = a.number_digest
    where a.partner_id = ${partner}::uuid and b.partner_id = ${referrer}::uuid)`,
  device: sql`exists (
    select from users ua join sessions a on a.user_id = ua.id
    join sessions b on b.ip = a.ip and b.user_agent = a.user_agent join users ub on ub.id = b.user_id
    where ua.partner_id = ${partner}::uuid and ub.partner_id = ${referrer}::uuid and a.user_agent <> '')`,
});

export async function findSign(tx: Db, partner: string, referrer: string): Promise<BarReason | null> {
  const found = signs(partner, referrer);
  const cases = sql.join(
    barReasons.map((reason) => sql`when ${found[reason]} then ${reason}`),
    sql` `,
  );
  const { rows } = await tx.execute<{ reason: BarReason | null }>(sql`select case ${cases} end as reason`);
  return rows[0]?.reason ?? null;
}

/** False if the partner has a bar, even a lifted one. */
export const insertBar = (tx: Db, partner: string, reason: BarReason): Promise<boolean> =>
  tx.hasRow(sql`
    insert into referral_bars (partner_id, reason) values (${partner}, ${reason})
    on conflict (partner_id) do nothing returning partner_id`);
