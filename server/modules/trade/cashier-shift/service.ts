import type { OwnShift, ShiftReport } from '../../../../src/core/contract/cashier-shift';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import type { ActHandlers } from '../../ground/entities/acts/shape';
import type { ResourceService } from '../../ground/entities/service-shape';
import type { NotificationService } from '../../ground/notification/service';
import type { QuotaService } from '../../ground/quota/service';
import { shiftHandlers } from './handlers';
import { createLateLook } from './late';
import { unfinishedOf } from './list-store';
import { openHandler } from './open';
import { readReport } from './report';
import { createShiftResource } from './resource';
import { tellingShifts } from './tell';

interface ShiftDeps {
  database: Database;
  notification: Pick<NotificationService, 'tell'>;
  quota: Pick<QuotaService, 'allowsIn'>;
}

export type CashierShiftService = ReturnType<typeof createCashierShifts>;

export function createCashierShifts({ database, notification, quota }: ShiftDeps) {
  const tell = tellingShifts(notification);
  return {
    resources: { 'cashier-shift': createShiftResource(database) } satisfies Record<string, ResourceService>,
    handlers: {
      'cashier-shift': { ...shiftHandlers({ tell }), start: openHandler({ quota }) },
    } satisfies ActHandlers,
    late: createLateLook({ database, tell }),

    own: async ({ userId }: Actor): Promise<OwnShift | null> => {
      const shift = await unfinishedOf(database.db, userId);
      return shift && { id: shift.id, status: shift.status, opened_at: shift.opened_at };
    },

    report: (actor: Actor, id: string): Promise<ShiftReport> => readReport(database, actor, id),
  };
}
