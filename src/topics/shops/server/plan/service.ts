import { PANEL } from '../../../../core/states';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Db } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SubscriptionPlan } from '../../contract/plan';
import { createRenewal, type RenewalDeps } from './renewal';
import { readChargePage, readStanding, type StandingRow, startPlan, writeAutoRenew } from './store';

export interface PlanDeps extends RenewalDeps {
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
}

export type PlanService = ReturnType<typeof createPlanService>;

export function createPlanService(deps: PlanDeps) {
  const { database, plan, activity } = deps;

  const standing = async ({ partnerId }: Pick<Actor, 'partnerId'>): Promise<SubscriptionPlan> => {
    const row = await readStanding(database, { partner: partnerId });
    if (!row) throw new AppError('UNAUTHENTICATED');
    return planOf(deps.plan, row);
  };

  return {
    ...createRenewal(deps),

    period: plan.period_days,

    begin: (tx: Db, partnerId: string): Promise<void> => startPlan(tx, partnerId, plan.period_days),

    standing,

    async charges({ partnerId }: Actor, { page, limit }: { page: number; limit: number }) {
      const rows = await readChargePage(database, {
        partner: partnerId,
        skip: (page - 1) * limit,
        most: limit,
      });
      const total = rows[0]?.total ?? 0;
      return { data: rows.map(({ total: _total, ...row }) => row), meta: { page, limit, total } };
    },

    async setAutoRenew(actor: Actor, wanted: boolean): Promise<SubscriptionPlan> {
      const row = await readStanding(database, { partner: actor.partnerId });
      if (row?.status !== PANEL.active) throw new AppError('PANEL_NOT_ACTIVE');
      await database.transaction(async (tx) => {
        if (!(await writeAutoRenew(tx, actor.partnerId, wanted))) return;
        await activity.record(tx, actor, {
          code: 'panel.auto_renew',
          before: { auto_renew: !wanted },
          after: { auto_renew: wanted },
        });
      });
      return standing(actor);
    },
  };
}

function planOf(plan: RenewalDeps['plan'], row: StandingRow): SubscriptionPlan {
  const { status, auto_renew, started_at, expired_date, is_expired } = row;
  const isCharged = status === PANEL.active && auto_renew && !is_expired;
  const { charged_at, charged_amount, charged_result } = row;
  return {
    ...plan,
    auto_renew,
    started_at,
    expired_date: status === PANEL.active ? expired_date : null,
    next_charge_at: isCharged ? expired_date : null,
    last_charge:
      charged_at !== null && charged_amount !== null && charged_result !== null
        ? { date: charged_at, amount: charged_amount, result: charged_result }
        : null,
  };
}
