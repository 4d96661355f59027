import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryAll, queryRow } from '../../../platform/db/statement';
import type { Feedback, FeedbackInput } from '../contract';

/** Returns the time of receipt. */
export async function insertFeedback(
  db: Db,
  { id, partner, user }: { id: string; partner: string; user: string },
  { category, rating, message, allow_contact }: FeedbackInput,
): Promise<string> {
  const created_at = await db.value<string>(sql`
    insert into feedbacks (id, partner_id, user_id, category, rating, message, allow_contact)
    values (${id}, ${partner}, ${user}, ${category}, ${rating}, ${message}, ${allow_contact}) returning created_at`);
  return created_at ?? '';
}

interface Whose {
  partner: string;
  user: string | null;
}

const FROM = `from feedbacks f join users u on u.id = f.user_id
  where f.partner_id = :partner::uuid and (:user::uuid is null or f.user_id = :user::uuid)`;

const readRows = queryAll<Whose & { skip: number; most: number }, Feedback>(
  'feedback-page',
  `select f.id, f.category, f.rating, f.message, f.allow_contact, u.name as author, f.status, f.reply, f.replied_at,
     f.created_at ${FROM}
   order by f.created_at desc, f.id desc offset :skip::bigint limit :most::int`,
);

const countRows = queryRow<Whose, { total: number }>(
  'feedback-count',
  `select count(*)::int as total ${FROM}`,
);

export async function readFeedbackPage(
  database: Database,
  whose: Whose,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Feedback[]; total: number }> {
  const [rows, counted] = await Promise.all([
    readRows(database, { ...whose, skip: (page - 1) * limit, most: limit }),
    countRows(database, whose),
  ]);
  return { rows, total: counted.total };
}

interface Sender {
  partner_id: string;
  user_id: string;
}

/** Stores the answer and returns the sender; null if there is no such feedback. */
export const answerFeedback = (db: Db, id: string, reply: string): Promise<Sender | null> =>
  db.row<Sender>(sql`
    update feedbacks set reply = ${reply}, replied_at = now(), status = 2 where id::text = ${id} 
    returning partner_id, user_id`);

export interface OpenFeedback {
  id: string;
  partner: string;
  author: string;
  email: string;
  category: string;
  rating: number;
  message: string;
  allow_contact: boolean;
  created_at: string;
}

export const openFeedback = queryAll<object, OpenFeedback>(
  'feedback-open',
  `select f.id, p.name as partner, u.name as author, u.email, f.category, f.rating, f.message, f.allow_contact,
     f.created_at
   from feedbacks f join users u on u.id = f.user_id join partners p on p.id = f.partner_id
   where f.status = 1 order by f.created_at, f.id limit 100`,
);
