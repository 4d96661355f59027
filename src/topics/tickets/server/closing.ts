import { TICKET } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import type { JobHandler, JobResult } from '../../../platform/jobs/job';
import { ANSWER_TIME } from './terms';
import type { NotifyTicket } from './ticket-notifier';
import { endTicket, lockId } from './write-store';

export const TICKET_CLOSE = 'ticket-close';

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notify: NotifyTicket;
}

/** Closes tickets that have waited for the partner for three days. */
export function createClosing({ database, activity, notify }: Deps) {
  /** Checks one ticket at `now` (milliseconds since 1970). */
  const check = (id: string, now: number): Promise<JobResult> =>
    database.transaction(async (tx) => {
      const ticket = await lockId(tx, id);
      if (ticket?.status !== TICKET.awaitsPartner || !ticket.awaiting_since) return 'done';
      const left = Date.parse(ticket.awaiting_since) + ANSWER_TIME - now;
      if (left > 0) return { again: left };
      await endTicket(tx, id, TICKET.closed);
      await activity.recordFor(tx, ticket.partner_id, 'system', {
        code: 'ticket.closed',
        object: ticket.code,
      });
      await notify(tx, ticket, {
        title: `Tiket ${ticket.code} ditutup`,
        body: `"${ticket.subject}" belum dibalas selama 3 hari. Dalam 7 hari tiket ini masih bisa dibuka lagi.`,
      });
      return 'done';
    });

  return {
    check,
    job: (async ({ ref_id }) => check(ref_id, await databaseNow(database.db))) satisfies JobHandler,
  };
}
