import { normalisePhone } from '../../../core/format/phone';
import { messages } from '../../../core/text/messages';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { TierMargin } from '../../shops/domain/price';
import { readShopTiers, readStanding, type Standing } from '../../shops/server/shop-record/tiers';
import type { StorefrontOrderInput } from '../contract/storefront';
import { isNewMember } from './count-store';
import type { Shop } from './shop';

interface NamedTier extends TierMargin {
  name: string;
}

export interface Paying {
  tier: NamedTier;
  standard: NamedTier;
}

export interface Shopper extends Paying {
  /** Key of limits: the phone number, because names are easily changed. */
  key: string;
  name: string;
  /** `628…`; members may have none. */
  phone: string | null;
  email: string | null;
  memberId: string | null;
  isNewMember: boolean;
}

/** Without tiers a shop sells at cost. */
const NO_TIER: NamedTier = { id: '', name: '', margin: { type: 'nominal', value: 0 } };

export async function guestTiers(db: Db, partnerId: string): Promise<Paying> {
  const standard = (await readShopTiers(db, partnerId)).standard ?? NO_TIER;
  return { tier: standard, standard };
}

/** Identifies the caller by token or operator command; called only if a member is needed. */
export type Identify = (partnerId: string) => Promise<string>;

/** Throws GUEST_CHECKOUT_OFF if only members may order. */
export function checkGuests({ settings }: Pick<Shop, 'settings'>): void {
  if (settings.guest_checkout === false) throw new AppError('GUEST_CHECKOUT_OFF');
}

export async function guestOf(
  db: Db,
  shop: Shop,
  { name, phone: typed, email }: Extract<StorefrontOrderInput['buyer'], { kind: 'guest' }>,
): Promise<Shopper> {
  const phone = normalisePhone(typed);
  if (!phone) {
    throw new AppError('VALIDATION_FAILED', undefined, { 'buyer.phone': [messages.phone] });
  }
  checkGuests(shop);
  return {
    key: phone,
    name,
    phone,
    email: email ?? null,
    memberId: null,
    isNewMember: false,
    ...(await guestTiers(db, shop.partner_id)),
  };
}

/** Throws UNAUTHENTICATED for an id that is no member of this website, MEMBER_BLOCKED. */
export async function memberOf(
  db: Db,
  { partner_id }: Pick<Shop, 'partner_id'>,
  id: string,
): Promise<Shopper> {
  const standing = await readStanding(db, { partnerId: partner_id, memberId: id });
  if (!standing) throw new AppError('UNAUTHENTICATED');
  return memberShopper(db, standing);
}

export async function memberShopper(db: Db, { id, member, paying, standard }: Standing): Promise<Shopper> {
  if (member.status === 'blocked') throw new AppError('MEMBER_BLOCKED');
  const { name, username, phone = null, email = null } = member;
  return {
    key: phone ?? id,
    name: name ?? username ?? '',
    phone,
    email,
    memberId: id,
    isNewMember: await isNewMember(db, id),
    tier: paying ?? NO_TIER,
    standard: standard ?? NO_TIER,
  };
}
