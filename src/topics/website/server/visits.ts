import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/client';
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

interface Visited {
  shop: { partner_id: string };
  request: Pick<FastifyRequest, 'method' | 'headers'>;
}

export type Visits = ReturnType<typeof createVisits>;

/**
 * Counts visits and searches of websites without telling visitors apart: a visit is a page that is opened from
 * elsewhere. Counts wait in memory, so that no page waits; a killed process loses the last seconds.
 */
export function createVisits({ database }: { database: Database }) {
  let visits = new Map<string, number>();
  let searches = new Map<string, Search>();

  const addVisit = (partnerId: string, count: number) =>
    visits.set(partnerId, (visits.get(partnerId) ?? 0) + count);

  const addSearch = (search: Search) => {
    const key = `${search.partner_id} ${search.term}`;
    const known = searches.get(key);
    if (!known && searches.size >= MOST_WAITING) return;
    searches.set(key, { ...search, searches: search.searches + (known?.searches ?? 0) });
  };

  return {
    page({ shop, request }: Visited): void {
      if (isVisitor(request) && isArrival(request)) addVisit(shop.partner_id, 1);
    },

    search({ shop, request }: Visited, typed: string, isFound: boolean): void {
      const term = countedTerm(typed);
      if (term !== null && isVisitor(request))
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
