import { DAY, date, dayOf, dayStart } from './date';

/** Inclusive calendar days in Asia/Jakarta, `YYYY-MM-DD`; an absent end is open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

export const dayPresets: readonly { name: string; label: string; of(at: number): Required<Days> }[] = [
  { name: 'today', label: 'Hari ini', of: (at) => lastDays(at, 1) },
  { name: 'yesterday', label: 'Kemarin', of: (at) => lastDays(at - DAY, 1) },
  { name: '7', label: '7 hari', of: (at) => lastDays(at, 7) },
  { name: '30', label: '30 hari', of: (at) => lastDays(at, 30) },
  {
    name: 'month',
    label: 'Bulan ini',
    of: (at) => ({ from: `${dayAt(at).slice(0, 7)}-01`, to: dayAt(at) }),
  },
];

export const presetOf = ({ from, to }: Days, at: number) =>
  dayPresets.find((preset) => {
    const days = preset.of(at);
    return days.from === from && days.to === to;
  });

/** `7 hari`, `01 Nov 2026 – 21 Nov 2026`, `sejak 01 Nov 2026`, `sampai 21 Nov 2026`. */
export function daysText(days: Days, at: number): string {
  const preset = presetOf(days, at);
  if (preset) return preset.label;
  const [from, to] = [days.from, days.to].map((day) => day && date(dayStart(day)));
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `sejak ${from}` : `sampai ${to}`;
}

const written = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

export const writeDays = ({ from = '', to = '' }: Days): string => `${from}..${to}`;

/** Null for invalid text, an impossible date, or an end before its start. */
export function readDays(text: string): Days | null {
  const [, from, to] = written.exec(text) ?? [];
  if (!from && !to) return null;
  return daysError({ from, to }) ? null : { ...(from && { from }), ...(to && { to }) };
}

/** Error text; null if valid. */
export function daysError({ from, to }: Days): string | null {
  const unknown = [from, to].find((day) => day && !isDay(day));
  if (unknown) return `Tanggal “${unknown}” tidak dikenal.`;
  return from && to && to < from ? 'Tanggal akhir lebih awal dari tanggal awal.' : null;
}

export const spanOf = ({ from, to }: Days): { start?: string; before?: string } => ({
  ...(from && { start: dayStart(from, 0) }),
  ...(to && { before: dayStart(to, 1) }),
});

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
};

const dayAt = (at: number): string => dayOf(new Date(at).toISOString());

const lastDays = (at: number, count: number): Required<Days> => ({
  from: dayAt(at - (count - 1) * DAY),
  to: dayAt(at),
});
