import type { PanelDay, PanelStatistic, PanelTotals } from '../../../src/core/contract/panel-statistic';
import type { Database } from '../../db/client';
import type { Actor } from '../../http/actor';
import {
  type DayRow,
  hadOrders,
  type Period,
  readDays,
  readReasons,
  readStatuses,
  readTopItems,
} from './statistic-store';

const TOP_ITEMS = 6;
const REASONS = 6;

const NOTHING: PanelTotals = { orders: 0, failed: 0, succeeded: 0, omzet: 0, profit: 0, new_members: 0 };

/** Figures of a partner's own website. */
export function createPanelStatistic({ database }: { database: Database }) {
  return {
    async statistic({ partnerId }: Actor, period: Period): Promise<PanelStatistic> {
      const [rows, statuses, top_items, failure_reasons, ever] = await Promise.all([
        readDays(database, partnerId, period),
        readStatuses(database, partnerId, period),
        readTopItems(database, partnerId, period, TOP_ITEMS),
        readReasons(database, partnerId, period, REASONS),
        hadOrders(database, partnerId),
      ]);
      const [before, now] = halvesOf(rows);
      return {
        ...{ from: dayAt(now, 0), to: dayAt(now, -1) },
        ...{ previous_from: dayAt(before, 0), previous_to: dayAt(before, -1) },
        now: sumOf(now),
        before: sumOf(before),
        days: daysOf(rows),
        ...{ statuses, top_items, failure_reasons },
        is_new: !ever,
      };
    },

    days: async ({ partnerId }: Actor, period: Period): Promise<PanelDay[]> =>
      daysOf(await readDays(database, partnerId, period)),
  };
}

const halvesOf = (rows: DayRow[]): [before: DayRow[], now: DayRow[]] => [
  rows.filter(({ is_now }) => !is_now),
  rows.filter(({ is_now }) => is_now),
];

const dayAt = (rows: DayRow[], place: number): string => rows.at(place)?.day ?? '';

const daysOf = (rows: DayRow[]): PanelDay[] => {
  const [before, now] = halvesOf(rows);
  return now.map(({ is_now: _now, failed: _failed, ...figures }, at) => ({
    ...figures,
    omzet_before: before[at]?.omzet ?? 0,
    profit_before: before[at]?.profit ?? 0,
  }));
};

const sumOf = (rows: DayRow[]): PanelTotals =>
  rows.reduce(
    (sum, row) => ({
      orders: sum.orders + row.orders,
      failed: sum.failed + row.failed,
      succeeded: sum.succeeded + row.succeeded,
      omzet: sum.omzet + row.omzet,
      profit: sum.profit + row.profit,
      new_members: sum.new_members + row.new_members,
    }),
    NOTHING,
  );
