import { v7 } from 'uuid';
import { presetsOf } from '../src/admin/access/privileges';
import type { AccessKey } from '../src/admin/schema/resource';
import { normalisePhone } from '../src/core/format/phone';
import { KYC, PANEL } from '../src/core/states';
import type { ActivityCode } from '../src/core/text/activities';
import { standardTiers } from '../src/topics/tiers/server/standard';
import { readCsv } from './csv';
import { type DemoEmail, demoLogins } from './logins';
import type { Tables } from './tables';
import { DAY, HOUR, idAt, iso, JAKARTA_OFFSET } from './time';

/** Shared by all accounts, because hashing is slow by design. */
export interface SecretHashes {
  password: string;
  pin: string;
}

export interface AccountDeps {
  hashes: SecretHashes;
  accessKeys: readonly AccessKey[];
  /** Milliseconds since 1970. */
  now: number;
}

export interface Person {
  userId: string;
  name: string;
}

export interface Account {
  email: DemoEmail;
  partnerId: string;
  name: string;
  joined: string;
  owner: Person & { phone: string };
  cashier: Person | null;
  people: string[];
  isReferred: boolean;
  kycStatus: number;
  discountBps: number;
  /** Rupiah of one purchase; 0 is no limit. */
  limit: number;
  panelStatus: number;
  /** Milliseconds since 1970; null without an active panel. */
  panelExpires: number | null;
}

interface DemoPartner {
  email: DemoEmail;
  person: string;
  business: string;
  tier: string;
  kyc: number;
  kyc_note: string | null;
  panel: number;
  panel_days: number;
  panel_note: string | null;
  /** True if the account has a PIN and has finished registration. */
  settled: boolean;
  privileges: 'all' | 'none';
  unverified: 'phone' | 'email' | null;
}

/** When a tier that is reached now is evaluated: the end of the next month in Jakarta. */
function tierEnd(now: number): string {
  const clock = new Date(now + JAKARTA_OFFSET);
  return iso(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 2) - JAKARTA_OFFSET);
}
/** Rupiah of one purchase before an account is verified. */
const UNVERIFIED_LIMIT = 500_000;
const CASHIER = 'kasir@demo.test';
/** The partner with sub-accounts and most of the demo data. */
export const MAIN = 'mitra@demo.test';
/** Partners that the main one has referred. The last one has bought nothing yet. */
const REFERRED = new Set([
  'kedaluwarsa@demo.test',
  'perunggu@demo.test',
  'tanpapanel@demo.test',
  'baru@demo.test',
]);
const PRIVILEGES = ['dashboard', 'product', 'product.order', 'transaction', 'ticketing', 'ticketing.action'];

/** The demo accounts of design 12: tiers, partners, people. */
export function addAccounts(tables: Tables, { hashes, now }: AccountDeps): Account[] {
  const tiers = standardTiers();
  const joined = iso(now - 120 * DAY);
  const userRow = userRows(hashes, joined);
  const partners = readCsv<DemoPartner>('partners', { numbers: 'kyc panel panel_days' });
  const rows = partners.map((one, at) => {
    const tier = tiers.find(({ name }) => name === one.tier);
    if (!tier) throw new Error(`no tier ${one.tier}`);
    const expires = one.panel === PANEL.active ? now + one.panel_days * DAY : null;
    const partner = partnerRow(one, at, { tierId: tier.id, expires, now, joined });
    const owner = userRow(partner.id, one.email, one.person, {
      role: 'owner',
      privileges: one.privileges === 'none' ? [] : null,
      pin_hash: one.settled ? hashes.pin : null,
      phone_verified_at: one.unverified === 'phone' ? null : joined,
      email_verified_at: one.unverified === 'email' ? null : joined,
    });
    return { partner, owner, discountBps: tier.price_discount_bps, expires };
  });
  const main = rows.find(({ owner }) => owner.email === MAIN);
  if (!main) throw new Error('the demonstration has no main partner');
  const isReferred = ({ owner }: (typeof rows)[number]) => REFERRED.has(owner.email);
  const cashier = userRow(main.partner.id, CASHIER, 'Kiki Amelia', { privileges: PRIVILEGES });
  tables.add('tiers', tiers as object[] as Record<string, unknown>[]);
  tables.add(
    'partners',
    rows.map((row) => ({ ...row.partner, referred_by: isReferred(row) ? main.partner.id : null })),
  );
  tables.add('users', [...rows.map(({ owner }) => owner), cashier]);
  tables.add('sub_accounts', [subAccountOf(cashier)]);
  return rows.map((row) => {
    const { partner, owner, discountBps, expires } = row;
    const own = row === main ? { userId: cashier.id, name: cashier.name } : null;
    return {
      email: owner.email as DemoEmail,
      partnerId: partner.id,
      name: partner.name,
      joined,
      owner: { userId: owner.id, name: owner.name, phone: owner.phone },
      cashier: own,
      people: own ? [owner.id, own.userId] : [owner.id],
      isReferred: isReferred(row),
      kycStatus: partner.kyc_status,
      discountBps,
      limit: partner.maximum_unverified_amount,
      panelStatus: partner.panel_status,
      panelExpires: expires,
    };
  });
}

interface Terms {
  tierId: string;
  expires: number | null;
  now: number;
  joined: string;
}

