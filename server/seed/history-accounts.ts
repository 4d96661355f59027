import { eq, inArray, sql } from 'drizzle-orm';
import { PANEL } from '../../src/core/states';
import type { Db } from '../db/client';
import { partners, tiers, users } from '../db/schema/identity';

const MILLION = 1_000_000;

/** The past of a demonstration account (design 12): how long, how busy, and the rupiah that are left of it. */
export interface Past {
  email: string;
  days: number;
  /** Purchases on a usual day. */
  perDay: number;
  /** Rupiah under which the partner tops up again. */
  floor: number;
  /** Rupiah of the usual top ups. */
  deposits: readonly number[];
  endBalance: number;
  /** Days since the last purchase; none by default. */
  quiet?: number;
  /** E-mail of a sub-account that does part of the selling. */
  cashier?: string;
}

const small = { floor: 75_000, deposits: [300_000, 500_000, MILLION] };

export const pasts: readonly Past[] = [
  {
    email: 'mitra@demo.test',
    days: 92,
    perDay: 13,
    floor: 350_000,
    deposits: [2 * MILLION, 3 * MILLION, 5 * MILLION],
    endBalance: 4_825_500,
    cashier: 'kasir@demo.test',
  },
  { email: 'lain@demo.test', days: 92, perDay: 4, ...small, endBalance: 1_975_250 },
  { email: 'bebas@demo.test', days: 60, perDay: 3, ...small, endBalance: 1_250_800 },
  { email: 'perunggu@demo.test', days: 75, perDay: 2, ...small, endBalance: 640_750 },
  { email: 'segera@demo.test', days: 60, perDay: 3, ...small, endBalance: 2_310_400 },
  // Less than the plan costs, and so already before yesterday: the renewal failed for want of balance.
  { email: 'kedaluwarsa@demo.test', days: 75, perDay: 3, ...small, floor: 0, endBalance: 87_250, quiet: 2 },
  { email: 'tanpapanel@demo.test', days: 45, perDay: 2, ...small, endBalance: 512_400 },
  { email: 'menunggu@demo.test', days: 45, perDay: 2, ...small, endBalance: 734_900 },
  { email: 'panelditolak@demo.test', days: 45, perDay: 2, ...small, endBalance: 458_150 },
  { email: 'review@demo.test', days: 15, perDay: 1, ...small, endBalance: 415_600 },
  { email: 'ditolak@demo.test', days: 20, perDay: 1, ...small, endBalance: 268_500 },
];

/** Somebody who buys. */
export interface Person {
  userId: string;
  name: string;
}

/** What the past of an account needs to know about the account. */
export interface Account {
  past: Past;
  partnerId: string;
  owner: Person;
  cashier: Person | null;
  discountBps: number;
  /** Rupiah of one purchase; 0 is no limit. */
  limit: number;
  /** Milliseconds since 1970; null without an active panel. */
  panelExpires: number | null;
}

/** Reads the accounts that have a past. One that was never seeded is left out. */
export async function accountsWithPast(db: Db): Promise<Account[]> {
  const emails = pasts.flatMap((past) => [past.email, ...(past.cashier ? [past.cashier] : [])]);
  const rows = await db
    .select({
      email: users.email,
      userId: users.id,
      name: users.name,
      partnerId: partners.id,
      discountBps: tiers.price_discount_bps,
      limit: partners.maximum_unverified_amount,
      panelStatus: partners.panel_status,
      panelExpires: sql<string | null>`extract(epoch from ${partners.panel_expired_date})::bigint::text`,
    })
    .from(users)
    .innerJoin(partners, eq(partners.id, users.partner_id))
    .innerJoin(tiers, eq(tiers.id, partners.tier_id))
    .where(inArray(users.email, emails));
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  return pasts.flatMap((past) => {
    const owner = byEmail.get(past.email);
    if (!owner) return [];
    const cashier = past.cashier ? byEmail.get(past.cashier) : undefined;
    return [
      {
        past,
        partnerId: owner.partnerId,
        owner: { userId: owner.userId, name: owner.name },
        cashier: cashier ? { userId: cashier.userId, name: cashier.name } : null,
        discountBps: owner.discountBps,
        limit: owner.limit,
        panelExpires:
          owner.panelStatus === PANEL.active && owner.panelExpires ? Number(owner.panelExpires) * 1000 : null,
      },
    ];
  });
}
