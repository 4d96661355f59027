import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import type {
  PanelDay,
  PanelHour,
  PanelShare,
  PanelStatistic,
  PanelTotals,
  TopMember,
} from '../../contract/panel-statistic';
import type { Period } from './period';
import { readReasons, readSold, readStatuses, type SoldRow } from './rank-store';
import {
  type DayRow,
  type HourRow,
  readDays,
  readHours,
  readOrderFacts,
  readPaid,
  readSearches,
} from './statistic-store';

const TOP_COUNT = 6;
const MEMBERS = 5;
/** Number of distinguishable chart colours, besides grey for the rest. */
const METHODS = 5;

const NOTHING = { orders: 0, failed: 0, succeeded: 0, omzet: 0, profit: 0, new_members: 0, visits: 0 };

export function createPanelStatistic({ database }: { database: Database }) {
  return {
    async statistic({ partnerId, can }: Actor, period: Period): Promise<PanelStatistic> {
      const params = { partner: partnerId, ...period };
      const [rows, hours, sold, statuses, failure_reasons, facts, paid, searches] = await Promise.all([
        readDays(database, params),
        readHours(database, params),
        readSold(database, { ...params, most: TOP_COUNT }),
        readStatuses(database, params),
        readReasons(database, { ...params, most: TOP_COUNT }),
        readOrderFacts(database, { partner: partnerId }),
        readPaid(database, params),
        readSearches(database, { ...params, most: TOP_COUNT }),
      ]);
      const [before, now] = halvesOf(rows);
      const totals = sumOf(now, paid.paid);
      return {
        ...{ today: facts.today, from: dayAt(now, 0), to: dayAt(now, -1) },
        ...{ previous_from: dayAt(before, 0), previous_to: dayAt(before, -1) },
        previous_until: before[0]?.cut_at ?? null,
        now: totals,
        before: sumOf(before, paid.paid_before),
        days: daysOf(rows),
        hours: hoursOf(hours),
        statuses,
        top_items: itemsOf(sold),
        brands: sharesOf(sold, 'brand', TOP_COUNT, totals),
        methods: sharesOf(sold, 'method', METHODS, totals),
        top_members: can('member:list').can ? membersOf(sold) : null,
        failure_reasons,
        searches,
        is_new: !facts.ever,
      };
    },

    days: async ({ partnerId }: Actor, period: Period): Promise<PanelDay[]> =>
      daysOf(await readDays(database, { partner: partnerId, ...period })),
  };
}

const halvesOf = <Row extends { is_now: boolean }>(rows: Row[]): [before: Row[], now: Row[]] => [
  rows.filter(({ is_now }) => !is_now),
  rows.filter(({ is_now }) => is_now),
];

const dayAt = (rows: DayRow[], index: number): string => rows.at(index)?.day ?? '';

const daysOf = (rows: DayRow[]): PanelDay[] => {
  const [before, now] = halvesOf(rows);
  return now.map(({ day, orders, succeeded, omzet, profit, new_members, visits }, at) => ({
    ...{ day, orders, succeeded, omzet, profit, new_members, visits },
    omzet_before: before[at]?.omzet ?? 0,
    profit_before: before[at]?.profit ?? 0,
  }));
};

const hoursOf = (rows: HourRow[]): PanelHour[] => {
  const [before, now] = halvesOf(rows);
  return now.map(({ is_now: _now, ...figures }, at) => ({
    ...figures,
    omzet_before: before[at]?.omzet ?? 0,
    profit_before: before[at]?.profit ?? 0,
  }));
};

const itemsOf = (sold: SoldRow[]): PanelStatistic['top_items'] =>
  sold
    .filter(({ kind }) => kind === 'item')
    .map((row) => ({
      name: markGone(row, `${row.name} · ${row.item}`),
      ...{ orders: row.orders, omzet: row.omzet, profit: row.profit },
    }));

/** A deleted record no longer stands in the lists of the shop. */
const markGone = ({ is_gone }: SoldRow, name: string): string => (is_gone ? `${name} (dihapus)` : name);

const membersOf = (sold: SoldRow[]): TopMember[] =>
  sold
    .filter(({ kind }) => kind === 'member')
    .slice(0, MEMBERS)
    .flatMap(({ record_id, name, tier, orders, omzet, profit }) =>
      record_id ? { id: record_id, name, tier, orders, omzet, profit } : [],
    );

function sharesOf(sold: SoldRow[], kind: SoldRow['kind'], count: number, all: PanelTotals): PanelShare[] {
  const parts = sold
    .filter((row) => row.kind === kind)
    .slice(0, count)
    .map((row) => ({
      name: row.name === null ? null : markGone(row, row.name),
      ...{ orders: row.orders, omzet: row.omzet },
    }));
  const restOf = (top: PanelShare[]) => ({
    name: null,
    orders: top.reduce((rest, { orders }) => rest - orders, all.succeeded),
    omzet: top.reduce((rest, { omzet }) => rest - omzet, all.omzet),
  });
  if (restOf(parts).orders <= 0) return parts;
  const top = parts.slice(0, count - 1);
  return [...top, restOf(top)];
}

const sumOf = (rows: DayRow[], paid: number): PanelTotals =>
  rows.reduce(
    (sum, row) => ({
      orders: sum.orders + row.orders,
      failed: sum.failed + row.failed,
      succeeded: sum.succeeded + row.succeeded,
      omzet: sum.omzet + row.omzet,
      profit: sum.profit + row.profit,
      new_members: sum.new_members + row.new_members,
      visits: sum.visits + row.visits,
      paid,
    }),
    { ...NOTHING, paid },
  );
