import { createHash } from 'node:crypto';
import type { FeedItem } from './supplier';

export interface KnownItem {
  sku: string;
  price: number;
  state: FeedItem['state'];
}

/** Most moments processed after a pause; earlier disturbances are repaired anyway. */
const MOST_MOMENTS = 48;
const MOST_MENDED = 5_000;
/** Every third moment an item is disturbed, for two moments. */
const BREAKS_EVERY = 3;
const BROKEN_FOR = 2;
const LEAST_STEP = 40;
const STEPS = 210;

/**
 * Simulated market: at each multiple of `every` milliseconds one item changes its price by 0.5 % to 2.5 %,
 * and sometimes one is disturbed for a while. Deterministic by moment.
 */
export function movedBetween(
  items: readonly KnownItem[],
  { after, until, every }: { after: number; until: number; every: number },
): FeedItem[] {
  if (every <= 0 || items.length === 0) return [];
  const now = new Map(items.map((item) => [item.sku, { ...item }]));
  const last = Math.floor(until / every);
  const first = Math.max(Math.floor(after / every) + 1, last - MOST_MENDED + 1);
  const changes: FeedItem[] = [];
  const feedItem = (item: KnownItem, moment: number, change: Partial<KnownItem>, offset: number) => {
    const next = { ...item, ...change };
    now.set(item.sku, next);
    // Orders two events of one moment.
    changes.push({ ...next, since: moment * every + offset, reason: reasonOf(moment) });
  };
  const chosen = (moment: number, why: string): KnownItem | undefined =>
    now.get(items[chance(`${why} ${moment}`) % items.length]?.sku ?? '');
  for (let moment = first; moment <= last; moment += 1) {
    const mended = moment % BREAKS_EVERY === BROKEN_FOR ? chosen(moment - BROKEN_FOR, 'break') : undefined;
    if (mended?.state === 'disturbed') feedItem(mended, moment, { state: 'available' }, 0);
    if (moment <= last - MOST_MOMENTS) continue;
    const broken = moment % BREAKS_EVERY === 0 ? chosen(moment, 'break') : undefined;
    if (broken?.state === 'available') feedItem(broken, moment, { state: 'disturbed' }, 1);
    const priced = chosen(moment, 'price');
    if (priced) feedItem(priced, moment, { price: movedPrice(priced.price, moment) }, 2);
  }
  return changes;
}

/** A different price on a multiple of 25, at least 500. */
export function movedPrice(price: number, moment: number): number {
  const drawn = chance(`step ${moment}`);
  const sign = price > 1_000 && drawn % 2 === 0 ? -1 : 1;
  const step = Math.round((price * (LEAST_STEP + (drawn % STEPS))) / 10_000 / 25) * 25;
  return price + sign * Math.max(step, 25);
}

const reasonOf = (moment: number): FeedItem['reason'] => {
  const drawn = chance(`reason ${moment}`) % 10;
  if (drawn === 0) return 'promo';
  return drawn < 3 ? 'currency' : 'supplier';
};

const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
