import type { BillingInformation } from '../../../../src/core/contract/billing';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ActivityService } from '../../ground/activity/service';
import { readBilling, writeBilling } from './store';

export interface BillingDeps {
  database: Database;
  activity: ActivityService;
}

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ database, activity }: BillingDeps) {
  /** The stored data, else the owner's name and addresses. Throws NOT_FOUND. */
  const of = async (partnerId: string): Promise<BillingInformation> => {
    const billing = await readBilling(database, partnerId);
    if (!billing) throw new AppError('NOT_FOUND');
    return billing;
  };

  return {
    of,

    async update(actor: Actor, next: BillingInformation): Promise<BillingInformation> {
      const before = await of(actor.partnerId);
      await database.transaction(async (tx) => {
        await writeBilling(tx, actor.partnerId, next);
        await activity.record(tx, actor, { code: 'billing.update', before, after: next });
      });
      return of(actor.partnerId);
    },
  };
}