function partnerRow(one: DemoPartner, at: number, { tierId, expires, now, joined }: Terms) {
  const isVerified = one.kyc === KYC.verified;
  const number = at + 1;
  const slug = one.business.toLowerCase().replaceAll(' ', '-');
  return {
    id: v7(),
    code: `MTR-${String(number).padStart(6, '0')}`,
    name: one.business,
    business_type: 1,
    // `SARI001`: easy to say on the phone.
    referral_code: `${one.person.split(' ', 1)[0]?.toUpperCase()}${String(number).padStart(3, '0')}`,
    tier_id: tierId,
    tier_since: one.tier === 'Bronze' ? null : joined,
    // Partners with a website have an agreed tier without an end, so that the demonstration keeps its websites.
    tier_valid_until: one.tier === 'Bronze' || one.panel !== PANEL.none ? null : tierEnd(now),
    key_verified: one.settled && isVerified,
    is_referral_feature: one.settled && isVerified,
    kyc_status: one.kyc,
    kyc_reject_description: one.kyc_note,
    maximum_unverified_amount: isVerified ? 0 : UNVERIFIED_LIMIT,
    panel_status: one.panel,
    panel_site_name: one.panel === PANEL.none ? null : one.business,
    panel_url: expires === null ? null : `https://${slug}.lumbung.test`,
    panel_expired_date: expires === null ? null : iso(expires),
    panel_reject_reason: one.panel_note,
    panel_started_at: expires === null ? null : joined,
    panel_auto_renew: true,
    // The partner was notified on the day the panel lapsed.
    panel_lapsed_for: expires !== null && expires < now ? iso(expires) : null,
    created_at: joined,
  };
}

const userRows = (hashes: SecretHashes, joined: string) =>
  function userRow(partnerId: string, email: string, name: string, more: object) {
    const typed = demoLogins.find((login) => login.email === email)?.phone ?? '';
    const row = {
      ...{ id: v7(), partner_id: partnerId, role: 'sub', name, email, phone: normalisePhone(typed) ?? typed },
      ...{ password_hash: hashes.password, pin_hash: hashes.pin as string | null },
      ...{
        phone_verified_at: joined,
        email_verified_at: joined,
        terms_accepted_at: joined,
        created_at: joined,
      },
    };
    return { ...row, ...more };
  };

const subAccountOf = (user: { id: string; partner_id: string; created_at: string }) => ({
  ...{ id: user.id, partner_id: user.partner_id, invited_at: user.created_at },
  ...{ created_at: user.created_at, updated_at: user.created_at, version: 1 },
  ...{ replaced_hashes: [], category_ids: [], ip_lock: [], can_see_cost: true, can_see_profit: true },
});

const SELLING_PRICES_ONLY = { can_see_cost: false, can_see_profit: false };

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const CASHIER_LOG: [hours: number, code: ActivityCode][] = [
  [5, 'session.login'],
  [29, 'session.login'],
  [52, 'setting.update'],
  [53, 'session.login'],
  [77, 'session.login'],
  [78, 'session.lock'],
  [150, 'profile.avatar'],
  [151, 'pin.create'],
  [152, 'session.login'],
];

/** Colleagues of the cashier (one with limits, one switched off, one invited), and the activity log of the cashier. */
export function addSubAccounts(
  tables: Tables,
  { partnerId, cashier, joined, people }: Account,
  { hashes, accessKeys, now }: AccountDeps,
): void {
  if (!cashier) return;
  const keysOf = (preset: string) =>
    presetsOf(accessKeys).find(({ name }) => name === preset)?.keys ?? PRIVILEGES;
  const person = (name: string, email: string, preset: string, days: number, phone: string) =>
    userRows(hashes, joined)(partnerId, email, name, {
      ...{ phone, privileges: keysOf(preset), created_at: iso(now - days * DAY) },
    });
  const evening = person('Rangga Saputra', 'kasir.malam@demo.test', 'cashier', 40, '6281200000021');
  const marketing = person('Intan Permata', 'marketing@demo.test', 'marketing', 75, '6281200000022');
  people.push(evening.id, marketing.id);
  tables.add('users', [evening, { ...marketing, disabled_at: iso(now - 12 * DAY) }]);
  tables.add('sub_accounts', [
    {
      ...{ ...subAccountOf(evening), ...SELLING_PRICES_ONLY },
      ...{ order_limit: 250_000, day_limit: 1_000_000, month_limit: 20_000_000 },
    },
    { ...subAccountOf(marketing), ...SELLING_PRICES_ONLY },
    {
      ...subAccountOf({ id: v7(), partner_id: partnerId, created_at: iso(now - 3 * HOUR) }),
      ...{ name: 'Yoga Prasetyo', email: 'keuangan@demo.test', phone: '6281200000023' },
      privileges: keysOf('finance'),
    },
  ]);
  tables.add(
    'activities',
    CASHIER_LOG.map(([hours, code]) => ({
      ...{ id: idAt(now - hours * HOUR), partner_id: partnerId, user_id: cashier.userId },
      ...{ actor_type: 'sub', actor_name: cashier.name, code, ip: '103.147.8.21', user_agent: PHONE },
      created_at: iso(now - hours * HOUR),
    })),
  );
}
