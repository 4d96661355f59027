import { searchedTerms } from '../../core/format/phone';
import type { Db } from '../../platform/db/client';
import { containingAny } from '../../platform/db/containing';
import { dayTextWithinDays, textWithinDays, withinDays } from '../../platform/db/filtered-days';
import { type SQL, sql } from '../../platform/db/sql';
import { together } from '../../platform/db/together';
import type { EntityFilter, EntitySelection, EntitySort } from '../entity/query';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import {
  filterExpression,
  liveRowsOf,
  SORTED_CHARACTERS,
  sortExpression,
  textExpression,
} from './expressions';

export interface Selection extends EntitySelection {
  resource: ResourceModel;
  partnerId: string;
}

/** Page position; `limit` may be the remainder. */
export interface Window {
  offset: number;
  limit: number;
}

/** Below this many hits, collect and sort: they are rarely close in list order. */
const FEW_HITS = 2_000;
/** Above this many hits, walk the list order: hits are dense and collecting costs more. */
const MANY_HITS = 10_000;
/** The upper limit for filters alone, which are cheaper. */
const MANY_FILTERED = 5_000;
/** Maximum rows of a walk along the list order, in case hits are at the far end. */
const WALKED_ROWS = 15_000;

export async function countRows(db: Db, selection: Selection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from entities where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

export async function readPage(
  db: Db,
  selection: Selection,
  window: Window,
): Promise<{ ids: string[]; total: number }> {
  // The best plan depends on the total, except for the unfiltered first page.
  if (window.offset > 0 || isNarrowed(selection)) {
    const total = await countRows(db, selection);
    return { total, ids: await pageIds(db, selection, window, total) };
  }
  const [total, ids] = await together(db, [
    () => countRows(db, selection),
    () => orderedIds(db, selection, window, { total: Number.POSITIVE_INFINITY, backwards: false }),
  ]);
  return { total, ids };
}

const isNarrowed = ({ search, filters }: Selection): boolean => search !== undefined || filters.length > 0;

async function pageIds(
  db: Db,
  selection: Selection,
  { offset, limit }: Window,
  total: number,
): Promise<string[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  // The second half is read from the end, so that the last page costs as much as the first.
  const backwards = offset > total / 2;
  const skipped = backwards ? total - offset - count : offset;
  const ids = await orderedIds(db, selection, { offset: skipped, limit: count }, { total, backwards });
  return backwards ? ids.reverse() : ids;
}

export const allIds = (db: Db, selection: Selection, total: number): Promise<string[]> =>
  orderedIds(db, selection, { offset: 0, limit: total }, { total, backwards: false });

async function orderedIds(
  db: Db,
  selection: Selection,
  window: Window,
  { total, backwards }: { total: number; backwards: boolean },
): Promise<string[]> {
  const key = sql.raw(sortExpression(selection.resource, selection.sort.field));
  const matched = sql`${matching(selection)}${besideEachOther(selection, key)}`;
  const direction = directionOf(selection.sort, backwards);
  const ordered = (by: SQL) => sql`order by ${by} ${direction}, id ${direction}`;
  const page = sql`limit ${window.limit} offset ${window.offset}`;
  const idsOf = async (query: SQL): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(query);
    return rows.map(({ id }) => id);
  };

  if (selection.search && total > FEW_HITS && window.offset + window.limit <= WALKED_ROWS) {
    const { search, ...all } = selection;
    const walked = sql`select id, search, ${key} as key from entities
      where ${matching(all)} ${ordered(key)} limit ${WALKED_ROWS}`;
    const met = await idsOf(
      sql`select id from (${walked}) walked where ${withTerm(search)} ${ordered(sql`key`)} ${page}`,
    );
    if (met.length === window.limit) return met;
  }
  if (isNarrowed(selection) && total <= (selection.search ? MANY_HITS : MANY_FILTERED)) {
    const hits = sql`select id, ${key} as key from entities where ${matched}`;
    return idsOf(sql`with hits as materialized (${hits}) select id from hits ${ordered(sql`key`)} ${page}`);
  }
  return idsOf(sql`select id from entities where ${matched} ${ordered(key)} ${page}`);
}

/**
 * Rows of one choice value are adjacent when sorted by that choice. Repeating the filter on the sort
 * expression lets the index find them directly.
 */
function besideEachOther({ resource, filters, sort }: Selection, key: SQL): SQL {
  const filter = filters.find(({ field }) => field === sort.field);
  const field = resource.fields[sort.field];
  const kind = field && kindOf(field);
  // Unset values have a default for filters, but sort by the stored value.
  if (!filter || kind?.filter !== 'choices' || kind.unset !== undefined) return sql``;
  const keys = filter.values.map((value) => sql`lower(left(${value}, ${SORTED_CHARACTERS}))`);
  return sql` and ${key} in (${sql.join(keys, sql`, `)})`;
}

const directionOf = ({ descending }: EntitySort, backwards: boolean): SQL =>
  sql.raw(descending === backwards ? 'asc' : 'desc');

function matching({ resource, partnerId, filters, search }: Omit<Selection, 'sort'>): SQL {
  const conditions = [
    sql`partner_id = ${partnerId}`,
    sql.raw(liveRowsOf(resource)),
    ...filters.map((filter) => having(resource, filter)),
    ...(search ? [withTerm(search)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function having(resource: ResourceModel, { field, values }: EntityFilter): SQL {
  const kept = sql.raw(filterExpression(resource, field));
  const own = resource.fields[field];
  if (!own) return withinDays(kept, values[0]);
  const { time } = kindOf(own);
  return time ? withinDaysOf[time](kept, values[0]) : sql`${kept} in ${values}`;
}

const withinDaysOf = { day: dayTextWithinDays, instant: textWithinDays };

const withTerm = (term: string, column = 'search'): SQL =>
  containingAny(sql.raw(column), searchedTerms(term));

/**
 * Ids whose title or searched fields contain the term (`byTitle`: title only), by title; the first `limit`.
 */
export async function lookupIds(
  db: Db,
  {
    resource,
    partnerId,
    search,
    byTitle,
  }: Pick<Selection, 'resource' | 'partnerId' | 'search'> & { byTitle: boolean },
  limit: number,
): Promise<string[]> {
  const title = sortExpression(resource, resource.title);
  const searched =
    !byTitle && resource.search?.includes(resource.title) ? 'search' : textExpression(resource.title);
  const narrowed = search ? sql` and ${withTerm(search, searched)}` : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from entities
    where partner_id = ${partnerId} and ${sql.raw(liveRowsOf(resource))}${narrowed}
    order by ${sql.raw(title)}, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function readTitles(
  db: Db,
  resource: ResourceModel,
  partnerId: string,
  ids: string[],
): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; title: unknown }>(sql`
    select id, data->${resource.title} as title from entities
    where partner_id = ${partnerId} and resource = ${resource.name} and deleted_at is null and id in ${ids}`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
