import type { Notification, NotificationType } from '../../core/contract/notification';
import type { Database } from '../db/client';
import { command, queryAny, run, statement } from '../db/statement';

export interface Reader {
  partner: string;
  user: string;
  /** Owners also read notifications about others. */
  owner: boolean;
  /** Types addressed to everyone that this user may read. */
  types: readonly NotificationType[];
  /** Types addressed to this user that may be read. */
  own: readonly NotificationType[];
}

export interface NotificationFilter {
  type?: NotificationType | undefined;
  unread?: boolean | undefined;
}

interface FilterParams extends Reader {
  type: string | null;
  unread: boolean;
}

const READABLE = `n.partner_id = :partner::uuid and n.done_by is distinct from :user::uuid and (:owner::boolean or (n.user_id = :user::uuid and n.type = any(:own::text[]))
  or (not n.owner_only and n.type = any(:types::text[])))`;
const READ = `exists (select from notification_reads r where r.notification_id = n.id and r.user_id = :user::uuid)`;
const FILTERED = `${READABLE} and (:type::text is null or n.type = :type::text)
  and (not :unread::boolean or not ${READ})`;

const pageStatement = statement<FilterParams & { skip: number; most: number }, Notification>(
  'notification-page',
  `select n.id, n.type, n.title, n.body, n.link, ${READ} as is_read, n.created_at from notifications n
   where ${FILTERED} order by n.created_at desc, n.id desc offset :skip::bigint limit :most::int`,
);

const countStatement = statement<FilterParams, { total: number }>(
  'notification-count',
  `select count(*)::int as total from notifications n where ${FILTERED}`,
);

export async function readNotificationPage(
  database: Database,
  reader: Reader,
  filter: NotificationFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Notification[]; total: number }> {
  const params = { ...reader, type: filter.type ?? null, unread: filter.unread ?? false };
  const [rows, total] = await Promise.all([
    run(database, pageStatement, { ...params, skip: (page - 1) * limit, most: limit }),
    countNotifications(database, reader, filter),
  ]);
  return { rows, total };
}

async function countNotifications(
  database: Database,
  reader: Reader,
  { type, unread = false }: NotificationFilter,
): Promise<number> {
  const [counted] = await run(database, countStatement, { ...reader, type: type ?? null, unread });
  return counted?.total ?? 0;
}

const unreadStatement = statement<Reader & { most: number }, { total: number }>(
  'notification-unread',
  `select count(*)::int as total from (
     select from notifications n where ${READABLE} and not ${READ} order by n.created_at desc limit :most::int
   ) newest`,
);

/** Counts up to `most`, because every profile request calls it. */
export async function countUnread(database: Database, reader: Reader, most: number): Promise<number> {
  const [counted] = await run(database, unreadStatement, { ...reader, most });
  return counted?.total ?? 0;
}

export const markAllRead = command<Reader>(
  'notification-read-all',
  `insert into notification_reads (notification_id, user_id)
   select n.id, :user::uuid from notifications n where ${READABLE} and not ${READ}
   on conflict do nothing`,
);

export const markRead = queryAny<Reader & { id: string }>(
  'notification-read',
  `with known as (
     select n.id from notifications n where ${READABLE} and n.id = :id::uuid
   ), marked as (
     insert into notification_reads (notification_id, user_id) select id, :user::uuid from known
     on conflict do nothing
   )
   select id from known`,
);
