import { dayText, hourText, runningIndex } from './spans';

const copy = {
  thisPeriod: 'Periode ini',
  lastPeriod: 'Periode lalu',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  day: 'Tanggal',
  hour: 'Jam',
} as const;

interface Spans<Day, Hour> {
  today: string;
  previous_until: string | null;
  days: readonly Day[];
  /** Empty unless the period is a single day. */
  hours: readonly Hour[];
}

export interface Slots<Slot> {
  labels: string[];
  labelTitle: string;
  isDay: boolean;
  runningAt: number | undefined;
  /** Null for slots in the future. */
  values: (of: (slot: Slot) => number | null) => (number | null)[];
  valuesBefore: (of: (slot: Slot) => number | null) => (number | null)[];
  words: { now: string; before: string };
}

export const beforeWord = ({ previous_until }: { previous_until: string | null }): string =>
  previous_until ? copy.yesterday : copy.lastPeriod;

/** Slots of the charts: days, or the hours of a single day. */
export function slotsOf<Day extends { day: string }, Hour extends { hour: number; is_ahead: boolean }>(
  statistic: Spans<Day, Hour>,
): Slots<Day | Hour> {
  const { today, days, hours, previous_until } = statistic;
  const runningAt = runningIndex(statistic);
  const words = { now: previous_until ? copy.today : copy.thisPeriod, before: beforeWord(statistic) };
  if (hours.length === 0) {
    return {
      labels: days.map(({ day }) => dayText(day)),
      ...{ labelTitle: copy.day, isDay: false, runningAt, words },
      values: (of) => days.map((one) => (one.day > today ? null : of(one))),
      valuesBefore: (of) => days.map(of),
    };
  }
  return {
    labels: hours.map(({ hour }) => hourText(hour)),
    ...{ labelTitle: copy.hour, isDay: true, runningAt, words },
    values: (of) => hours.map((hour) => (hour.is_ahead ? null : of(hour))),
    valuesBefore: (of) => hours.map(of),
  };
}
