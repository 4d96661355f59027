import type { member } from '../../resources/member';
import type { DataOf } from '../../src/core/schema/data-of';
import type { Chance } from './history-chance';
import { demoTiers } from './panel-content';
import { type EntityDraft, entity, type Shop } from './panel-rows';

const DAY = 86_400_000;
const FIRST = [
  'Andi',
  'Siti',
  'Budi',
  'Dewi',
  'Eko',
  'Fitri',
  'Gilang',
  'Hana',
  'Indra',
  'Joko',
  'Kartini',
  'Lukman',
  'Mega',
  'Nanda',
  'Oki',
  'Putra',
  'Ratna',
  'Satria',
  'Tiara',
  'Umar',
  'Vina',
  'Wahyu',
  'Yoga',
  'Zahra',
];
const LAST = [
  'Saputra',
  'Nurhaliza',
  'Santoso',
  'Lestari',
  'Pratama',
  'Handayani',
  'Ramadhan',
  'Permata',
  'Gunawan',
  'Maulana',
  'Wijaya',
  'Kusuma',
  'Siregar',
  'Hakim',
  'Anggraini',
  'Firmansyah',
];
const NOTES = [
  'Pelanggan tetap, sering beli malam hari.',
  'Minta faktur setiap akhir bulan.',
  'Pernah salah ID, ingatkan cek nickname.',
];

/** A registered customer: the row, and what his orders need to know. */
export interface Member {
  id: string;
  name: string;
  /** `628…` */
  phone: string;
  email: string;
  joined: number;
  marginOf(cost: number): number;
}

/** `count` members of a shop who registered over the last `days` days, the newest last. */
export function membersOf(
  chance: Chance,
  shop: Shop,
  tierIds: readonly string[],
  count: number,
  days: number,
) {
  const members: Member[] = [];
  const drafts: EntityDraft[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    // More of them lately: a shop that grows.
    const ago = days * (1 - Math.sqrt(nth / (count + 1)));
    const joined = Math.round(shop.now - ago * DAY - chance.between(0, 40_000) * 1000);
    const tier = chance.weighted(demoTiers, ({ weight }) => weight);
    const { draft, ...known } = memberDraft(
      chance,
      shop,
      tierIds[demoTiers.indexOf(tier)] ?? '',
      nth,
      joined,
    );
    drafts.push(draft);
    const { margin } = tier;
    members.push({
      ...known,
      id: draft.row.id,
      joined,
      marginOf: (cost) => (margin.type === 'percent' ? (cost * margin.value) / 100 : margin.value),
    });
  }
  return { members, drafts };
}

function memberDraft(chance: Chance, shop: Shop, tierId: string, nth: number, joined: number) {
  const name = `${chance.pick(FIRST)} ${chance.pick(LAST)}`;
  const username = `${name.split(' ')[0]?.toLowerCase()}${String(nth).padStart(3, '0')}`;
  const status = chance.weighted(
    ['active', 'unverified', 'blocked'] as const,
    (one) => ({ active: 91, unverified: 6, blocked: 3 })[one] ?? 0,
  );
  const isVerified = status !== 'unverified';
  const data: DataOf<typeof member> & { email: string; phone: string } = {
    code: `MBR-${String(nth).padStart(5, '0')}`,
    name,
    username,
    email: `${username}@contoh.id`,
    phone: `62${chance.pick(['812', '813', '852', '857', '878', '896'])}${chance.digits(8)}`,
    tier_id: tierId,
    status,
    ...(chance.happens(0.08) && { note: chance.pick(NOTES) }),
    email_verified: isVerified,
    phone_verified: isVerified && chance.happens(0.7),
    registered_via: chance.weighted(
      ['email', 'google', 'whatsapp'],
      (one) => ({ email: 5, google: 3, whatsapp: 2 })[one] ?? 0,
    ),
  };
  const lastLogin = joined + Math.floor((shop.now - joined) * (chance.between(40, 100) / 100));
  const draft: EntityDraft = {
    row: entity<typeof member>(shop, 'member', data, { at: joined, by: null }),
    references: { tier_id: tierId },
    keys: { username, email: data.email, phone: data.phone },
    counters: { last_login_at: lastLogin },
  };
  return { draft, name, phone: data.phone, email: data.email };
}
