import { dayStart } from '../../../core/format/date';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { seesCost } from '../../../platform/http/visibility';
import type { LedgerService } from '../../../platform/ledger/service';
import { TOPUP_MIN, TOPUP_MOST } from '../../topup/contract/topup';
import type { Statistic, StatisticDay, StatisticHour, StatisticTotals } from '../contract/statistic';
import { balanceForecast, MOST_WEEKS, preparedTopup } from '../domain/balance-forecast';
import { blocksOf } from '../domain/blocks';
import {
  type AskedPeriod,
  type Compared,
  comparedPeriods,
  type Days,
  dayOfNumber,
  numberOfDay,
} from '../domain/period';
import {
  type OrderFacts,
  readClock,
  readOrderFacts,
  readPartOfHour,
  readTopup,
  readWebsiteSales,
} from './beside-store';
import { addAllChanges } from './change-store';
import { brandsOf, itemsOf, partsOf } from './parts';
import { fitOf, type Scope } from './scope';
import { figuresFor, type Visibility, visibilityOf } from './shown';
import { columnsOf, readBrands, readDays, readHours, readItems, readParts, type Stretch } from './store';
import { NO_SUMS, type Sums, sumOf } from './sums';

/** Days of a period, each with the corresponding day of the preceding one; includes days without orders. */
function daysOf(
  visibility: Visibility,
  rows: readonly (Sums & { day: number })[],
  now: Stretch,
  before: Stretch,
): StatisticDay[] {
  const sums = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: now.last - now.first + 1 }, (_, at) => ({
    day: dayOfNumber(now.first + at),
    ...figuresFor(visibility, sums.get(now.first + at) ?? NO_SUMS),
    ...besideFor(visibility, before.first + at <= before.last ? sums.get(before.first + at) : undefined),
  }));
}

function hoursOf(
  visibility: Visibility,
  rows: readonly (Sums & { day: number; hour: number })[],
  { now, before, lastHour }: { now: Stretch; before: Stretch; lastHour: number },
): StatisticHour[] {
  const sums = new Map(rows.map((row) => [`${row.day} ${row.hour}`, row]));
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    is_ahead: hour > lastHour,
    ...figuresFor(visibility, sums.get(`${now.first} ${hour}`) ?? NO_SUMS),
    ...besideFor(visibility, sums.get(`${before.first} ${hour}`)),
  }));
}

const besideFor = (visibility: Visibility, { orders, profit } = NO_SUMS) => ({
  orders_before: orders,
  profit_before: visibility.sales ? profit : null,
});

const STEP = 50_000;
const MINUTE = 60_000;

/**
 * Estimated end of the main balance, and the cost of another week; null with too little data or without cost
 * visibility.
 */
async function forecastOf(
  database: Database,
  ledger: Pick<LedgerService, 'balanceOf'>,
  actor: Pick<Actor, 'partnerId' | 'can'>,
) {
  if (!seesCost(actor)) return null;
  const { partnerId } = actor;
  const { today, hour, minute, now } = await readClock(database);
  const day = numberOfDay(today);
  const [hours, { balance }] = await Promise.all([
    readHours(database, { ...fitOf({ partner: partnerId }), first: day - MOST_WEEKS * 7, last: day - 1 }),
    ledger.balanceOf(partnerId, 'main'),
  ]);
  const forecast = balanceForecast(balance, { day, hour, minute }, hours);
  if (!forecast) return null;
  const { minutes, week } = forecast;
  return {
    runs_out_at: minutes === null ? null : new Date(Date.parse(now) + minutes * MINUTE).toISOString(),
    topup: preparedTopup(week, { step: STEP, least: TOPUP_MIN, most: TOPUP_MOST }),
  };
}

const TOP_COUNT = 6;

export type Asked = AskedPeriod & Omit<Scope, 'partner'>;

interface StatisticDeps {
  database: Database;
  ledger: Pick<LedgerService, 'balanceOf'>;
}

export type StatisticService = ReturnType<typeof createStatisticService>;

