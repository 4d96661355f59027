import { date, time } from '../../../../core/format/date';

/** Midday, so that no time zone shifts the day. */
export const dayText = (day: string): string => date(`${day}T12:00:00+07:00`);

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface Timed {
  today: string;
  days: readonly { day: string }[];
  hours: readonly { is_ahead: boolean }[];
}

/** Index of the current day, or of the current hour of a single day; undefined if all have ended. */
export function runningIndex({ today, days, hours }: Timed): number | undefined {
  const day = days.findIndex((one) => one.day === today);
  if (day < 0) return undefined;
  return hours.length === 0 ? day : hours.filter(({ is_ahead }) => !is_ahead).length - 1;
}

const spanText = (from: string, to: string): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

interface Compared {
  from: string;
  to: string;
  previous_from: string;
  previous_to: string;
  previous_until: string | null;
}

export function comparedText({ from, to, previous_from, previous_to, previous_until }: Compared): string {
  const before = spanText(previous_from, previous_to);
  const label = previous_until
    ? `${before} sampai pukul ${time(previous_until, { seconds: false })} WIB`
    : before;
  return `${spanText(from, to)}, dibandingkan ${label}`;
}
