import { createHash } from 'node:crypto';
import type { ResourceModel } from '../../../../src/core/schema/model';
import { systemFields } from '../../../../src/core/schema/system-fields';
import { filterExpression, liveRowsOf, searchExpression, sortExpression } from './expressions';

/** An index that the declarations ask for, or statistics that tell the planner when to use one. */
export interface WantedIndex {
  kind: 'index' | 'statistics';
  /** Carries a hash of everything it depends on: another declaration has another name. */
  name: string;
  create: string;
  /** Brings the rows into the state that the index is about; runs before it is made. */
  prepare?: string;
}

/** Names given here, so that an index that nobody declares any more can be told from one of a migration. */
export const OWN_INDEX = /^entity_(?:sort|filter|spread|search|words)_[0-9a-f]{16}$/;

/** Every index that the lists of these resources need (design 4). Resources of the document table only. */
export function wantedIndexes(resources: ResourceModel[]): WantedIndex[] {
  const wanted = documents(resources).flatMap((resource) => [
    ...sortIndexes(resource),
    ...(resource.filters ?? []).flatMap((name) =>
      name === 'created_at'
        ? []
        : [filterIndex(resource, name), ...(name in systemFields ? [] : [spreadOf(resource, name)])],
    ),
    ...(resource.search?.length ? searchIndexes(resource) : []),
  ]);
  return [...new Map(wanted.map((index) => [index.name, index])).values()];
}

/** `created_at` is missing here: the table has that index anyway. */
const sortIndexes = (resource: ResourceModel): WantedIndex[] =>
  (resource.sort ?? [])
    .filter((name) => name !== 'created_at')
    .map((name) => index('sort', resource, `(partner_id, (${sortExpression(resource, name)}), id)`));

const filterIndex = (resource: ResourceModel, name: string): WantedIndex =>
  index('filter', resource, `(partner_id, (${filterExpression(resource, name)}))`);

/**
 * How the values of a filter are spread. What PostgreSQL knows of the expression of a partial index it does not ask
 * when it plans: without this it takes every filter for a rare one, and reads a list in the wrong order. A column of
 * the table needs none: it has statistics of its own, and PostgreSQL refuses others of one column.
 */
const spreadOf = (resource: ResourceModel, name: string): WantedIndex => {
  const body = `on (${filterExpression(resource, name)}) from entities`;
  const own = nameOf('spread', body);
  return { kind: 'statistics', name: own, create: `create statistics if not exists ${own} ${body}` };
};

/**
 * Two for the same column. A rare term finds its rows through trigrams; a term that half of the rows hold, or one
 * of two letters, is counted by reading the covering index alone, never the rows.
 */
const searchIndexes = (resource: ResourceModel): WantedIndex[] => {
  const words = searchExpression(resource);
  const prepare = `${fillSearch(resource)} and search is distinct from ${words}`;
  return [
    index('search', resource, 'using gin (search gin_trgm_ops)', words, prepare),
    index('words', resource, '(partner_id) include (search)', words, prepare),
  ];
};

const fillSearch = (resource: ResourceModel): string =>
  `update entities set search = ${searchExpression(resource)} where ${liveRowsOf(resource)}`;

/** Fills the search text of rows that came in by another way than the service (a seed): one statement, or none. */
export function missingSearch(resources: ResourceModel[]): string[] {
  const searched = documents(resources).filter(({ search }) => search?.length);
  if (searched.length === 0) return [];
  const texts = searched.map((one) => `when ${liveRowsOf(one)} then ${searchExpression(one)}`);
  const empty = searched.map((one) => `${liveRowsOf(one)} and ${searchExpression(one)} <> ''`);
  return [
    `update entities set search = case ${texts.join(' ')} end where search = '' and (${empty.join(' or ')})`,
  ];
}

/** Resources that are listed from the document table. */
const documents = (resources: ResourceModel[]): ResourceModel[] =>
  resources.filter(({ store, single }) => !store && !single);

function index(
  purpose: string,
  resource: ResourceModel,
  definition: string,
  dependsOn = '',
  prepare?: string,
): WantedIndex {
  const body = `${definition} where ${liveRowsOf(resource)}`;
  const name = nameOf(purpose, `${body} ${dependsOn}`);
  return {
    kind: 'index',
    name,
    create: `create index if not exists ${name} on entities ${body}`,
    ...(prepare && { prepare }),
  };
}

const nameOf = (purpose: string, dependsOn: string): string =>
  `entity_${purpose}_${createHash('sha256').update(dependsOn).digest('hex').slice(0, 16)}`;
