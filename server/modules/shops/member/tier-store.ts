import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { ComputedReader, ComputedValues } from '../../ground/entities/computed-shape';

/** Conditions on `entities t`: a tier, and one that members may be in. */
const TIER = sql`t.resource = 'member-tier' and t.deleted_at is null`;
export const OPEN_TIER = sql`${TIER} and (t.data->>'is_active')::boolean`;

export interface Tier extends Record<string, unknown> {
  id: string;
  name: string;
  level: number;
  upgrade: string;
  price: number | null;
  min_spent: number | null;
  benefits: string[];
}

/** The lowest first. */
export async function openTiers(db: Db, partnerId: string): Promise<Tier[]> {
  const { rows } = await db.execute<Tier>(sql`
    select t.id, t.data->>'name' as name, (t.data->>'level')::int as level, t.data->>'upgrade' as upgrade,
      case when t.data->>'upgrade' = 'paid' then (t.data->>'upgrade_price')::float8 end as price,
      case when t.data->>'upgrade' = 'automatic' then (t.data->>'min_spent_30d')::float8 end as min_spent,
      coalesce(t.data->'benefits', '[]'::jsonb) as benefits
    from entities t where t.partner_id = ${partnerId}::uuid and ${OPEN_TIER} order by level, t.id limit 100`);
  return rows;
}

export interface Ranked extends Record<string, unknown> {
  tier_id: string | null;
  /** Of the tier that the member is in, whether that is open or not. */
  tier: string | null;
  level: number;
}

/** Whether that is a tier of the partner which takes nobody in; what is no tier is another rule's to say. */
export async function isClosedTier(db: Db, partnerId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from entities t where t.id = ${id}::uuid and t.partner_id = ${partnerId}::uuid
      and ${TIER} and (${OPEN_TIER}) is not true`);
  return rows.length > 0;
}

interface Whose {
  partnerId: string;
  memberId: string;
}

/** Where a member stands; undefined for nobody of this website. */
export async function readRank(
  db: Db,
  { partnerId, memberId }: Whose,
  /** Until the transaction ends, so that nobody else moves it. */
  { lock }: { lock: boolean },
): Promise<Ranked | undefined> {
  const own = (field: string) =>
    sql`(select c.data->>${field}::text from entities c
      where c.id = (m.data->>'tier_id')::uuid and c.resource = 'member-tier' and c.partner_id = m.partner_id)`;
  const { rows } = await db.execute<Ranked>(sql`
    select m.data->>'tier_id' as tier_id, ${own('name')} as tier, coalesce(${own('level')}::int, 0) as level
    from entities m where m.id = ${memberId}::uuid and m.partner_id = ${partnerId}::uuid
      and m.resource = 'member' and m.deleted_at is null ${lock ? sql`for no key update of m` : sql``}`);
  return rows[0];
}

/** The highest tier above `level` that a member has reached by what was delivered to it in 30 days. */
export async function reachedTier(
  tx: Db,
  { partnerId, memberId, level }: Whose & { level: number },
): Promise<Pick<Tier, 'id' | 'name'> | undefined> {
  const { rows } = await tx.execute<Pick<Tier, 'id' | 'name'>>(sql`
    select t.id, t.data->>'name' as name from entities t
    where t.partner_id = ${partnerId}::uuid and ${OPEN_TIER} and t.data->>'upgrade' = 'automatic'
      and (t.data->>'level')::int > ${level}::int and (t.data->>'min_spent_30d')::bigint <= (
        select coalesce(sum(o.total), 0) from panel_orders o
        where o.member_id = ${memberId}::uuid and o.partner_id = ${partnerId}::uuid and o.order_status = 3
          and o.finished_at > now() - interval '30 days')
    order by (t.data->>'level')::int desc, t.id limit 1`);
  return rows[0];
}

/** Puts a held member into another tier. */
export async function moveToTier(tx: Db, memberId: string, tierId: string): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update entities set version = version + 1, updated_at = now(),
        data = data || jsonb_build_object('tier_id', ${tierId}::uuid)
      where id = ${memberId}::uuid returning id
    ), left_behind as (
      delete from entity_references r using moved where r.from_id = moved.id and r.field = 'tier_id'
        and r.to_id <> ${tierId}::uuid
    )
    insert into entity_references (from_id, field, to_id) select id, 'tier_id', ${tierId}::uuid from moved
    on conflict do nothing`);
}

/** How many live members a tier has. */
export const readTierMembers: ComputedReader = async (db, _partnerId, ids) => {
  const { rows } = await db.execute<{ id: string; member_count: number }>(sql`
    select to_id as id, count(*)::int as member_count
    from entity_references where field = 'tier_id' and to_id in ${ids} group by to_id`);
  const none: ComputedValues = new Map(ids.map((id) => [id, { member_count: 0 }]));
  return rows.reduce((values, { id, ...counts }) => values.set(id, counts), none);
};
