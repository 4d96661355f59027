import type { Notification, NotificationType } from '../../../src/core/contract/notification';
import type { Database } from '../../db/client';
import { run, statement } from '../../db/statement';

/** Who reads: a person of a partner. */
export interface Reader {
  partner: string;
  user: string;
  /** Reads what is about others, too. */
  owner: boolean;
}

export interface NotificationFilter {
  type?: NotificationType | undefined;
  /** Only what nobody has read. */
  unread?: boolean | undefined;
}

interface FilterParams extends Reader {
  type: string | null;
  unread: boolean;
}

const READABLE = `partner_id = :partner::uuid
  and (not owner_only or :owner::boolean or user_id = :user::uuid)`;
const FILTERED = `${READABLE} and (:type::text is null or type = :type::text)
  and (not :unread::boolean or not is_read)`;

const pageStatement = statement<FilterParams & { skip: number; most: number }, Notification>(
  'notification-page',
  `select id, type, title, body, link, is_read, created_at from notifications
   where ${FILTERED} order by created_at desc, id desc offset :skip::bigint limit :most::int`,
);

const countStatement = statement<FilterParams, { total: number }>(
  'notification-count',
  `select count(*)::int as total from notifications where ${FILTERED}`,
);

/** One page, newest first, and how many there are. */
export async function notificationPage(
  database: Database,
  reader: Reader,
  { type, unread = false }: NotificationFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Notification[]; total: number }> {
  const params = { ...reader, type: type ?? null, unread };
  const [rows, counted] = await Promise.all([
    run(database, pageStatement, { ...params, skip: (page - 1) * limit, most: limit }),
    run(database, countStatement, params),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

const readAllStatement = statement<Reader>(
  'notification-read-all',
  `update notifications set is_read = true where ${READABLE} and not is_read`,
);

export async function markAllRead(database: Database, reader: Reader): Promise<void> {
  await run(database, readAllStatement, reader);
}

const readStatement = statement<Reader & { id: string }, { id: string }>(
  'notification-read',
  `update notifications set is_read = true where ${READABLE} and id = :id::uuid returning id`,
);

/** False when there is no such notification for them. */
export async function markRead(database: Database, reader: Reader, id: string): Promise<boolean> {
  return (await run(database, readStatement, { ...reader, id })).length > 0;
}
