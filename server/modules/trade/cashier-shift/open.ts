import { v7 } from 'uuid';
import { DAY, dayOf } from '../../../../src/core/format/date';
import { SHIFT } from '../../../../src/core/states';
import type { Db } from '../../../db/client';
import { databaseNow } from '../../../db/clock';
import { AppError } from '../../../http/app-error';
import { queueJob } from '../../../jobs/queue';
import type { ActHandler } from '../../ground/entities/acts/shape';
import type { Quota, QuotaService } from '../../ground/quota/service';
import { randomSuffix } from '../transaction/order-code';
import { SHIFT_LATE } from './late';
import { unfinishedOf } from './list-store';
import { insertShift } from './write-store';

const OPENED: Quota = { kind: 'cashier-shift', most: 50, seconds: 86_400, gap: 0 };
/** Length of a code, which people read aloud. */
const CODE = 4;
const TRIES = 5;

/** Opens a shift for the caller. Throws RULE_CONFLICT while another of theirs is unfinished, RATE_LIMITED. */
export const openHandler =
  ({ quota }: { quota: Pick<QuotaService, 'allowsIn'> }): ActHandler =>
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
  const shift = await unfinishedOf(tx, userId);
  if (!shift) return;
  const reason =
    shift.status === SHIFT.open
      ? `Shift ${shift.code} masih berjalan. Tutup dahulu sebelum membuka yang baru.`
      : `Selisih shift ${shift.code} belum dicatat. Isi catatannya dahulu.`;
  throw new AppError('RULE_CONFLICT', { reason });
}
