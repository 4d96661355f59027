import { v7 } from 'uuid';
import { rupiah } from '../../../../core/format/money';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { JobHandler } from '../../../../platform/jobs/job';
import { endJob, lockJob } from '../../../../platform/jobs/queue';
import type { NotificationService } from '../../../../platform/notifications/service';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { PriceAlarmInput } from '../../contract/price-history';
import { hasReached, isThereAlready } from '../../domain/price-alarm';
import { alarmMessages } from '../../text/price-alarm';
import { dropAlarms, readAlarms, readWaitingAlarms, removeAlarm, setAlarm, type WaitingAlarm } from './store';

export type PriceAlarmService = ReturnType<typeof createPriceAlarmService>;

interface Deps {
  database: Database;
  /** The partner's current price in rupiah; null if there is no such item. */
  priceOf: (partnerId: string, variationId: string) => Promise<number | null>;
  notification: Pick<NotificationService, 'notify'>;
}

export function createPriceAlarmService({ database, notification, priceOf }: Deps) {
  return {
    of: (actor: Actor, variationId: string) =>
      readAlarms(database, { user: actor.userId, variation: variationId }),

    /** Throws NOT_FOUND, and VALIDATION_FAILED if the price has reached the amount already. */
    async set(actor: Actor, variationId: string, alarm: PriceAlarmInput): Promise<void> {
      const price = await priceOf(actor.partnerId, variationId);
      if (price !== null && isThereAlready(alarm, price)) {
        throw new AppError('VALIDATION_FAILED', undefined, { amount: [alarmMessages.reached] });
      }
      const key = { id: v7(), partner: actor.partnerId, user: actor.userId, variation: variationId };
      if (!(await setAlarm(database, { ...key, ...alarm }))) throw new AppError('NOT_FOUND');
    },

    async remove(actor: Actor, id: string): Promise<void> {
      if (!(await removeAlarm(database, { id, user: actor.userId }))) throw new AppError('NOT_FOUND');
    },

    /** Job for each price change: notifies once, in the transaction that completes it. */
    onChange: (async ({ id, ref_id }) => {
      await database.transaction(async (tx) => {
        if (!(await lockJob(tx, id))) return;
        const reached = (await readWaitingAlarms(tx, ref_id)).filter((alarm) => {
          const [before, now] = pricesOf(alarm);
          return hasReached(alarm, before, now);
        });
        for (const alarm of reached) {
          await notification.notify(tx, alarm.partner_id, {
            ...newsOf(alarm),
            audience: { userId: alarm.user_id },
          });
        }
        await dropAlarms(
          tx,
          reached.filter(({ is_once }) => is_once).map((alarm) => alarm.id),
        );
        await endJob(tx, id);
      });
      return 'closed';
    }) satisfies JobHandler,
  };
}

const pricesOf = ({ old_price, new_price, discount }: WaitingAlarm): [number, number] => [
  tierPrice(old_price, discount),
  tierPrice(new_price, discount),
];

const newsOf = (alarm: WaitingAlarm) => {
  const [before, now] = pricesOf(alarm);
  return {
    type: 'Harga' as const,
    title: `${now > before ? 'Harga naik' : 'Harga turun'}: ${alarm.item}`.slice(0, 80),
    body: `${alarm.brand} – ${alarm.item} kini ${rupiah(now)}, sebelumnya ${rupiah(before)}.`.slice(0, 240),
    link: `/price-history/detail?q=${alarm.variation_id}`,
  };
};
