import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { MemberData, TierData } from './records';

export type Tier = TierData & { id: string };

/** All tiers of a shop as one value, for use within another query. */
const tiersOf = (partner: SQL): SQL => sql`(
  select coalesce(jsonb_agg(t.data || jsonb_build_object('id', t.id) order by t.created_at, t.id), '[]'::jsonb)
  from entities t where t.partner_id = ${partner} and t.resource = 'member-tier' and t.deleted_at is null)`;

export async function readTierRecords(db: Db, partnerId: string): Promise<Tier[]> {
  const { rows } = await db.execute<{ tiers: Tier[] }>(
    sql`select ${tiersOf(sql`${partnerId}::uuid`)} as tiers`,
  );
  return rows[0]?.tiers ?? [];
}

export interface MemberRow extends Record<string, unknown> {
  id: string;
  data: MemberData;
  tiers: Tier[];
}

/** A live member with the shop's tiers; `lock` locks the member. */
export async function readMember(
  db: Db,
  { partnerId, memberId }: { partnerId: string; memberId: string },
  { lock }: { lock: boolean },
): Promise<MemberRow | undefined> {
  const { rows } = await db.execute<MemberRow>(sql`
    select m.id, m.data, ${tiersOf(sql`m.partner_id`)} as tiers from entities m
    where m.id = ${memberId}::uuid and m.partner_id = ${partnerId}::uuid and m.resource = 'member'
      and m.deleted_at is null ${lock ? sql`for no key update of m` : sql``}`);
  return rows[0];
}
