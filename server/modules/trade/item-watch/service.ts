import { v7 } from 'uuid';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { JobHandler } from '../../../jobs/job';
import { endJob, forgetDoneJobs, lockJob } from '../../../jobs/queue';
import type { MessageService } from '../../ground/message/service';
import type { NotificationService } from '../../ground/notification/service';
import { forget, isOpen, leave, waitingFor, watch } from './store';

export const ITEM_NORMAL = 'item-normal';

export type ItemWatchService = ReturnType<typeof createItemWatches>;

interface Parts {
  database: Database;
  notification: Pick<NotificationService, 'tell'>;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
}

export function createItemWatches({ database, notification, message }: Parts) {
  return {
    /** Returns true if the user now waits; false for an available item. Throws NOT_FOUND. */
    async set(actor: Actor, variationId: string, wanted: boolean): Promise<boolean> {
      const open = await isOpen(database, variationId);
      if (open === null) throw new AppError('NOT_FOUND');
      if (!wanted || open) {
        await leave(database, { user: actor.userId, variation: variationId });
        return false;
      }
      const place = { partner: actor.partnerId, user: actor.userId, variation: variationId };
      await watch(database, { id: v7(), ...place });
      return true;
    },

    /** Job: deletes the watch in the transaction that notifies; keeps it if the item is unavailable again. */
    onNormal: (async ({ id, ref_id }) => {
      await database.transaction(async (tx) => {
        if (!(await lockJob(tx, id))) return;
        const waiting = await waitingFor(tx, ref_id);
        if (waiting) {
          const { partner_id, user_id, email, brand, item, brand_id, variation_id } = waiting;
          const link = `/transaction-form?q=${brand_id}&item=${variation_id}` as const;
          const title = `Normal kembali: ${item}`;
          const body = `${brand} – ${item} sudah dapat dibeli lagi.`;
          await notification.tell(tx, partner_id, {
            ...{ type: 'Info' as const, title: title.slice(0, 80), body: body.slice(0, 240), link },
            audience: { userId: user_id },
          });
          const action = { label: 'Beli Sekarang', url: message.urlOf(link) };
          await message.mail(tx, email, { subject: title, lines: [body], action }, partner_id);
          await forget(tx, waiting.id);
        }
        await endJob(tx, id);
      });
      return 'closed';
    }) satisfies JobHandler,

    forgetOld: (): Promise<void> => forgetDoneJobs(database, [ITEM_NORMAL]),
  };
}
