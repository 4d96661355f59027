import type { EntityFilter, EntitySelection, EntitySort } from '../../../../src/core/entity/query';
import { searchedTerms } from '../../../../src/core/format/phone';
import { kindOf } from '../../../../src/core/schema/kinds';
import type { ResourceModel } from '../../../../src/core/schema/model';
import type { Db } from '../../../db/client';
import { containingAny } from '../../../db/containing';
import { dayTextWithinDays, textWithinDays, withinDays } from '../../../db/filtered-days';
import { type SQL, sql } from '../../../db/sql';
import { together } from '../../../db/together';
import {
  filterExpression,
  liveRowsOf,
  SORTED_CHARACTERS,
  sortExpression,
  textExpression,
} from './expressions';

/** Whose rows of which resource, narrowed by what. */
export interface Selection extends EntitySelection {
  resource: ResourceModel;
  partnerId: string;
}

/** Positions of a page; `limit` may be what is left. */
export interface Window {
  offset: number;
  limit: number;
}

/** Fewer hits than this are collected and sorted at once: they hardly ever stand close in the order of a list. */
const FEW_HITS = 2_000;
/** More hits than this are dense in any order; collecting them would cost more than walking. */
const MANY_HITS = 10_000;
/** The same of filters alone: they find their rows cheaper, and pass over others cheaper too. */
const MANY_FILTERED = 5_000;
/** Rows that a walk along the order of a list may look at before it gives up: hits may all stand at the far end. */
const WALKED_ROWS = 15_000;

export async function countRows(db: Db, selection: Selection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from entities where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Ids of a page of the selection, and how many rows it has. */
export async function readPage(
  db: Db,
  selection: Selection,
  window: Window,
): Promise<{ ids: string[]; total: number }> {
  // How a page is best read depends on how many rows there are, except for the first page of everything.
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

/** Ids of a page of the selection, which has `total` rows. */
async function pageIds(
  db: Db,
  selection: Selection,
  { offset, limit }: Window,
  total: number,
): Promise<string[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  // The second half is read from its end, so that the last page costs what the first one does.
  const backwards = offset > total / 2;
  const skipped = backwards ? total - offset - count : offset;
  const ids = await orderedIds(db, selection, { offset: skipped, limit: count }, { total, backwards });
  return backwards ? ids.reverse() : ids;
}

/** Ids of the whole selection in its order. */
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
 * Rows of one value of a choice stand beside each other in the order of that choice. Said in the words of the order,
 * the page is read there instead of being searched for from one end.
 */
function besideEachOther({ resource, filters, sort }: Selection, key: SQL): SQL {
  const filter = filters.find(({ field }) => field === sort.field);
  const field = resource.fields[sort.field];
  const kind = field && kindOf(field);
  // What has a value without one being saved is ordered by what was saved.
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

/** Ids whose title or searched fields hold the term (`byTitle`: the title alone), by title; the first `limit`. */
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

/** Titles of live rows, raw as they are stored. */
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
