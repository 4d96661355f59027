import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryAll } from '../../../platform/db/statement';
import { requeueJob } from '../../../platform/jobs/queue';
import type { NotificationService } from '../../../platform/notifications/service';
import type { BarReason } from '../domain';
import { REFERRAL_COMMISSION } from './commission';
import { TIE_ENDS } from './tie';

interface Barred {
  code: string;
  name: string;
  reason: BarReason;
  referrer_code: string;
  referrer_name: string;
  found_at: string;
}

const listBarred = queryAll<object, Barred>(
  'referral_barred',
  `select p.code, p.name, bar.reason, r.code as referrer_code, r.name as referrer_name, bar.found_at
from referral_bars bar join partners p on p.id = bar.partner_id join partners r on r.id = p.referred_by
where bar.lifted_at is null order by bar.found_at desc limit 200`,
);

/** False if there is no active bar. */
const liftBar = (tx: Db, partner: string): Promise<boolean> =>
  tx.hasRow(sql`
    update referral_bars set lifted_at = now() where partner_id = ${partner} and lifted_at is null
    returning partner_id`);

const withheldOrders = (tx: Db, partner: string): Promise<string[]> =>
  tx.column<string>(sql`
    select t.id from transactions t join partners p on p.id = t.partner_id
    where t.partner_id = ${partner} and t.status in (2, 4) and t.created_at < ${TIE_ENDS}
      and not exists (select from referral_commissions c where c.order_id = t.id)`);

/** False if unchanged. */
const setTakesPart = (tx: Db, partner: string, takesPart: boolean): Promise<boolean> =>
  tx.hasRow(sql`
    update partners set is_referral_feature = ${takesPart},
      referral_code = coalesce(referral_code, upper(left(md5(id::text), 8)))
    where id = ${partner} and is_referral_feature <> ${takesPart} returning id`);

interface OperatorDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
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
        await notification.notify(tx, partnerId, {
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
