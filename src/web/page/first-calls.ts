import { defaultFilters } from '../../admin/schema/filter-tests';
import type { Model } from '../../admin/schema/model';
import { type EndpointSpec, SIGNED_IN } from '../../core/contract/endpoint';
import { getPrivileges, getProfile } from '../../core/contract/profile';
import { PAGE_SIZE, type QueryValue, queryText } from '../../core/contract/query-text';
import type { Route } from '../../core/routes/route';
import { listBalanceHistory } from '../../topics/balance/contract/balance';
import { listTopProducts } from '../../topics/catalogue/contract/recommendation';
import { getDashboardCharts, getDashboardTotals } from '../../topics/orders/contract/dashboard';
import { lastTransactionsQuery, listTransactions } from '../../topics/orders/contract/transaction-list';
import { listTopups, unpaidQuery } from '../../topics/topup/contract/topup-list';

export interface FirstCall {
  path: string;
  needs?: string;
  /** Requires the person's page size. */
  paged?: true;
  /** A list; not asked for a person whose own view shows other rows. */
  list?: string;
}

export const factsCalls: readonly FirstCall[] = [{ path: getProfile.path }, { path: getPrivileges.path }];

type Asked = readonly [endpoint: EndpointSpec, query?: Record<string, QueryValue>];

type FirstPage = { page: 1; limit: number };

const ofPages: Readonly<Record<string, (firstPage: FirstPage) => readonly Asked[]>> = {
  // Browsers keep six connections for a host, so the last call waits for one.
  dashboard: () => [
    [getDashboardTotals],
    [listTransactions, lastTransactionsQuery],
    [getDashboardCharts],
    [listTopups, unpaidQuery],
    [listTopProducts],
  ],
  topup: (firstPage) => [[listTopups, firstPage]],
  'history-balance': (firstPage) => [[listBalanceHistory, firstPage]],
};

/**
 * First calls of a route, sent before its screen is loaded. None for a URL with filters, which only the screen can
 * read. `now` is in milliseconds; `limit` is the person's page size, if known.
 */
export function firstCalls(
  model: Model,
  { screen }: Route,
  search: string,
  now: number,
  limit: number = PAGE_SIZE,
): FirstCall[] {
  if (search !== '') return [];
  const firstPage: FirstPage = { page: 1, limit };
  if (screen.kind === 'page') {
    const asked = ofPages[screen.page]?.(firstPage) ?? [];
    return asked.map(([endpoint, query]) => ({
      ...callOf(endpoint, query),
      ...(query === firstPage && { paged: true }),
    }));
  }
  const resource = screen.kind === 'list' && model.resources.find(({ name }) => name === screen.resource);
  if (!resource) return [];
  const filters = Object.entries(defaultFilters(resource, now));
  const filtered = Object.fromEntries(filters.map(([key, values]) => [`f.${key}`, values.join(',')]));
  return [
    {
      path: resource.endpoint + queryText({ ...firstPage, ...filtered }),
      paged: true,
      list: resource.name,
      ...(resource.access && { needs: resource.access.read }),
    },
  ];
}

const callOf = ({ path, object }: EndpointSpec, query?: Record<string, QueryValue>): FirstCall => ({
  path: path + queryText(query),
  ...(object !== SIGNED_IN && { needs: object }),
});
