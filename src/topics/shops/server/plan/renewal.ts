import { v7 } from 'uuid';
import { date } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { createIsolated } from '../../../../platform/jobs/isolated';
import type { JobLog } from '../../../../platform/jobs/job';
import { randomSuffix } from '../../../../platform/ledger/order-code';
import type { LedgerService } from '../../../../platform/ledger/service';
import type { NotificationService } from '../../../../platform/notifications/service';
import { renewedPeriod } from '../../domain/period';
import {
  insertCharge,
  insertShortCharge,
  type LockedPanel,
  lockPanel,
  markLapsed,
  moveExpiry,
  readPartnersDue,
  readPartnersToWarn,
  takeWarning,
} from './store';

/** Price of a website: rupiah per number of days. */
export interface Plan {
  price: number;
  period_days: number;
}

export interface RenewalDeps {
  database: Database;
  plan: Plan;
  ledger: Pick<LedgerService, 'postIn'>;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
}

const MOST = 50;
/** Milliseconds until a failed one is retried. */
const RETRY = 10_000;
/** Domain 3.7: Perpanjangan Panel. */
const LEDGER_TYPE = 6;
const STATUS_PAGE = '/mitra-panel/status';

/**
 * Renews due panels and warns before the date. Polls the state instead of events: any credit counts, and work
 * interrupted by a crash remains due. One process gets the row lock; a unique index prevents double charges.
 */
export function createRenewal({ database, plan, ledger, activity, notification }: RenewalDeps) {
  const charge = async (tx: Db, partnerId: string, panel: LockedPanel, dueAt: string): Promise<void> => {
    const { start, end } = renewedPeriod({
      dueAt: Date.parse(dueAt),
      now: Date.parse(panel.now),
      days: plan.period_days,
      lapsed: panel.hasLapsed,
    });
    const [from, until] = [start, end].map((at) => new Date(at).toISOString()) as [string, string];
    const wanted = { id: v7(), suffix: randomSuffix(), partnerId, amount: plan.price };
    const made = await insertCharge(tx, wanted, { start: from, end: until });
    if (!made) return;
    await ledger.postIn(tx, {
      partnerId,
      kind: 'main',
      amount: -plan.price,
      house: 'panel',
      type: LEDGER_TYPE,
      refType: 'plan-charge',
      refId: made.id,
      refCode: made.code,
      description: `Perpanjangan panel ${plan.period_days} hari`,
      actor: 'Sistem',
      userId: null,
    });
    await moveExpiry(tx, partnerId, until);
    await notification.notify(tx, partnerId, {
      type: 'Panel',
      title: 'Panel diperpanjang',
      body: `${rupiah(plan.price)} dipotong dari saldo mitra. Panel aktif sampai ${date(until)}. ${made.code}`,
      link: STATUS_PAGE,
      audience: 'owner',
    });
    await activity.recordFor(tx, partnerId, 'system', {
      code: 'panel.renewed',
      object: made.code,
      after: { Biaya: plan.price, Sampai: date(until) },
    });
  };

  const lapse = async (tx: Db, partnerId: string, { autoRenew }: LockedPanel): Promise<void> => {
    await markLapsed(tx, partnerId);
    if (autoRenew) {
      await insertShortCharge(tx, { id: v7(), suffix: randomSuffix(), partnerId, amount: plan.price });
    }
    await notification.notify(tx, partnerId, {
      type: 'Panel',
      title: 'Masa aktif panel berakhir',
      body: autoRenew
        ? `Saldo mitra tidak cukup untuk perpanjangan ${rupiah(plan.price)}. Panel terbuka lagi setelah saldo cukup.`
        : 'Perpanjangan otomatis nonaktif. Aktifkan untuk membuka panel kembali.',
      link: autoRenew ? '/topup/data' : STATUS_PAGE,
      audience: 'owner',
    });
    await activity.recordFor(tx, partnerId, 'system', {
      code: 'panel.expired',
      after: { Alasan: autoRenew ? 'Saldo tidak cukup' : 'Perpanjangan otomatis nonaktif' },
    });
  };

  const renew = (partnerId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const panel = await lockPanel(tx, partnerId);
      if (!panel?.isRunning || !panel.isDue || panel.expiredDate === null) return;
      if (panel.autoRenew && panel.balance >= plan.price)
        await charge(tx, partnerId, panel, panel.expiredDate);
      else if (!panel.hasLapsed) await lapse(tx, partnerId, panel);
    });

  const warn = (partnerId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const warned = await takeWarning(tx, partnerId);
      if (!warned) return;
      await notification.notify(tx, partnerId, {
        type: 'Panel',
        title: `Panel berakhir ${date(warned.expired_date)}`,
        body: warned.auto_renew
          ? `Perpanjangan ${rupiah(plan.price)} dipotong otomatis dari saldo mitra. Pastikan saldo Anda cukup.`
          : 'Perpanjangan otomatis nonaktif. Aktifkan agar website Anda tetap terbuka.',
        link: STATUS_PAGE,
        audience: 'owner',
      });
    });

  const renewing = createIsolated('a renewal', 'partner', RETRY);
  const warning = createIsolated('the warning of an expiry', 'partner', RETRY);

  return {
    async renewDue(log: JobLog): Promise<void> {
      await renewing.each(
        await readPartnersDue(database, { price: plan.price, but: renewing.resting(), most: MOST }),
        log,
        renew,
      );
    },
    async warnSoon(log: JobLog): Promise<void> {
      await warning.each(
        await readPartnersToWarn(database, { but: warning.resting(), most: MOST }),
        log,
        warn,
      );
    },
  };
}
