import { DAY, date, dayOf, dayStart } from '../../../../src/core/format/date';
import { number } from '../../../../src/core/format/number';
import { guardMeasures } from '../../../../src/core/text/margin-guard';
import type { Database } from '../../../db/client';
import { databaseNow } from '../../../db/clock';
import { createIsolated } from '../../../jobs/isolated';
import type { JobHandler, JobLog } from '../../../jobs/job';
import { queueJob } from '../../../jobs/queue';
import type { MessageService } from '../../ground/message/service';
import { type DigestDay, digestEvents, digestsDue, type ToldEvent, takeDigest } from './digest-store';
import { readerOf } from './people-store';
import { headline, priceText } from './tell';

/** Kind of the one job that sends the digests of each day and never ends. */
export const MARGIN_DIGEST = 'margin-digest';
/** What a job is about; this one is about no single thing. */
const ALL_PARTNERS = '5d1c8e2f-7a34-4b96-a0f3-9c6e1b2d8f47';
/** After midnight in Asia/Jakarta, milliseconds. */
const AT = 8 * 3_600_000;
/** Partners of one try, so that it ends well within the time a job has. */
const PORTION = 100;
/** Milliseconds before one that failed is tried again. */
const RETRY = 600_000;
/** Measures that a digest names; the rest is counted. */
const NAMED = 20;

interface Parts {
  database: Database;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
}

/** A day's digest to the owner of whatever guards did that are part of it: once a day, and nothing of a day without. */
export function createDigests({ database, message }: Parts) {
  const isolated = createIsolated('the digest of margin guards', 'partner', RETRY - 60_000);

  const tell = (partnerId: string, day: DigestDay): Promise<void> =>
    database.transaction(async (tx) => {
      const owner = await readerOf(tx, partnerId, null);
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

  /** Sends what is due at this moment (milliseconds since 1970); answers whether there may be more. */
  const send = async (now: number, log: JobLog): Promise<boolean> => {
    const day = dayAt(now);
    const due = await digestsDue(database, day, isolated.resting(), PORTION);
    await isolated.each(due, log, (partnerId) => tell(partnerId, day));
    return due.length === PORTION;
  };

  return {
    send,

    /** Job: sends, then waits for the next morning. */
    job: (async (_job, log) => {
      const now = await databaseNow(database.db);
      if (await send(now, log)) return { again: 0 };
      const next = Date.parse(dayAt(now).until) + DAY - now;
      return { again: isolated.resting().length > 0 ? Math.min(RETRY, next) : next };
    }) satisfies JobHandler,

    /** Starts with the first server of an installation; later ones find it queued. */
    start: (): Promise<void> => queueJob(database.db, MARGIN_DIGEST, ALL_PARTNERS),
  };
}

/** The morning that has come last, and the day before it. */
function dayAt(now: number): DigestDay {
  const day = dayOf(new Date(now - AT).toISOString());
  const until = Date.parse(dayStart(day)) + AT;
  return { day, from: new Date(until - DAY).toISOString(), until: new Date(until).toISOString() };
}

/** How often what was done, then each with its reason. */
function linesOf(events: ToldEvent[]): string[] {
  const counts = Object.entries(guardMeasures).flatMap(([kind, words]) => {
    const count = events.filter((event) => event.kind === kind).length;
    return count > 0 ? [`${words}: ${number(count)}`] : [];
  });
  const told = events
    .slice(0, NAMED)
    .map((event) => [`${headline(event)}.`, event.reason, priceText(event)].filter(Boolean).join(' '));
  const rest = events.length - told.length;
  return [`${counts.join(' · ')}.`, ...told, ...(rest > 0 ? [`Dan ${number(rest)} lainnya.`] : [])];
}
