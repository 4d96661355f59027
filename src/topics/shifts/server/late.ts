import { SHIFT } from '../../../core/states';
import type { Database } from '../../../platform/db/client';
import type { JobHandler, JobResult } from '../../../platform/jobs/job';
import type { NotifyShift } from './shift-notifier';
import { lockId } from './write-store';

export const SHIFT_LATE = 'shift-late';

/** Notifies the owner of a shift that is still open after a day. */
export const createLateCheck =
  ({ database, notify }: { database: Database; notify: NotifyShift }): JobHandler =>
  ({ ref_id }) =>
    database.transaction(async (tx): Promise<JobResult> => {
      const shift = await lockId(tx, ref_id);
      if (shift?.status !== SHIFT.open) return 'done';
      await notify(tx, shift, {
        title: `Shift ${shift.code} belum ditutup`,
        body: `Shift kasir ${shift.by} sudah berjalan lebih dari 24 jam. Anda dapat menutupnya dengan hitungan Anda sendiri.`,
        audience: 'owner',
      });
      return 'done';
    });
