import { v7 } from 'uuid';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { command, queryValue } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { JobHandler } from '../../../../platform/jobs/job';
import { endJob, forgetDoneJobs, lockJob } from '../../../../platform/jobs/queue';
import type { MessageService } from '../../../../platform/messages/service';
import type { NotificationService } from '../../../../platform/notifications/service';

interface WatchParams {
  id: string;
  partner: string;
  user: string;
  variation: string;
}

const watch = command<WatchParams>(
  'item_watch_set',
  `insert into item_watches (id, partner_id, user_id, variation_id)
values (:id::uuid, :partner::uuid, :user::uuid, :variation::uuid) on conflict (user_id, variation_id) do nothing`,
);

const leave = command<Pick<WatchParams, 'user' | 'variation'>>(
  'item_watch_remove',
  'delete from item_watches where user_id = :user::uuid and variation_id = :variation::uuid',
);

const isOpen = queryValue<Pick<WatchParams, 'variation'>, boolean>(
  'item_watch_state',
  `select v.status = 1 and b.status = 1 as is_open from variations v join brands b on b.id = v.brand_id
where v.id = :variation::uuid`,
);

interface Waiting extends Record<string, unknown> {
  id: string;
  partner_id: string;
  user_id: string;
  email: string;
  brand_id: string;
  variation_id: string;
  brand: string;
  item: string;
}

/** Locked until `tx` ends; null if deleted or unavailable again. */
const waitingFor = (tx: Db, watchId: string): Promise<Waiting | null> =>
  tx.row<Waiting>(sql`
    select w.id, w.partner_id, w.user_id, u.email, v.brand_id, w.variation_id, b.name as brand, v.name as item
    from item_watches w
      join users u on u.id = w.user_id and u.disabled_at is null
      join variations v on v.id = w.variation_id and v.status = 1
      join brands b on b.id = v.brand_id and b.status = 1
    where w.id = ${watchId} for update of w`);

const forget = (tx: Db, watchId: string): Promise<void> =>
  tx.command(sql`delete from item_watches where id = ${watchId}`);

export const ITEM_NORMAL = 'item-normal';

export type ItemWatchService = ReturnType<typeof createItemWatchService>;

interface Deps {
  database: Database;
  notification: Pick<NotificationService, 'notify'>;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
}

export function createItemWatchService({ database, notification, message }: Deps) {
  return {
    /** Returns true if the user now waits; false for an available item. Throws NOT_FOUND. */
    async set(actor: Actor, variationId: string, wanted: boolean): Promise<boolean> {
      const open = await isOpen(database, { variation: variationId });
      if (open === null) throw new AppError('NOT_FOUND');
      if (!wanted || open) {
        await leave(database, { user: actor.userId, variation: variationId });
        return false;
      }
      const key = { partner: actor.partnerId, user: actor.userId, variation: variationId };
      await watch(database, { id: v7(), ...key });
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
          await notification.notify(tx, partner_id, {
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
