import { createHash } from 'node:crypto';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { systemFields } from '../schema/system-fields';
import {
  filterExpression,
  liveRowsOf,
  periodExpression,
  rateExpressions,
  searchExpression,
  sortExpression,
} from './expressions';

export interface WantedIndex {
  kind: 'index' | 'statistics';
  /** Contains a hash of all inputs, so that a changed declaration gets a new name. */
  name: string;
  create: string;
  /** Updates rows before the index is created. */
  prepare?: string;
}

/** Generated names, to distinguish obsolete indexes from those of migrations. */
export const OWN_INDEX = /^entity_(?:sort|filter|spread|search|words)_[0-9a-f]{16}$/;

/** All indexes for the lists of these resources (design 4), in the document table only. */
export function wantedIndexes(resources: ResourceModel[]): WantedIndex[] {
  const wanted = documents(resources).flatMap((resource) => [
    ...sortIndexes(resource),
    ...(resource.filters ?? []).flatMap((name) =>
      name === 'created_at' || resource.fields[name]?.computed ? [] : filterIndexes(resource, name),
    ),
    ...(resource.search?.length ? searchIndexes(resource) : []),
  ]);
  return [...new Map(wanted.map((index) => [index.name, index])).values()];
}

/** Without `created_at`, which the table indexes itself, and values of other tables. */
const sortIndexes = (resource: ResourceModel): WantedIndex[] =>
  (resource.sort ?? [])
    .filter((name) => {
      const field = resource.fields[name];
      return name !== 'created_at' && !(field && (field.computed || kindOf(field).sorts === 'title'));
    })
    .map((name) => index('sort', resource, `(partner_id, (${sortExpression(resource, name)}), id)`));

/** A number that also sorts has its index already. */
function filterIndexes(resource: ResourceModel, name: string): WantedIndex[] {
  const field = resource.fields[name];
  const filter = field && kindOf(field).filter;
  const plain = (expression: string) => index('filter', resource, `(partner_id, (${expression}))`);
  if (filter === 'period') {
    const ends = [periodExpression(name, 'start_at'), periodExpression(name, 'end_at')];
    return ends.flatMap((end) => [plain(end), spreadOf(end)]);
  }
  if (filter === 'rate') {
    const { type, number } = rateExpressions(name);
    return [
      index('filter', resource, `(partner_id, (${type}), (${number}))`),
      spreadOf(type),
      spreadOf(number),
    ];
  }
  const expression = filterExpression(resource, name);
  if (filter === 'anyChoice') return [index('filter', resource, `using gin (${expression})`)];
  const spread = name in systemFields ? [] : [spreadOf(expression)];
  if (filter === 'text') {
    return [index('filter', resource, `using gin ((${expression}) gin_trgm_ops)`), ...spread];
  }
  return filter === 'range' && resource.sort?.includes(name) ? spread : [plain(expression), ...spread];
}

/**
 * Statistics of filter values. The planner ignores statistics of partial index expressions: without these it
 * takes every filter as selective and reads a list in the wrong order. Table columns need none: they have
 * their own, and PostgreSQL refuses extended ones for a single column.
 */
const spreadOf = (expression: string): WantedIndex => {
  const body = `on (${expression}) from entities`;
  const own = nameOf('spread', body);
  return { kind: 'statistics', name: own, create: `create statistics if not exists ${own} ${body}` };
};

/**
 * Two indexes per column: trigrams find rare terms; terms in half of the rows or of two letters are counted
 * by reading only the covering index.
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

/** Fills missing search texts, for example after seeding, with one statement or none. */
export function missingSearch(resources: ResourceModel[]): string[] {
  const searched = documents(resources).filter(({ search }) => search?.length);
  if (searched.length === 0) return [];
  const texts = searched.map((one) => `when ${liveRowsOf(one)} then ${searchExpression(one)}`);
  const empty = searched.map((one) => `${liveRowsOf(one)} and ${searchExpression(one)} <> ''`);
  return [
    `update entities set search = case ${texts.join(' ')} end where search = '' and (${empty.join(' or ')})`,
  ];
}

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
