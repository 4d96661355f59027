import { date, dayNumber, time } from '../../core/format/date';

const HOUR = 3_600_000;
const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

/** Rounded to the hour, because the forecast is no more accurate. `now` in milliseconds since 1970. */
export function runsOutText(iso: string, now: number): string {
  const at = Date.parse(iso);
  if (at - now < HOUR) return 'dalam 1 jam';
  const round = new Date(Math.round(at / HOUR) * HOUR).toISOString();
  return `${dayText(round, now)} sekitar pukul ${time(round, { seconds: false })}`;
}

function dayText(iso: string, now: number): string {
  const day = dayNumber(Date.parse(iso));
  const days = day - dayNumber(now);
  if (days <= 0) return 'hari ini';
  if (days === 1) return 'besok';
  // 1970-01-01 was a Thursday.
  return `${weekdays[(day + 3) % 7]}, ${date(iso).replace(/ \d{4}$/, '')}`;
}
