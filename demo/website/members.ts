import { createHash } from 'node:crypto';
import { v5 } from 'uuid';
import type { member } from '../../resources/member';
import type { DataOf } from '../../src/admin/schema/data-of';
import { type Chance, chanceOf } from '../chance';
import type { Tables } from '../tables';
import { DAY, HOUR, iso } from '../time';
import { memberTiers } from './content';
import { draftOf, type EntityDraft, type Shop } from './records';

const FIRST =
  'Andi Siti Budi Dewi Eko Fitri Gilang Hana Indra Joko Kartini Lukman Mega Nanda Oki Putra Ratna Satria Tiara Umar Vina Wahyu Yoga Zahra'.split(
    ' ',
  );
const LAST =
  'Saputra Nurhaliza Santoso Lestari Pratama Handayani Ramadhan Permata Gunawan Maulana Wijaya Kusuma Siregar Hakim Anggraini Firmansyah'.split(
    ' ',
  );
const NOTES = [
  'Pelanggan tetap, sering beli malam hari.',
  'Minta faktur setiap akhir bulan.',
  'Pernah salah ID, ingatkan cek nickname.',
];
const STATUSES = { active: 91, unverified: 6, blocked: 3 };
const REGISTERED = { email: 5, google: 3, whatsapp: 2 };

export const oneOf = <Name extends string>(chance: Chance, weights: Record<Name, number>): Name =>
  chance.weighted(Object.keys(weights) as Name[], (name) => weights[name]);

export interface Member {
  id: string;
  name: string;
  /** `628…` */
  phone: string;
  email: string;
  joined: number;
  marginOf(cost: number): number;
}

/** Members who registered over the last `days` days, newest last. */
export function membersOf(
  chance: Chance,
  shop: Shop,
  { tiers, count, days }: { tiers: readonly EntityDraft[]; count: number; days: number },
) {
  const members: Member[] = [];
  const drafts: EntityDraft[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const ago = days * (1 - Math.sqrt(nth / (count + 1)));
    const joined = Math.round(shop.now - ago * DAY - chance.between(0, 40_000) * 1000);
    const tier = chance.weighted(memberTiers, ({ weight }) => weight);
    const data = memberData(chance, tiers[memberTiers.indexOf(tier)]?.id ?? '', nth);
    const lastLogin = joined + Math.floor((shop.now - joined) * (chance.between(40, 100) / 100));
    const draft = draftOf<typeof member>('member', joined, data, {
      ...{ by: null, references: { tier_id: data.tier_id }, keys: ['username', 'email', 'phone'] },
      counters: { last_login_at: lastLogin },
    });
    drafts.push(draft);
    const { margin } = tier;
    members.push({
      ...{ id: draft.id, name: data.name, phone: data.phone, email: data.email, joined },
      marginOf: (cost) => (margin.type === 'percent' ? (cost * margin.value) / 100 : margin.value),
    });
  }
  return { members, drafts };
}

function memberData(chance: Chance, tierId: string, nth: number) {
  const name = `${chance.pick(FIRST)} ${chance.pick(LAST)}`;
  const username = `${name.split(' ')[0]?.toLowerCase()}${String(nth).padStart(3, '0')}`;
  const status = oneOf(chance, STATUSES);
  const isVerified = status !== 'unverified';
  return {
    ...{ code: `MBR-${String(nth).padStart(5, '0')}`, name, username, email: `${username}@contoh.id` },
    phone: `62${chance.pick(['812', '813', '852', '857', '878', '896'])}${chance.digits(8)}`,
    ...{ tier_id: tierId, status },
    ...(chance.happens(0.08) && { note: chance.pick(NOTES) }),
    ...{ email_verified: isVerified, phone_verified: isVerified && chance.happens(0.7) },
    registered_via: oneOf(chance, REGISTERED),
  } satisfies DataOf<typeof member>;
}

const DEVICES = [
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];

/** All members share one password, and each has one session. */
export function addMemberAccounts(
  tables: Tables,
  { email, partnerId: partner_id, now }: Shop,
  { drafts, password }: { drafts: readonly EntityDraft[]; password: string },
): void {
  const chance = chanceOf(`member accounts ${email}`);
  for (const { id: member_id, at, data, counters } of drafts) {
    const seen = counters?.last_login_at ?? now;
    const id = v5('session', member_id);
    const isOver = data.status === 'blocked' || chance.happens(0.2);
    tables.add('member_secrets', [{ member_id, partner_id, password_hash: password, changed_at: iso(at) }]);
    tables.add('member_sessions', [
      {
        // No token has this hash, so nobody can use the session.
        ...{ id, token_hash: createHash('sha256').update(id).digest('hex'), partner_id, member_id },
        ip: `103.${chance.between(10, 250)}.${chance.between(1, 250)}.${chance.between(1, 250)}`,
        ...{ user_agent: chance.pick(DEVICES), created_at: iso(seen) },
        last_seen_at: iso(Math.min(now, seen + chance.between(0, 20) * HOUR)),
        expires_at: iso(seen + 30 * DAY),
        revoked_at: isOver ? iso(Math.min(now, seen + DAY)) : null,
      },
    ]);
  }
}
