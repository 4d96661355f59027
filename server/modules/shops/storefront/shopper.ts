import type { StorefrontOrderInput } from '../../../../src/core/contract/storefront';
import { normalisePhone } from '../../../../src/core/format/phone';
import { messages } from '../../../../src/core/schema/kinds/messages';
import { isOn } from '../../../../src/core/storefront/is-on';
import type { TierMargin } from '../../../../src/core/storefront/price';
import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { isNewMember } from './count-store';
import { liveRecord, liveRecords } from './record-store';
import type { Live, TierData } from './records';
import type { Shop } from './shop';

/** Who orders, as prices and limits see them. */
export interface Shopper {
  /** Whom limits count: a person changes a name more easily than a number. */
  key: string;
  name: string;
  /** `628…`; a member may have none. */
  phone: string | null;
  email: string | null;
  memberId: string | null;
  isNewMember: boolean;
  tier: TierMargin;
  /** Of guests and new members. */
  standard: TierMargin;
}

/** Where a shop has no tier yet, it sells at what it pays. */
const NO_TIER: TierMargin = { id: '', margin: { type: 'nominal', value: 0 } };

export const marginOf = ({ id, data }: Live<TierData>): TierMargin => ({ id, margin: data.margin });

/** The tier of guests and new members. */
export async function standardTier(db: Db, partnerId: string): Promise<TierMargin> {
  const tiers = await liveRecords(db, partnerId, 'member-tier');
  const found = tiers.find(({ data }) => data.is_default) ?? tiers[0];
  return found ? marginOf(found) : NO_TIER;
}

/** Who a caller is at a website, by a token or by the operator's word; asked only where a member is wanted. */
export type Identify = (partnerId: string) => Promise<string>;

/** Throws GUEST_CHECKOUT_OFF where members alone may order. */
export function checkGuests({ settings }: Pick<Shop, 'settings'>): void {
  if (settings.guest_checkout === false) throw new AppError('GUEST_CHECKOUT_OFF');
}

/** Throws VALIDATION_FAILED, GUEST_CHECKOUT_OFF. */
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
  const standard = await standardTier(db, shop.partner_id);
  return {
    key: phone,
    name,
    phone,
    email: email ?? null,
    memberId: null,
    isNewMember: false,
    tier: standard,
    standard,
  };
}

/** Throws UNAUTHENTICATED for an id that is no member of this website, MEMBER_BLOCKED. */
export async function memberOf(
  db: Db,
  { partner_id }: Pick<Shop, 'partner_id'>,
  id: string,
): Promise<Shopper> {
  const standard = await standardTier(db, partner_id);
  const member = await liveRecord(db, partner_id, 'member', id);
  if (!member) throw new AppError('UNAUTHENTICATED');
  if (member.data.status === 'blocked') throw new AppError('MEMBER_BLOCKED');
  const { name, username, phone = null, email = null, tier_id } = member.data;
  const tier = tier_id && (await liveRecord(db, partner_id, 'member-tier', tier_id));
  return {
    key: phone ?? member.id,
    name: name ?? username ?? '',
    phone,
    email,
    memberId: member.id,
    isNewMember: await isNewMember(db, member.id),
    // One that was switched off gives nothing away any more.
    tier: tier && isOn(tier.data) ? marginOf(tier) : standard,
    standard,
  };
}
