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

/** Shifts that one person opens in a day. */
const OPENED: Quota = { kind: 'cashier-shift', most: 50, seconds: 86_400, gap: 0 };
/** Letters of a code that people read aloud. */
const CODE = 4;
const TRIES = 5;

/** Opens the drawer of whoever asks. Throws RULE_CONFLICT while another shift of theirs is not finished, RATE_LIMITED. */
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
        // The code is taken, or they opened one elsewhere since that look.
        await refuseUnfinished(tx, actor.userId);
        continue;
      }
      // Only who has locked the new row asks: of several at once the others are told of it.
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
