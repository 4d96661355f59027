import type { Model, Route } from '../schema/model';
import { listBalanceHistory } from './balance';
import { listRecommendations, listTopProducts } from './catalogue';
import { type EndpointSpec, SIGNED_IN } from './endpoint';
import { getPrivileges, getProfile } from './profile';
import { PAGE_SIZE, type QueryValue, queryText } from './query-text';
import { listTopups, unpaidQuery } from './topup';
import {
  getDashboardCharts,
  getDashboardTotals,
  lastTransactionsQuery,
  listTransactions,
} from './transaction';

/** A `GET` that a place asks first; `needs` is the access key without which it is refused. */
export interface FirstCall {
  /** With its query. */
  path: string;
  needs?: string;
}

/** What everything behind the sign-in stands on. */
export const factsCalls: readonly FirstCall[] = [{ path: getProfile.path }, { path: getPrivileges.path }];

type Asked = readonly [endpoint: EndpointSpec, query?: Record<string, QueryValue>];

const firstPage = { page: 1, limit: PAGE_SIZE };

/** What pages read as soon as they are drawn, by their names; the places that people open most. */
const ofPages: Readonly<Record<string, readonly Asked[]>> = {
  dashboard: [
    [getDashboardTotals],
    [getDashboardCharts],
    [listTopups, unpaidQuery],
    [listTopProducts],
    [listRecommendations],
    [listTransactions, lastTransactionsQuery],
  ],
  'list-transaction': [[listTransactions, firstPage]],
  topup: [[listTopups, firstPage]],
  'history-balance': [[listBalanceHistory, firstPage]],
};

/**
 * What the screen of a route will ask first, so that it can be asked before the screen is there. Nothing for an
 * address that narrows what it shows: only the screen can read that.
 */
export function firstCalls(model: Model, { screen }: Route, search: string): FirstCall[] {
  if (search !== '') return [];
  if (screen.kind === 'page')
    return (ofPages[screen.page] ?? []).map(([endpoint, query]) => callOf(endpoint, query));
  const resource = screen.kind === 'list' && model.resources.find(({ name }) => name === screen.resource);
  if (!resource) return [];
  return [
    {
      path: resource.endpoint + queryText(firstPage),
      ...(resource.access && { needs: resource.access.read }),
    },
  ];
}

const callOf = ({ path, object }: EndpointSpec, query?: Record<string, QueryValue>): FirstCall => ({
  path: path + queryText(query),
  ...(object !== SIGNED_IN && { needs: object }),
});
