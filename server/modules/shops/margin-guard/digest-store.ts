import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';
import type { GuardEvent } from './event-store';

/** A day in Asia/Jakarta (`2026-11-24`) and the ISO period of its digest. */
export interface DigestDay {
  day: string;
  from: string;
  until: string;
}

const WANTED = `margin_guard_events e join entities g on g.id = e.guard_id and g.data @> '{"digest": true}'`;

const dueStatement = statement<DigestDay & { but: readonly string[]; most: number }, { partner_id: string }>(
  'margin_digest_due',
  `select distinct e.partner_id from ${WANTED}
where e.created_at >= :from::timestamptz and e.created_at < :until::timestamptz
  and not exists (select from margin_guard_digests d where d.partner_id = e.partner_id and d.day = :day::date)
  and e.partner_id <> all(:but::uuid[]) limit :most::int`,
);

/** Partners with an unsent digest, without those in `but`. */
export async function digestsDue(
  database: Database,
  day: DigestDay,
  but: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await run(database, dueStatement, { ...day, but, most });
  return rows.map(({ partner_id }) => partner_id);
}

/** Claims a day's digest in `tx`; false if sent. */
export const takeDigest = (tx: Db, partnerId: string, { day }: DigestDay): Promise<boolean> =>
  tx.hasRow(sql`
    insert into margin_guard_digests (partner_id, day) values (${partnerId}, ${day}) on conflict do nothing
    returning partner_id`);

export type ToldEvent = Pick<GuardEvent, 'kind' | 'item' | 'reason' | 'price_before' | 'price_after'>;

export const digestEvents = (tx: Db, partnerId: string, { from, until }: DigestDay): Promise<ToldEvent[]> =>
  tx.rows<ToldEvent>(sql`
    select e.kind, e.item, e.reason, e.price_before, e.price_after from ${sql.raw(WANTED)}
    where e.partner_id = ${partnerId} and e.created_at >= ${from}::timestamptz and e.created_at < ${until}::timestamptz
    order by e.created_at, e.id`);
