import { TOPUP } from '../../../core/states';
import { AppError } from '../../../platform/http/app-error';
import type { JobHandler } from '../../../platform/jobs/job';
import { createWatch, type WatchDeps } from '../../payments/server/watch';
import { lockTopup } from './change-store';
import type { Charging } from './charge';
import { readTopupById, type TopupRow } from './read-store';
import type { Settlement } from './settle';

export interface TopupWatchDeps extends Pick<WatchDeps<TopupRow>, 'database' | 'askGateway' | 'notice'> {
  settlement: Pick<Settlement, 'expire'>;
  charging: Pick<Charging, 'again'>;
}

export const createTopupWatch = ({ settlement, charging, ...deps }: TopupWatchDeps): JobHandler =>
  createWatch({
    ...deps,
    read: (id) => readTopupById(deps.database, { id }),
    charge: (topup) =>
      charging.again(topup).catch((failure: unknown) => {
        if (!(failure instanceof AppError && failure.code === 'PAYMENT_UNAVAILABLE')) throw failure;
      }),
    expire: (id) =>
      deps.database.transaction(async (tx) => {
        const locked = await lockTopup(tx, id);
        if (locked?.status === TOPUP.waiting) await settlement.expire(tx, locked);
      }),
  });
