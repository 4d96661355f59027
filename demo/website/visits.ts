import type { Chance } from '../chance';
import type { Tables } from '../tables';
import { DAY, dateOf } from '../time';
import type { PastSale } from './orders';
import type { Shop } from './records';

/** Searches of visitors by frequency; the website does not sell what the last ones name. */
const TERMS = [
  ...['mobile legends', 'free fire', 'diamond ml', 'pulsa telkomsel', 'token pln', 'pubg'].map((term) => ({
    term,
    is_found: true,
  })),
  ...['robux', 'weekly diamond pass', 'netflix'].map((term) => ({ term, is_found: false })),
];

/** Visits and searches for each day with a website; about one visit in twenty leads to an order. */
export function addVisits(
  tables: Tables,
  { partnerId, until }: Shop,
  { chance, sales, days }: { chance: Chance; sales: readonly PastSale[]; days: number },
): void {
  const ordersOn = new Map<string, number>();
  for (const { row } of sales) {
    const day = dateOf(Date.parse(row.created_at));
    ordersOn.set(day, (ordersOn.get(day) ?? 0) + 1);
  }
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const day = dateOf(until - ago * DAY);
    const orders = ordersOn.get(day) ?? 0;
    const visits = orders * chance.between(16, 24) + chance.between(2, 12);
    tables.add('website_days', [{ partner_id: partnerId, day, visits }]);
    const searches = TERMS.map(({ term, is_found }, nth) => ({
      ...{ partner_id: partnerId, day, term, is_found },
      searches: Math.floor(visits / (12 + nth * 6)) - chance.between(0, 1),
    }));
    tables.add(
      'website_searches',
      searches.filter((row) => row.searches > 0),
    );
  }
}
