import { isOn } from '../../../../src/core/storefront/is-on';
import type { Db } from '../../../db/client';
import { countWithoutPrice } from './record-store';
import type { MemberData } from './records';
import { readMember, readTierRecords, type Tier } from './tier-store';

export type { Tier } from './tier-store';

export interface ShopTiers {
  /** The lowest first. */
  tiers: Tier[];
  /** Of guests and new members; undefined before a shop has one. */
  standard: Tier | undefined;
}

const ranked = (records: Tier[]): ShopTiers => {
  const tiers = [...records].sort((one, other) => one.level - other.level);
  return { tiers, standard: tiers.find(({ is_default }) => is_default) ?? tiers[0] };
};

/** The tiers of a shop. */
export const readShopTiers = async (db: Db, partnerId: string): Promise<ShopTiers> =>
  ranked(await readTierRecords(db, partnerId));

/** What somebody who was put into a tier pays: one that is switched off gives nothing away any more. */
export const payingTier = ({ tiers, standard }: ShopTiers, own: string | undefined): Tier | undefined =>
  tiers.find((tier) => tier.id === own && isOn(tier)) ?? standard;

/** The tiers that somebody pays by: those that are switched on, and that of guests. */
export const tiersPaid = ({ tiers, standard }: ShopTiers): Tier[] =>
  tiers.filter((tier) => isOn(tier) || tier.id === standard?.id);

interface Whose {
  partnerId: string;
  memberId: string;
}

/** Where a member stands. */
export interface Standing {
  id: string;
  member: MemberData;
  tiers: Tier[];
  /** The tier that it was put into, whether that is switched on or not. */
  own: Tier | undefined;
  /** Of that one; who was put into none stands below all of them. */
  level: number;
  /** The one whose prices it pays. */
  paying: Tier | undefined;
  standard: Tier | undefined;
}

/** Undefined for nobody of this website; `lock`: nobody else moves the member until the transaction ends. */
export async function readStanding(
  db: Db,
  whose: Whose,
  how: { lock: boolean } = { lock: false },
): Promise<Standing | undefined> {
  const found = await readMember(db, whose, how);
  if (!found) return undefined;
  const { id, data: member } = found;
  const shop = ranked(found.tiers);
  const own = shop.tiers.find((tier) => tier.id === member.tier_id);
  return { id, member, ...shop, own, level: own?.level ?? 0, paying: payingTier(shop, member.tier_id) };
}

/** Active products that would be closed to a tier, were no other one to hand its prices on. */
export const countUnpriced = countWithoutPrice;
