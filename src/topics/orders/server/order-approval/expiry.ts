import { APPROVAL } from '../../../../core/states';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { JobHandler, JobResult } from '../../../../platform/jobs/job';
import type { NotificationService } from '../../../../platform/notifications/service';
import { notifyEnded } from './notices';
import { endApproval, lockApproval, readOverdue, readTimeLeft } from './store';

export const APPROVAL_EXPIRY = 'order-approval-expiry';

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
}

/** Expires requests. Its timing is uncritical: an overdue request cannot be approved. */
export function createExpiry({ database, activity, notification }: Deps) {
  const check = async (id: string): Promise<JobResult> => {
    const left = await readTimeLeft(database.db, id);
    if (left === null) return 'done';
    if (left > 0) return { again: left };
    await database.transaction(async (tx) => {
      const request = await lockApproval(tx, id);
      // `lockApproval` computes the expired status; a decided request is ignored.
      if (request?.status !== APPROVAL.expired || (await readTimeLeft(tx, id)) === null) return;
      await endApproval(tx, request, { status: APPROVAL.expired, by: null });
      await activity.recordFor(tx, request.partner_id, 'system', {
        code: 'approval.expired',
        object: `${request.item_name} · ${request.user_name}`,
      });
      await notifyEnded(notification, tx, request, { status: APPROVAL.expired });
    });
    return 'done';
  };

  return {
    job: (({ ref_id }) => check(ref_id)) satisfies JobHandler,

    /** Expires overdue requests of a user, so that they block nothing. */
    async ofPerson(user: string): Promise<void> {
      for (const id of await readOverdue(database.db, user)) await check(id);
    },
  };
}
