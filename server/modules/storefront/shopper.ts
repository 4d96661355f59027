import { sql } from 'drizzle-orm';
import type { StorefrontOrderInput } from '../../../src/core/contract/storefront';
import { normalisePhone } from '../../../src/core/format/phone';
import type { TierMargin } from '../../../src/core/storefront/price';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import { isNewMember } from './count-store';
import { dataIs, liveRecords } from './record-store';
import type { Live, TierData } from './records';
import type { ShopRow } from './shop-store';

/** Who orders, as prices and limits see them. */
export interface Shopper {
  /** Whom limits count: a person changes a name more easily than a number. */
  key: string;
  name: string;
  phone: string;
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

/**
 * Throws VALIDATION_FAILED, GUEST_CHECKOUT_OFF, MEMBER_UNKNOWN, MEMBER_BLOCKED. `membersOpen`: whether this server
 * believes a visitor who names a member.
 */
export async function shopperOf(
  db: Db,
  shop: ShopRow,
  buyer: StorefrontOrderInput['buyer'],
  membersOpen: boolean,
): Promise<Shopper> {
  const phone = normalisePhone(buyer.phone);
  if (!phone) {
    const told = ['Nomor HP tidak valid. Gunakan format 08xxxxxxxxxx.'];
    throw new AppError('VALIDATION_FAILED', undefined, { 'buyer.phone': told });
  }
  const standard = await standardTier(db, shop.partner_id);
  if (buyer.kind === 'guest') {
    if (shop.site?.guest_checkout === false) throw new AppError('GUEST_CHECKOUT_OFF');
    const { name, email = null } = buyer;
    return { key: phone, name, phone, email, memberId: null, isNewMember: false, tier: standard, standard };
  }
  const [member] = membersOpen
    ? await liveRecords(
        db,
        shop.partner_id,
        'member',
        sql`${dataIs('username', buyer.username)} and ${dataIs('phone', phone)}`,
      )
    : [];
  if (!member) throw new AppError('MEMBER_UNKNOWN');
  if (member.data.status === 'blocked') throw new AppError('MEMBER_BLOCKED');
  const tiers = await liveRecords(
    db,
    shop.partner_id,
    'member-tier',
    sql`id = ${member.data.tier_id ?? null}`,
  );
  return {
    key: phone,
    name: member.data.name ?? member.data.username ?? '',
    phone,
    email: member.data.email ?? null,
    memberId: member.id,
    isNewMember: await isNewMember(db, member.id),
    tier: tiers[0] ? marginOf(tiers[0]) : standard,
    standard,
  };
}
