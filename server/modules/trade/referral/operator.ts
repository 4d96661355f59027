import type { Database } from '../../../db/client';
import { requeueJob } from '../../../jobs/queue';
import type { ActivityService } from '../../ground/activity/service';
import type { NotificationService } from '../../ground/notification/service';
import { REFERRAL_COMMISSION } from './commission';
import { liftBar, listBarred, setTakesPart, withheldOrders } from './operator-store';

interface OperatorDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
  wake(): void;
}

export function createReferralOperator({ database, activity, notification, wake }: OperatorDeps) {
  return {
    listBarred: () => listBarred(database),

    /** Lifts the bar and queues withheld commissions. Null if not barred; else the number of orders. */
    async allow(partnerId: string): Promise<number | null> {
      const orders = await database.transaction(async (tx) => {
        if (!(await liftBar(tx, partnerId))) return null;
        const withheld = await withheldOrders(tx, partnerId);
        for (const id of withheld) await requeueJob(tx, REFERRAL_COMMISSION, id);
        return withheld.length;
      });
      wake();
      return orders;
    },

    takePart: (partnerId: string, takesPart: boolean): Promise<boolean> =>
      database.transaction(async (tx) => {
        if (!(await setTakesPart(tx, partnerId, takesPart))) return false;
        await activity.recordFor(tx, partnerId, 'admin', {
          code: takesPart ? 'referral.on' : 'referral.off',
        });
        await notification.tell(tx, partnerId, {
          type: 'Referral',
          title: takesPart ? 'Program referral dibuka untuk Anda' : 'Program referral ditutup',
          body: takesPart
            ? 'Bagikan kode Anda dan dapatkan komisi dari pesanan mitra yang mendaftar dengannya.'
            : 'Pesanan mitra Anda tidak lagi menghasilkan komisi. Hubungi kami bila ada pertanyaan.',
          ...(takesPart && { link: '/referral/data' }),
          audience: 'owner',
        });
        return true;
      }),
  };
}
