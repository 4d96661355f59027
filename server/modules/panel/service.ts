import type { PanelProgress, PanelStatistic } from '../../../src/core/contract/panel';
import type { Database } from '../../db/client';
import type { Actor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { LedgerService } from '../ledger/service';
import { type DayTotals, readDays, readPlan, readProgress, readTopItems } from './store';

const PERIOD = 30;
const TOP_ITEMS = 5;

type Totals = Omit<DayTotals, 'day'>;
const NOTHING: Totals = { orders: 0, succeeded: 0, omzet: 0, profit: 0, new_members: 0 };

export type PanelService = ReturnType<typeof createPanelService>;

/** Facts of a partner's own website that no declared resource holds. */
export function createPanelService({ database, ledger }: { database: Database; ledger: LedgerService }) {
  return {
    progress: ({ partnerId }: Actor): Promise<PanelProgress> => readProgress(database, partnerId),

    /** What a renewal costs now. Throws NOT_FOUND while no plan is sold. */
    async plan() {
      const plan = await readPlan(database);
      if (!plan) throw new AppError('NOT_FOUND');
      return plan;
    },

    async saldo({ partnerId }: Actor) {
      const { balance, version } = await ledger.balanceOf(partnerId, 'panel');
      return { panel_saldo: balance, version };
    },

    /** Today and the last 30 days, each beside the time before it; days are Asia/Jakarta's. */
    async statistic({ partnerId }: Actor): Promise<PanelStatistic> {
      const [days, topItems] = await Promise.all([
        readDays(database, partnerId, 2 * PERIOD),
        readTopItems(database, partnerId, PERIOD, TOP_ITEMS),
      ]);
      const recent = days.slice(-PERIOD);
      return {
        today: sumOf(days.slice(-1)),
        yesterday: sumOf(days.slice(-2, -1)),
        last_30_days: sumOf(recent),
        previous_30_days: sumOf(days.slice(0, -PERIOD)),
        days: recent.map(({ day, omzet, profit, orders }) => ({ day, omzet, profit, orders })),
        top_items: topItems,
      };
    },
  };
}

const sumOf = (days: DayTotals[]): Totals =>
  days.reduce(
    (sum, day) => ({
      orders: sum.orders + day.orders,
      succeeded: sum.succeeded + day.succeeded,
      omzet: sum.omzet + day.omzet,
      profit: sum.profit + day.profit,
      new_members: sum.new_members + day.new_members,
    }),
    NOTHING,
  );
