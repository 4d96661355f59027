import { momentOf, type Period } from '../value/period';
import type { Status } from './statuses';

type Moments = Record<ReturnType<typeof momentOf>, string>;

/** Labels before, during and after a period, by cell (domain 3.20). */
const words = {
  'schedule-status': { before: 'Terjadwal', during: 'Tayang', after: 'Berakhir' },
  'sale-status': { before: 'Akan Datang', during: 'Berlangsung', after: 'Selesai' },
  'promo-status': { before: 'Akan Datang', during: 'Berlangsung', after: 'Berakhir' },
} satisfies Record<string, Moments>;

export type ScheduleCell = keyof typeof words;

const tones = { before: 'run', during: 'ok', after: 'off' } as const;

/** `now` in milliseconds since 1970; a period without bounds and a disabled record have no status. */
export function scheduleStatus(
  cell: ScheduleCell,
  { period, isActive }: { period: Period | undefined; isActive: boolean },
  now: number,
): Status {
  if (!isActive) return { word: 'Nonaktif', tone: 'off' };
  const moment = period ? momentOf(period, now) : 'during';
  return { word: words[cell][moment], tone: tones[moment] };
}
