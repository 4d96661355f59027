import { amountOf, searchWords } from '../../core/format/search-words';
import type { Db } from '../../platform/db/client';
import { containingWords, inTexts, searchedText } from '../../platform/db/containing';
import { comparedText, withinRange } from '../../platform/db/filtered';
import { dayTextWithinDays, textWithinDays, withinDays } from '../../platform/db/filtered-days';
import { type SQL, sql } from '../../platform/db/sql';
import type { EntityFilter, EntitySelection } from '../entity/query';
import { aggregateOf, kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { FilterTest } from '../schema/resource';
import { joinsOf } from './aggregates';
import {
  amountKey,
  filterExpression,
  literal,
  liveRowsOf,
  periodExpression,
  rateExpressions,
  sortExpression,
  valueExpression,
} from './expressions';
import { readPageOf, sumsOf, type Window } from './page';
import type { Joined, Sums } from './service-shape';

/** A word of a search, with the ids of referenced records whose titles contain it, by field. */
export interface FoundWord {
  word: string;
  references: Record<string, string[]>;
}

export interface Selection extends Omit<EntitySelection, 'search'> {
  resource: ResourceModel;
  partnerId: string;
  words?: FoundWord[];
  joined?: Joined | undefined;
}

export async function countRows(db: Db, selection: Selection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from entities ${joinsOf(selection.joined)} where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Sums of `summary`; values of another type count as nothing. */
export async function readSums(db: Db, selection: Selection): Promise<Sums> {
  const numbers = (selection.resource.summary ?? []).map((name) => ({
    name,
    value: sql.raw(valueExpression(selection.resource, name)),
  }));
  return sumsOf(db, numbers, sql`from entities ${joinsOf(selection.joined)} where ${matching(selection)}`);
}

export function readPage(db: Db, selection: Selection, window: Window) {
  const { sort } = selection;
  const opposite = { ...selection, sort: { ...sort, descending: !sort.descending } };
  return readPageOf(db, window, {
    count: () => countRows(db, selection),
    read: (part, reversed) => orderedIds(db, reversed ? opposite : selection, part),
  });
}

/**
 * Newest rows of several resources whose searched fields contain each word, at most `most` of each. One statement,
 * in which each resource uses its own index.
 */
export function findIds(
  db: Db,
  resources: ResourceModel[],
  partnerId: string,
  search: string,
  most: number,
): Promise<{ resource: string; id: string }[]> {
  const words = searchWords(search).map((word) => ({ word, references: {} }));
  const found = resources.map(
    (resource) => sql`(select resource, id from entities
      where ${matching({ resource, partnerId, filters: [], words })} order by created_at desc, id limit ${most})`,
  );
  return db.rows(sql.join(found, sql` union all `));
}

export const allIds = (db: Db, selection: Selection, total: number): Promise<string[]> =>
  orderedIds(db, selection, { offset: 0, limit: total });

async function orderedIds(db: Db, selection: Selection, { offset, limit }: Window): Promise<string[]> {
  const { resource, sort, joined } = selection;
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const by = joined?.order?.value ?? sql.raw(sortExpression(resource, sort.field));
  const rows = await db.rows<{ id: string }>(sql`
    select id from entities ${joinsOf(joined, true)} where ${matching(selection)}
    order by ${by} ${direction}, id ${direction}
    limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

function matching({ resource, partnerId, filters, words, joined }: Omit<Selection, 'sort'>): SQL {
  const conditions = [
    sql`partner_id = ${partnerId}`,
    sql.raw(liveRowsOf(resource)),
    ...filters.map((filter) => having(resource, filter, joined)),
    ...(words ? [words.length === 0 ? sql`false` : sql.join(words.map(withWord), sql` and `)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function having(resource: ResourceModel, { field, test, values }: EntityFilter, joined?: Joined): SQL {
  const own = resource.fields[field];
  const [value = ''] = values;
  if (aggregateOf(own)) return withinRange(joined?.filters[field]?.value ?? sql`0`, value);
  const expression = sql.raw(filterExpression(resource, field));
  if (!own) return withinDays(expression, value);
  const { time, filter, dialled } = kindOf(own);
  if (time) return withinDaysOf[time](expression, value);
  if (filter === 'range') return withinRange(expression, value);
  if (filter === 'text') return comparedText(expression, test, value, dialled);
  if (filter === 'rate') {
    const { type, number } = rateExpressions(field);
    return sql`${sql.raw(type)} = ${test} and ${withinRange(sql.raw(number), value)}`;
  }
  if (filter === 'period') return withinPeriod(field, test, value);
  if (filter === 'anyChoice') return sql`${expression} ?| ${sql.param(values)}::text[]`;
  return sql`${expression} in ${values}`;
}

const withinDaysOf = { day: dayTextWithinDays, instant: textWithinDays };

function withinPeriod(field: string, test: FilterTest | undefined, value: string): SQL {
  const start = sql.raw(periodExpression(field, 'start_at'));
  const end = sql.raw(periodExpression(field, 'end_at'));
  if (test === 'begun') return textWithinDays(start, value);
  if (test === 'ended') return textWithinDays(end, value);
  const isOpen = sql`(${end} = '' or ${textWithinDays(end, `${value}..`)})`;
  return sql`${textWithinDays(start, `..${value}`)} and ${isOpen}`;
}

const withWord = ({ word, references }: FoundWord): SQL => {
  const amount = amountOf(word);
  const wanted = [word, ...(amount === undefined ? [] : [amountKey(amount)])];
  const conditions = [
    ...wanted.flatMap((one) => inTexts(one, [sql`search`])),
    ...Object.entries(references).flatMap(([field, ids]) =>
      ids.length > 0 ? [sql`data->>${sql.raw(literal(field))} = any(${sql.param(ids)}::text[])`] : [],
    ),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
};

/** The words of a search; `idsOf` finds the records of a resource whose title contains a word. */
export async function foundWords(
  { list, fields }: ResourceModel,
  search: string,
  idsOf: (resource: string, word: string) => Promise<string[]>,
): Promise<FoundWord[]> {
  const pointing = list.flatMap((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && !field.access ? [{ name, to: field.to }] : [];
  });
  const wordOf = async (word: string): Promise<FoundWord> => {
    const references = pointing.map(async ({ name, to }) => [name, await idsOf(to, word)] as const);
    return { word, references: Object.fromEntries(await Promise.all(references)) };
  };
  return Promise.all(searchWords(search).map(wordOf));
}

/**
 * Ids whose title or searched fields contain each word (`byTitle`: title only), by title; the first `limit`.
 */
export async function lookupIds(
  db: Db,
  {
    resource,
    partnerId,
    filters,
    search,
    byTitle,
  }: Omit<Selection, 'sort'> & { search?: string | undefined; byTitle: boolean },
  limit: number,
): Promise<string[]> {
  const title = sortExpression(resource, resource.title);
  const titleText = searchedText(sql.raw(`data->>${literal(resource.title)}`));
  const isSearched = resource.search?.includes(resource.title);
  // The indexed column narrows, also where the title decides.
  const texts = [...(isSearched ? [sql`search`] : []), ...(byTitle || !isSearched ? [titleText] : [])];
  const narrowed = search ? texts.map((text) => sql` and ${containingWords(search, [text])}`) : [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from entities
    where ${matching({ resource, partnerId, filters })}${sql.join(narrowed)}
    order by ${sql.raw(title)}, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function readTitles(
  db: Db,
  resource: ResourceModel,
  partnerId: string,
  ids: string[],
  filters: EntityFilter[] = [],
): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; title: unknown }>(sql`
    select id, data->${resource.title} as title from entities
    where ${matching({ resource, partnerId, filters })} and id in ${ids}`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
