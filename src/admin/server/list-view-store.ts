import type { z } from 'zod';
import type { ListLayout, ListView, updateListView } from '../../core/contract/list-view';
import type { Database, Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { run, statement } from '../../platform/db/statement';

export type SavedState = z.output<typeof updateListView.body>;

interface Person {
  userId: string;
  partnerId: string;
}

const layoutsStatement = statement<{ user_id: string }, { resource: string; layout: ListLayout }>(
  'list-layouts-read',
  'select resource, layout from list_layouts where user_id = :user_id::uuid',
);

const viewsStatement = statement<{ user_id: string; partner_id: string }, ListView>(
  'list-views-read',
  `select id, resource, name, query, is_shared, is_pinned, user_id = :user_id::uuid as is_own
   from list_views
   where partner_id = :partner_id::uuid and (user_id = :user_id::uuid or is_shared)
   order by lower(name), id`,
);

export const readLayouts = (database: Database, { userId }: Person) =>
  run(database, layoutsStatement, { user_id: userId });

/** The person's own views, and those that others of the partner share. */
export const readViews = (database: Database, { userId, partnerId }: Person): Promise<ListView[]> =>
  run(database, viewsStatement, { user_id: userId, partner_id: partnerId });

export const writeLayout = (
  db: Db,
  { userId }: Person,
  resource: string,
  layout: ListLayout,
): Promise<void> =>
  db.command(sql`
    insert into list_layouts (user_id, resource, layout)
    values (${userId}, ${resource}, ${JSON.stringify(layout)}::jsonb)
    on conflict (user_id, resource) do update set layout = excluded.layout, updated_at = now()`);

/** False after `most` views of this person. Throws 23505 for a used name. */
export const insertView = (
  db: Db,
  { userId, partnerId }: Person,
  { id, resource, name, query, is_shared, is_pinned }: SavedState & { id: string; resource: string },
  most: number,
): Promise<boolean> =>
  db.hasRow(sql`
    insert into list_views (id, partner_id, user_id, resource, name, query, is_shared, is_pinned)
    select ${id}::uuid, ${partnerId}::uuid, ${userId}::uuid, ${resource}, ${name}, ${query},
      ${is_shared}::boolean, ${is_pinned}::boolean
    where (select count(*) from list_views where user_id = ${userId}) < ${most}::int
    returning id`);

/** Null for a view of somebody else. Throws 23505 for a used name. */
export const updateView = (
  db: Db,
  { userId }: Person,
  id: string,
  { name, query, is_shared, is_pinned }: SavedState,
): Promise<ListView | null> =>
  db.row(sql`
    update list_views set name = ${name}, query = ${query}, is_shared = ${is_shared}, is_pinned = ${is_pinned}
    where id = ${id} and user_id = ${userId}
    returning id, resource, name, query, is_shared, is_pinned, true as is_own`);

export const deleteView = (db: Db, { userId }: Person, id: string): Promise<boolean> =>
  db.hasRow(sql`delete from list_views where id = ${id} and user_id = ${userId} returning id`);
