import { v7 } from 'uuid';
import { normalisePhone } from '../../src/core/format/phone';
import type { AccessKey } from '../../src/core/schema/resource';
import { KYC, PANEL } from '../../src/core/states';
import type { Db } from '../db/client';
import { partners, users } from '../db/schema/identity';
import { subAccounts } from '../db/schema/sub-account';
import type { TierName } from '../modules/ground/tier/standard';
import { type DemoEmail, demoLogins } from './demo-logins';
import { type DemoPartner, demoCashier, demoPartners } from './demo-people';
import { insertRows } from './insert-rows';
import { subAccountOf } from './sub-account-row';
import { seedTiers } from './tiers';

type PartnerRow = typeof partners.$inferSelect;
type UserRow = typeof users.$inferSelect;

/** What all accounts share, hashed once: a hash is slow by design. */
export interface SecretHashes {
  password: string;
  pin: string;
}

export interface Accounts {
  hashes: SecretHashes;
  /** Everything that the configuration lets anybody do. */
  accessKeys: readonly AccessKey[];
  /** Milliseconds since 1970. */
  now: number;
}

const DAY = 86_400_000;
const PANEL_DAYS = 210;
/** A demonstration keeps the tiers it was made with, whatever its partners top up. */
const TIER_DAYS = 365;
/** Rupiah of one purchase before an account is verified. */
const UNVERIFIED_LIMIT = 500_000;

/** The demo accounts of design 12: tiers, partners, people. */
export async function seedAccounts(db: Db, { hashes, accessKeys, now }: Accounts): Promise<void> {
  const tierIds = await seedTiers(db);
  const joined = new Date(now - 120 * DAY).toISOString();
  const rows = demoPartners.map((one, at) => partnerRow(one, at, tierIds, now, joined));
  await insertRows(db, partners, rows);
  const all = accessKeys.map(({ key }) => key);
  const owners = demoPartners.map((one, at) => ({
    ...ownerRow(one, rows[at]?.id ?? '', hashes, joined),
    privileges: one.privileges === 'none' ? [] : all,
  }));
  const cashier = cashierRow(owners, hashes, joined);
  await insertRows(db, users, [...owners, cashier]);
  await insertRows(db, subAccounts, [subAccountOf(cashier)]);
}

function partnerRow(
  one: DemoPartner,
  at: number,
  tierIds: Record<TierName, string>,
  now: number,
  joined: string,
): PartnerRow {
  const {
    tier = 'Gold',
    kyc = KYC.verified,
    panel = PANEL.active,
    panelDays = PANEL_DAYS,
    settled = true,
  } = one;
  const slug = one.business.toLowerCase().replaceAll(' ', '-');
  return {
    id: v7(),
    code: `MTR-${String(at + 1).padStart(6, '0')}`,
    name: one.business,
    business_type: 1,
    referral_code: referralCodeOf(one, at),
    referred_by: null,
    tier_id: tierIds[tier],
    tier_since: tier === 'Bronze' ? null : joined,
    tier_valid_until: tier === 'Bronze' ? null : new Date(now + TIER_DAYS * DAY).toISOString(),
    tier_warned_at: null,
    key_verified: settled && kyc === KYC.verified,
    is_referral_feature: settled && kyc === KYC.verified,
    kyc_status: kyc,
    kyc_reject_description: one.kycNote ?? null,
    maximum_unverified_amount: kyc === KYC.verified ? 0 : UNVERIFIED_LIMIT,
    panel_status: panel,
    panel_site_name: panel === 0 ? null : one.business,
    panel_url: panel === PANEL.active ? `https://${slug}.lumbung.test` : null,
    panel_expired_date: panel === PANEL.active ? new Date(now + panelDays * DAY).toISOString() : null,
    panel_reject_reason: one.panelNote ?? null,
    panel_started_at: panel === PANEL.active ? joined : null,
    panel_auto_renew: true,
    panel_warned_for: null,
    // Who has lapsed was told so when it happened.
    panel_lapsed_for:
      panel === PANEL.active && panelDays < 0 ? new Date(now + panelDays * DAY).toISOString() : null,
    created_at: joined,
  };
}

/** `SARI001`: easy to tell on the phone. */
const referralCodeOf = ({ person }: DemoPartner, at: number): string =>
  `${person.split(' ', 1)[0]?.toUpperCase()}${String(at + 1).padStart(3, '0')}`;

function ownerRow(
  one: DemoPartner,
  partnerId: string,
  hashes: SecretHashes,
  joined: string,
): Omit<UserRow, 'privileges'> {
  const { settled = true, unverified } = one;
  return {
    ...person(one.email, one.person, partnerId, joined),
    role: 'owner',
    password_hash: hashes.password,
    pin_hash: settled ? hashes.pin : null,
    phone_verified_at: unverified === 'phone' ? null : joined,
    email_verified_at: unverified === 'email' ? null : joined,
  };
}

function cashierRow(owners: UserRow[], hashes: SecretHashes, joined: string): UserRow {
  const owner = owners.find(({ email }) => email === demoCashier.owner);
  return {
    ...person(demoCashier.email, demoCashier.person, owner?.partner_id ?? '', joined),
    role: 'sub',
    password_hash: hashes.password,
    pin_hash: hashes.pin,
    privileges: [...demoCashier.privileges],
    phone_verified_at: joined,
    email_verified_at: joined,
  };
}

function person(email: DemoEmail, name: string, partnerId: string, joined: string) {
  const typed = demoLogins.find((login) => login.email === email)?.phone ?? '';
  const phone = normalisePhone(typed) ?? typed;
  return {
    id: v7(),
    partner_id: partnerId,
    name,
    email,
    phone,
    avatar_id: null,
    disabled_at: null,
    created_at: joined,
    terms_accepted_at: joined,
  };
}
