const WEEK_DAYS = 7;
const HOURS_OF_DAY = 24;
const HOURS_OF_WEEK = 168;
/** Whole weeks evaluated; fewer are not representative of a weekday. */
const LEAST_WEEKS = 2;
export const MOST_WEEKS = 4;
const LEAST_ORDERS = 30;
const LEAST_DAYS = 6;
export const HORIZON = 14;

export interface SpentHour {
  /** Day number (0 is 1970-01-01) and hour in Jakarta. */
  day: number;
  hour: number;
  orders: number;
  /** Rupiah debited and not refunded. */
  spent: number;
}

export interface Clock {
  day: number;
  hour: number;
  minute: number;
}

export interface Forecast {
  /** Minutes until the balance is used up; null if it lasts. */
  minutes: number | null;
  /** Rupiah per week. */
  week: number;
}

/** Hour of the week from Monday; 1970-01-01 was a Thursday. */
const slotOf = (day: number, hour: number): number => ((day + 3) % WEEK_DAYS) * HOURS_OF_DAY + hour;

/**
 * Applies the average spending by hour of the week over the last whole weeks, without the running day. Null without
 * enough data.
 */
export function balanceForecast(balance: number, now: Clock, hours: readonly SpentHour[]): Forecast | null {
  const pace = paceOf(now.day, hours);
  if (!pace) return null;
  const week = Math.round(pace.reduce((sum, spent) => sum + spent, 0));
  return week > 0 ? { minutes: minutesLeft(balance, now, pace), week } : null;
}

/** Average rupiah per hour of the week. */
function paceOf(today: number, hours: readonly SpentHour[]): number[] | null {
  const considered = hours.filter(({ day }) => day < today && day >= today - MOST_WEEKS * WEEK_DAYS);
  const first = Math.min(...considered.filter(({ orders }) => orders > 0).map(({ day }) => day));
  const weeks = Math.floor((today - first) / WEEK_DAYS);
  if (!(weeks >= LEAST_WEEKS)) return null;
  const counted = considered.filter(({ day }) => day >= today - weeks * WEEK_DAYS);
  const orders = counted.reduce((sum, one) => sum + one.orders, 0);
  const days = new Set(counted.filter((one) => one.orders > 0).map(({ day }) => day)).size;
  if (orders < LEAST_ORDERS || days < LEAST_DAYS) return null;
  const pace = new Array<number>(HOURS_OF_WEEK).fill(0);
  for (const { day, hour, spent } of counted) {
    const slot = slotOf(day, hour);
    pace[slot] = (pace[slot] ?? 0) + spent / weeks;
  }
  return pace;
}

function minutesLeft(balance: number, { day, hour, minute }: Clock, pace: readonly number[]): number | null {
  let left = balance;
  let passed = 0;
  for (let step = 0; step <= HORIZON * HOURS_OF_DAY; step += 1) {
    const minutes = step === 0 ? 60 - minute : 60;
    const spent = ((pace[(slotOf(day, hour) + step) % HOURS_OF_WEEK] ?? 0) * minutes) / 60;
    if (left <= 0) return passed;
    if (spent >= left) return passed + Math.round((minutes * left) / spent);
    left -= spent;
    passed += minutes;
  }
  return null;
}

export function preparedTopup(
  week: number,
  { step, least, most }: { step: number; least: number; most: number },
) {
  return Math.min(most, Math.max(least, Math.ceil(week / step) * step));
}
