import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/client';
import { networkOf } from '../../../platform/network/address';
import { countedTerm } from '../domain/search-term';
import { addVisits } from './visit-store';
import { isArrival, isVisitor } from './visitor';

interface Search {
  partner_id: string;
  term: string;
  searches: number;
  is_found: boolean;
}

/** Different searches that wait in memory; more are not counted. */
const MOST_WAITING = 5_000;
/** Counted visits and searches a minute for an address and website; more are answered but not counted. */
const MOST_A_MINUTE = 60;
const MINUTE = 60_000;

interface Visited {
  shop: { partner_id: string };
  request: Pick<FastifyRequest, 'method' | 'headers' | 'url' | 'ip'>;
}

export type Visits = ReturnType<typeof createVisits>;

/**
 * Counts visits and searches of websites without telling visitors apart: a visit is a page that is opened from
 * elsewhere. Counts wait in memory, so that no page waits; a killed process loses the last seconds.
 */
export function createVisits({ database }: { database: Database }) {
  let visits = new Map<string, number>();
  let searches = new Map<string, Search>();
  /** Counts of this minute by website and address, in memory alone. */
  const recent = { until: 0, counts: new Map<string, number>() };

  const isFair = ({ shop, request }: Visited): boolean => {
    const now = performance.now();
    if (now > recent.until) Object.assign(recent, { until: now + MINUTE, counts: new Map() });
    const key = `${shop.partner_id} ${networkOf(request.ip)}`;
    const count = (recent.counts.get(key) ?? 0) + 1;
    recent.counts.set(key, count);
    return count <= MOST_A_MINUTE;
  };

  const addVisit = (partnerId: string, count: number) =>
    visits.set(partnerId, (visits.get(partnerId) ?? 0) + count);

  const addSearch = (search: Search) => {
    const key = `${search.partner_id} ${search.term}`;
    const known = searches.get(key);
    if (!known && searches.size >= MOST_WAITING) return;
    searches.set(key, { ...search, searches: search.searches + (known?.searches ?? 0) });
  };

  return {
    page(visited: Visited): void {
      const { shop, request } = visited;
      if (isVisitor(request) && isArrival(request) && isFair(visited)) addVisit(shop.partner_id, 1);
    },

    search(visited: Visited, typed: string, isFound: boolean): void {
      const { shop, request } = visited;
      const term = countedTerm(typed);
      if (term !== null && isVisitor(request) && isFair(visited))
        addSearch({ partner_id: shop.partner_id, term, searches: 1, is_found: isFound });
    },

    /** Writes what waits; a failed write is added to the next one. */
    async flush(): Promise<void> {
      if (visits.size + searches.size === 0) return;
      const [days, terms] = [visits, searches];
      [visits, searches] = [new Map(), new Map()];
      try {
        await addVisits(database, {
          visits: JSON.stringify([...days].map(([partner_id, count]) => ({ partner_id, visits: count }))),
          searches: JSON.stringify([...terms.values()]),
        });
      } catch (failure) {
        for (const [partnerId, count] of days) addVisit(partnerId, count);
        for (const search of terms.values()) addSearch(search);
        throw failure;
      }
    },
  };
}
