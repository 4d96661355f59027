import { v7 } from 'uuid';
import type { Db } from '../client';
import { tiers } from '../schema/identity';
import { insertRows } from './insert-rows';

const MILLION = 1_000_000;

export type TierName = 'Bronze' | 'Silver' | 'Gold' | 'Platinum';

/** Domain 3.10; the discounts are our own. */
const levels: { name: TierName; min_topup_30d: number; price_discount_bps: number; has_panel: boolean }[] = [
  { name: 'Bronze', min_topup_30d: 0, price_discount_bps: 0, has_panel: false },
  { name: 'Silver', min_topup_30d: 5 * MILLION, price_discount_bps: 50, has_panel: false },
  { name: 'Gold', min_topup_30d: 25 * MILLION, price_discount_bps: 100, has_panel: true },
  { name: 'Platinum', min_topup_30d: 100 * MILLION, price_discount_bps: 175, has_panel: true },
];

/** Stores the tiers and answers their ids by name. */
export async function seedTiers(db: Db): Promise<Record<TierName, string>> {
  const rows = levels.map((level, at) => ({
    id: v7(),
    image: null,
    level: at + 1,
    // Only the first tier is open to an account that has not been verified.
    requires_kyc: at > 0,
    ...level,
  }));
  await insertRows(db, tiers, rows);
  return Object.fromEntries(rows.map(({ name, id }) => [name, id])) as Record<TierName, string>;
}
