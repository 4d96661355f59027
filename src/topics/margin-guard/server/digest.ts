import { DAY, date, dayOf, dayStart } from '../../../core/format/date';
import { number } from '../../../core/format/number';
import type { Database, Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { sql } from '../../../platform/db/sql';
import { queryColumn } from '../../../platform/db/statement';
import { createIsolated } from '../../../platform/jobs/isolated';
import type { JobHandler, JobLog } from '../../../platform/jobs/job';
import { queueJob } from '../../../platform/jobs/queue';
import type { MessageService } from '../../../platform/messages/service';
import { guardMeasures } from '../text';
import type { GuardEvent } from './event-store';
import { headline, priceText } from './guard-notifier';
import { readReader } from './people-store';

/** A day in Asia/Jakarta (`2026-11-24`) and the ISO period of its digest. */
interface DigestDay {
  day: string;
  from: string;
  until: string;
}

const WANTED = `margin_guard_events e join entities g on g.id = e.guard_id and g.data @> '{"digest": true}'`;

/** Partners with an unsent digest, without those in `but`. */
const digestsDue = queryColumn<DigestDay & { but: readonly string[]; most: number }, string>(
  'margin_digest_due',
  `select distinct e.partner_id from ${WANTED}
where e.created_at >= :from::timestamptz and e.created_at < :until::timestamptz
  and not exists (select from margin_guard_digests d where d.partner_id = e.partner_id and d.day = :day::date)
  and e.partner_id <> all(:but::uuid[]) limit :most::int`,
);

/** Claims a day's digest in `tx`; false if sent. */
const takeDigest = (tx: Db, partnerId: string, { day }: DigestDay): Promise<boolean> =>
  tx.hasRow(sql`
    insert into margin_guard_digests (partner_id, day) values (${partnerId}, ${day}) on conflict do nothing
    returning partner_id`);

type DigestEvent = Pick<GuardEvent, 'kind' | 'item' | 'reason' | 'price_before' | 'price_after'>;

const digestEvents = (tx: Db, partnerId: string, { from, until }: DigestDay): Promise<DigestEvent[]> =>
  tx.rows<DigestEvent>(sql`
    select e.kind, e.item, e.reason, e.price_before, e.price_after from ${sql.raw(WANTED)}
    where e.partner_id = ${partnerId} and e.created_at >= ${from}::timestamptz and e.created_at < ${until}::timestamptz
    order by e.created_at, e.id`);

export const MARGIN_DIGEST = 'margin-digest';
/** Placeholder subject: the job concerns all partners. */
const ALL_PARTNERS = '5d1c8e2f-7a34-4b96-a0f3-9c6e1b2d8f47';
/** Milliseconds after midnight in Asia/Jakarta. */
const AT = 8 * 3_600_000;
/** Partners per attempt, to stay within the time limit of a job. */
const PORTION = 100;
/** Milliseconds until a failed one is retried. */
const RETRY = 600_000;
const NAMED = 20;

interface Deps {
  database: Database;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
}

/** Daily e-mail to the owner about guard actions marked for the digest; none on a day without. */
export function createDigests({ database, message }: Deps) {
  const isolated = createIsolated('the digest of margin guards', 'partner', RETRY - 60_000);

  const notify = (partnerId: string, day: DigestDay): Promise<void> =>
    database.transaction(async (tx) => {
      const owner = await readReader(tx, partnerId, null);
      if (!owner || !(await takeDigest(tx, partnerId, day))) return;
      const events = await digestEvents(tx, partnerId, day);
      const letter = {
        subject: `Ringkasan Penjaga Margin ${date(day.until)}`,
        lines: linesOf(events),
        action: { label: 'Lihat Riwayat Penjaga', url: message.urlOf('/set-selling-price/guard/history') },
        notes: ['Ringkasan ini dapat dimatikan pada setiap penjaga di Penjaga Margin.'],
      };
      await message.mail(tx, owner.email, letter, partnerId);
    });

  /** Sends due digests at `now` (milliseconds since 1970); returns true if more may be due. */
  const send = async (now: number, log: JobLog): Promise<boolean> => {
    const day = dayAt(now);
    const due = await digestsDue(database, { ...day, but: isolated.resting(), most: PORTION });
    await isolated.each(due, log, (partnerId) => notify(partnerId, day));
    return due.length === PORTION;
  };

  return {
    send,

    job: (async (_job, log) => {
      const now = await databaseNow(database.db);
      if (await send(now, log)) return { again: 0 };
      const next = Date.parse(dayAt(now).until) + DAY - now;
      return { again: isolated.resting().length > 0 ? Math.min(RETRY, next) : next };
    }) satisfies JobHandler,

    start: (): Promise<void> => queueJob(database.db, MARGIN_DIGEST, ALL_PARTNERS),
  };
}

function dayAt(now: number): DigestDay {
  const day = dayOf(new Date(now - AT).toISOString());
  const until = Date.parse(dayStart(day)) + AT;
  return { day, from: new Date(until - DAY).toISOString(), until: new Date(until).toISOString() };
}

function linesOf(events: DigestEvent[]): string[] {
  const counts = Object.entries(guardMeasures).flatMap(([kind, words]) => {
    const count = events.filter((event) => event.kind === kind).length;
    return count > 0 ? [`${words}: ${number(count)}`] : [];
  });
  const listed = events
    .slice(0, NAMED)
    .map((event) => [`${headline(event)}.`, event.reason, priceText(event)].filter(Boolean).join(' '));
  const rest = events.length - listed.length;
  return [`${counts.join(' · ')}.`, ...listed, ...(rest > 0 ? [`Dan ${number(rest)} lainnya.`] : [])];
}