export function createStatisticService({ database, ledger }: StatisticDeps) {
  /** The day before up to the same time: complete hours plus the partial one. */
  const soFar = async (scope: Scope, { hour, yesterday_now }: OrderFacts, hours: HourSums[], day: number) => {
    const whole = hours.filter((one) => one.day === day && one.hour < hour);
    return sumOf([...whole, ...(await readPartOfHour(database, { ...fitOf(scope), until: yesterday_now }))]);
  };

  const topups = (partner: string, { now, before, isToday }: Compared, { yesterday_now }: OrderFacts) => {
    const whole = instantsOf(before);
    return Promise.all([
      readTopup(database, { partner, ...instantsOf(now) }),
      readTopup(database, { partner, ...whole, ...(isToday && { until: yesterday_now }) }),
    ]);
  };

  return {
    /** Adds pending changes to the sums; safe with any number of processes. */
    addChanges: (leaveOff?: AbortSignal) => addAllChanges(database, leaveOff),

    forecast: (actor: Actor) => forecastOf(database, ledger, actor),

    async statistic(actor: Actor, asked: Asked): Promise<Statistic> {
      const facts = await readOrderFacts(database, { partner: actor.partnerId });
      const compared = comparedPeriods(asked, facts.today);
      const [now, before] = [stretchOf(compared.now), stretchOf(compared.before)];
      const scope = scopeOf(actor, asked);
      const inDays = { ...fitOf(scope), first: before.first, last: now.last };
      const inBlocks = { ...fitOf(scope), ...columnsOf(blocksOf(now.first, now.last)) };
      const isDay = now.first === now.last;
      const isWhole = asked.category === undefined && asked.source === undefined;
      const visibility = visibilityOf(actor);
      const [days, hours, parts, items, brands, [topup, topupBefore], website_sales] = await Promise.all([
        readDays(database, inDays),
        isDay ? readHours(database, inDays) : [],
        readParts(database, inBlocks),
        readItems(database, { ...inBlocks, most: TOP_COUNT }),
        readBrands(database, { ...inBlocks, most: TOP_COUNT }),
        topups(actor.partnerId, compared, facts),
        isWhole && visibility.website
          ? readWebsiteSales(database, { partner: actor.partnerId, ...instantsOf(compared.now) })
          : null,
      ]);
      const sumIn = ({ first, last }: Stretch) =>
        sumOf(days.filter(({ day }) => day >= first && day <= last));
      const sums = sumIn(now);
      const sumsBefore = compared.isToday ? await soFar(scope, facts, hours, before.first) : sumIn(before);
      return {
        ...{ today: facts.today, from: compared.now.from, to: compared.now.to },
        ...{ previous_from: compared.before.from, previous_to: compared.before.to },
        previous_until: compared.isToday ? facts.yesterday_now : null,
        now: totalsFor(visibility, sums, topup ?? 0),
        before: totalsFor(visibility, sumsBefore, topupBefore ?? 0),
        website_sales,
        days: daysOf(visibility, days, now, before),
        hours: isDay
          ? hoursOf(visibility, hours, { now, before, lastHour: lastHourOf(compared, facts) })
          : [],
        ...partsOf(visibility, parts),
        brands: brandsOf(visibility, brands, sums, TOP_COUNT),
        items: itemsOf(visibility, items),
        categories: facts.categories,
        is_new: !facts.ever,
      };
    },

    async days(actor: Actor, asked: Asked): Promise<{ days: StatisticDay[]; visibility: Visibility }> {
      const { today } = await readClock(database);
      const compared = comparedPeriods(asked, today);
      const [now, before] = [stretchOf(compared.now), stretchOf(compared.before)];
      const stretch = { first: before.first, last: now.last };
      const rows = await readDays(database, { ...fitOf(scopeOf(actor, asked)), ...stretch });
      const visibility = visibilityOf(actor);
      return { days: daysOf(visibility, rows, now, before), visibility };
    },
  };
}

const scopeOf = ({ partnerId }: Actor, { category, source }: Asked): Scope => ({
  partner: partnerId,
  ...{ category, source },
});

type HourSums = Awaited<ReturnType<typeof readHours>>[number];

const instantsOf = ({ from, to }: Days) => ({ from: dayStart(from), until: dayStart(to, 1) });

const stretchOf = ({ from, to }: Days): Stretch => ({ first: numberOfDay(from), last: numberOfDay(to) });

/** Last hour of a day that has begun: none of tomorrow, all of yesterday. */
function lastHourOf({ now, isToday }: Compared, { today, hour }: OrderFacts): number {
  if (isToday) return hour;
  return now.from > today ? -1 : 23;
}

const totalsFor = (visibility: Visibility, sums: Sums, topup: number): StatisticTotals => ({
  ...figuresFor(visibility, sums),
  duration: sums.succeeded > 0 ? Math.round(sums.duration / sums.succeeded) : null,
  topup: visibility.topups ? topup : null,
});
