import { v7 } from 'uuid';
import type { ActionHandler } from '../../../admin/server/actions/shape';
import type { EntityCodes } from '../../../admin/server/entity-code';
import type { ResourceService } from '../../../admin/server/service-shape';
import { DAY, dayOf } from '../../../core/format/date';
import { SHIFT } from '../../../core/states';
import type { Database, Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { queueJob } from '../../../platform/jobs/queue';
import { randomSuffix } from '../../../platform/ledger/order-code';
import type { NotificationService } from '../../../platform/notifications/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { OwnShift, ShiftReport } from '../contract';
import { shiftHandlers } from './handlers';
import { createLateCheck, SHIFT_LATE } from './late';
import { readUnfinished } from './list-store';
import { readReport } from './report';
import { createShiftResource } from './resource';
import { createShiftNotifier } from './shift-notifier';
import { insertShift } from './write-store';

const OPENED: Quota = { kind: 'cashier-shift', most: 50, seconds: 86_400, gap: 0 };
/** Length of a code, which people read aloud. */
const CODE = 4;
const TRIES = 5;

/** Opens a shift for the caller. Throws RULE_CONFLICT while another of theirs is unfinished, RATE_LIMITED. */
const openHandler =
  ({ quota }: { quota: Pick<QuotaService, 'allowsIn'> }): ActionHandler =>
  async ({ tx, actor, input }) => {
    await refuseUnfinished(tx, actor.userId);
    const day = dayOf(new Date(await databaseNow(tx)).toISOString());
    const stamp = day.slice(2).replaceAll('-', '');
    const shift = {
      ...{ id: v7(), partnerId: actor.partnerId, userId: actor.userId },
      openingCash: Number(input.opening_cash),
    };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const code = `SK-${stamp}-${randomSuffix(CODE)}`;
      if (!(await insertShift(tx, { ...shift, code }))) {
        // The code is taken, or a concurrent call has opened a shift.
        await refuseUnfinished(tx, actor.userId);
        continue;
      }
      // Counted after the insert, so that concurrent calls do not use up the limit.
      if (!(await quota.allowsIn(tx, OPENED, actor.userId)))
        throw new AppError('RATE_LIMITED', { seconds: OPENED.seconds });
      await queueJob(tx, SHIFT_LATE, shift.id, DAY);
      return { message: `Shift ${code} dibuka.`, subject: code, isFinal: true };
    }
    throw new Error('no code for a shift is free');
  };

async function refuseUnfinished(tx: Db, userId: string): Promise<void> {
  const shift = await readUnfinished(tx, userId);
  if (!shift) return;
  const reason =
    shift.status === SHIFT.open
      ? `Shift ${shift.code} masih berjalan. Tutup dahulu sebelum membuka yang baru.`
      : `Selisih shift ${shift.code} belum dicatat. Isi catatannya dahulu.`;
  throw new AppError('RULE_CONFLICT', { reason });
}

interface ShiftDeps {
  database: Database;
  notification: Pick<NotificationService, 'notify'>;
  quota: Pick<QuotaService, 'allowsIn'>;
}

export type CashierShiftService = ReturnType<typeof createCashierShiftService>;

export function createCashierShiftService({ database, notification, quota }: ShiftDeps) {
  const notify = createShiftNotifier(notification);
  return {
    resources: { 'cashier-shift': createShiftResource(database) } satisfies Record<string, ResourceService>,
    entities: {
      'cashier-shift': { actions: { ...shiftHandlers({ notify }), start: openHandler({ quota }) } },
    } satisfies EntityCodes,
    late: createLateCheck({ database, notify }),

    own: async ({ userId }: Actor): Promise<OwnShift | null> => {
      const shift = await readUnfinished(database.db, userId);
      return shift && { id: shift.id, status: shift.status, opened_at: shift.opened_at };
    },

    report: (actor: Actor, id: string): Promise<ShiftReport> => readReport(database, actor, id),
  };
}
