import { v7 } from 'uuid';
import { FEEDBACK } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { NotificationService } from '../../../platform/notifications/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { Feedback, FeedbackInput } from '../contract';
import { answerFeedback, insertFeedback, type OpenFeedback, openFeedback, readFeedbackPage } from './store';

export interface FeedbackDeps {
  database: Database;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  quota: Pick<QuotaService, 'spend'>;
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

const MAX_QUOTED = 200;
/** Limit per user, because the team reads all feedback. */
const SENT: Quota = { kind: 'feedback', most: 5, seconds: 3_600, gap: 0 };

export function createFeedbackService({ database, activity, notification, quota }: FeedbackDeps) {
  const whose = (actor: Actor) => ({
    partner: actor.partnerId,
    user: actor.role === 'sub' ? actor.userId : null,
  });

  return {
    /** Throws FEEDBACK_LIMIT `{ seconds }`. */
    async send(actor: Actor, input: FeedbackInput): Promise<Feedback> {
      await quota.spend(SENT, actor.userId, { code: 'FEEDBACK_LIMIT' });
      const id = v7();
      const created_at = await database.transaction(async (tx) => {
        const at = await insertFeedback(tx, { id, partner: actor.partnerId, user: actor.userId }, input);
        await activity.record(tx, actor, { code: 'feedback.sent', object: input.category });
        return at;
      });
      return {
        ...input,
        id,
        author: actor.name,
        status: FEEDBACK.sent,
        reply: null,
        replied_at: null,
        created_at,
      };
    },

    list: async (actor: Actor, page: { page: number; limit: number }) => {
      const { rows, total } = await readFeedbackPage(database, whose(actor), page);
      return { data: rows, meta: { ...page, total } };
    },

    listOpen: (): Promise<OpenFeedback[]> => openFeedback(database),

    /** Stores the operator's answer and notifies the sender. Throws NOT_FOUND. */
    answer: (id: string, reply: string): Promise<void> =>
      database.transaction(async (tx) => {
        const sender = await answerFeedback(tx, id, reply);
        if (!sender) throw new AppError('NOT_FOUND');
        await notification.notify(tx, sender.partner_id, {
          type: 'Info',
          title: 'Masukan Anda dibalas',
          body: reply.length > MAX_QUOTED ? `${reply.slice(0, MAX_QUOTED)}…` : reply,
          link: '/feedback',
          audience: { userId: sender.user_id },
        });
        await activity.recordFor(tx, sender.partner_id, 'admin', { code: 'feedback.answered' });
      }),
  };
}
