import { listBalanceHistory } from '../contract/balance';
import { getDashboardCharts, getDashboardTotals, listTopProducts } from '../contract/dashboard';
import { type EndpointSpec, SIGNED_IN } from '../contract/endpoint';
import { getPrivileges, getProfile } from '../contract/profile';
import { PAGE_SIZE, type QueryValue, queryText } from '../contract/query-text';
import { listTopups, unpaidQuery } from '../contract/topup-list';
import { lastTransactionsQuery, listTransactions } from '../contract/transaction-list';
import type { Route } from '../routes/route';
import type { Model } from '../schema/model';

/** A `GET` that a place asks first; `needs` is the access key without which it is refused. */
export interface FirstCall {
  /** With its query. */
  path: string;
  needs?: string;
  /** Of as many rows as a page has, where it is known how many this person wants. */
  paged?: true;
}

/** What everything behind the sign-in stands on. */
export const factsCalls: readonly FirstCall[] = [{ path: getProfile.path }, { path: getPrivileges.path }];

type Asked = readonly [endpoint: EndpointSpec, query?: Record<string, QueryValue>];

type FirstPage = { page: 1; limit: number };

/** What is in sight as soon as a page is drawn, by the page's name; the places that people open most. */
const ofPages: Readonly<Record<string, (firstPage: FirstPage) => readonly Asked[]>> = {
  dashboard: () => [
    [getDashboardTotals],
    [getDashboardCharts],
    [listTopups, unpaidQuery],
    [listTopProducts],
    [listTransactions, lastTransactionsQuery],
  ],
  'list-transaction': (firstPage) => [[listTransactions, firstPage]],
  topup: (firstPage) => [[listTopups, firstPage]],
  'history-balance': (firstPage) => [[listBalanceHistory, firstPage]],
};

/**
 * What the screen of a route will ask first, so that it can be asked before the screen is there. Nothing for an
 * address that narrows what it shows: only the screen can read that. `limit`: rows of a page, where it is known how
 * many this person wants.
 */
export function firstCalls(
  model: Model,
  { screen }: Route,
  search: string,
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
  return [
    {
      path: resource.endpoint + queryText(firstPage),
      paged: true,
      ...(resource.access && { needs: resource.access.read }),
    },
  ];
}

const callOf = ({ path, object }: EndpointSpec, query?: Record<string, QueryValue>): FirstCall => ({
  path: path + queryText(query),
  ...(object !== SIGNED_IN && { needs: object }),
});
