import { searchedTerms } from '../../core/format/phone';
import type { Db } from '../../platform/db/client';
import { containingAny } from '../../platform/db/containing';
import { dayTextWithinDays, textWithinDays, withinDays } from '../../platform/db/filtered-days';
import { type SQL, sql } from '../../platform/db/sql';
import type { EntityFilter, EntitySelection } from '../entity/query';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { filterExpression, liveRowsOf, sortExpression, textExpression } from './expressions';
import { readPageOf, type Window } from './page';

export interface Selection extends EntitySelection {
  resource: ResourceModel;
  partnerId: string;
}

export async function countRows(db: Db, selection: Selection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from entities where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

export function readPage(db: Db, selection: Selection, window: Window) {
  const { sort } = selection;
  const opposite = { ...selection, sort: { ...sort, descending: !sort.descending } };
  return readPageOf(db, window, {
    count: () => countRows(db, selection),
    read: (part, reversed) => orderedIds(db, reversed ? opposite : selection, part),
  });
}

export const allIds = (db: Db, selection: Selection, total: number): Promise<string[]> =>
  orderedIds(db, selection, { offset: 0, limit: total });

async function orderedIds(db: Db, selection: Selection, { offset, limit }: Window): Promise<string[]> {
  const { resource, sort } = selection;
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const rows = await db.rows<{ id: string }>(sql`
    select id from entities where ${matching(selection)}
    order by ${sql.raw(sortExpression(resource, sort.field))} ${direction}, id ${direction}
    limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

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
