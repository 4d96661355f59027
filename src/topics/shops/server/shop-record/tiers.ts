import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import { isOn } from '../../domain/is-on';
import { countWithoutPrice } from './record-store';
import type { MemberData, TierData } from './records';

export type Tier = TierData & { id: string };

/** All tiers of a shop as one value, for use within another query. */
const tiersOf = (partner: SQL): SQL => sql`(
  select coalesce(jsonb_agg(t.data || jsonb_build_object('id', t.id) order by t.created_at, t.id), '[]'::jsonb)
  from entities t where t.partner_id = ${partner} and t.resource = 'member-tier' and t.deleted_at is null)`;

const readTierRecords = async (db: Db, partnerId: string): Promise<Tier[]> =>
  (await db.value<Tier[]>(sql`select ${tiersOf(sql`${partnerId}::uuid`)} as tiers`)) ?? [];

interface MemberRow extends Record<string, unknown> {
  id: string;
  data: MemberData;
  tiers: Tier[];
}

/** A live member with the shop's tiers; `lock` locks the member. */
const readMember = (
  db: Db,
  { partnerId, memberId }: { partnerId: string; memberId: string },
  { lock }: { lock: boolean },
): Promise<MemberRow | null> =>
  db.row<MemberRow>(sql`
    select m.id, m.data, ${tiersOf(sql`m.partner_id`)} as tiers from entities m
    where m.id = ${memberId}::uuid and m.partner_id = ${partnerId}::uuid and m.resource = 'member'
      and m.deleted_at is null ${lock ? sql`for no key update of m` : sql``}`);

export interface ShopTiers {
  tiers: Tier[];
  /** Default tier for guests and new members; undefined if there is none. */
  standard: Tier | undefined;
}

const ranked = (records: Tier[]): ShopTiers => {
  const tiers = [...records].sort((one, other) => one.level - other.level);
  return { tiers, standard: tiers.find(({ is_default }) => is_default) ?? tiers[0] };
};

export const readShopTiers = async (db: Db, partnerId: string): Promise<ShopTiers> =>
  ranked(await readTierRecords(db, partnerId));

/** Tier whose prices apply: a disabled tier falls back to the default. */
export const payingTier = ({ tiers, standard }: ShopTiers, own: string | undefined): Tier | undefined =>
  tiers.find((tier) => tier.id === own && isOn(tier)) ?? standard;

/** Tiers whose prices are in use: enabled ones, and the default. */
export const tiersPaid = ({ tiers, standard }: ShopTiers): Tier[] =>
  tiers.filter((tier) => isOn(tier) || tier.id === standard?.id);

export interface Standing {
  id: string;
  member: MemberData;
  tiers: Tier[];
  /** Assigned tier, enabled or not. */
  own: Tier | undefined;
  /** Level of the assigned tier; without one it is below all. */
  level: number;
  /** Tier whose prices apply. */
  paying: Tier | undefined;
  standard: Tier | undefined;
}

/** Undefined if the website has no such member; `lock` locks the member. */
export async function readStanding(
  db: Db,
  whose: { partnerId: string; memberId: string },
  how: { lock: boolean } = { lock: false },
): Promise<Standing | undefined> {
  const found = await readMember(db, whose, how);
  if (!found) return undefined;
  const { id, data: member } = found;
  const shop = ranked(found.tiers);
  const own = shop.tiers.find((tier) => tier.id === member.tier_id);
  return { id, member, ...shop, own, level: own?.level ?? 0, paying: payingTier(shop, member.tier_id) };
}

/** Active products without a price for a tier, if no default price applied. */
export const countUnpriced = countWithoutPrice;
