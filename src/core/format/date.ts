/** Asia/Jakarta has been UTC+7 all year since 1964: an offset is enough, no zone database. */
export const JAKARTA_OFFSET = 7 * 3_600_000;
export const DAY = 86_400_000;
// Same month names as dayjs in Indonesian, so that date pickers and text agree.
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
/** Shown for an invalid instant: one bad row must not break a list. */
const UNREADABLE = '–';

interface TimeStyle {
  seconds?: boolean;
  zone?: boolean;
}

/** `2026-11-21T05:05:09Z` → `21 Nov 2026` in Asia/Jakarta. */
export const date = (iso: string): string => {
  const at = jakarta(iso);
  return at ? dateText(at) : UNREADABLE;
};

/** `2026-11-21T20:05:09Z` → `2026-11-22`, the calendar day in Asia/Jakarta; empty for an invalid instant. */
export const dayOf = (iso: string): string => jakarta(iso)?.toISOString().slice(0, 10) ?? '';

/** Start of a day in Asia/Jakarta, `later` days on: `2026-11-21` → `2026-11-20T17:00:00.000Z`. */
export const dayStart = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - JAKARTA_OFFSET + later * DAY).toISOString();

/** `2026-11-21T05:05:09Z` → `12:05:09`. */
export const time = (iso: string, style: TimeStyle = {}): string => {
  const at = jakarta(iso);
  return at ? timeText(at, style) : UNREADABLE;
};

/** `2026-11-21T05:05:09Z` → `21 Nov 2026 12:05:09` (specification 2). */
export const dateTime = (iso: string, style: TimeStyle = {}): string => {
  const at = jakarta(iso);
  return at ? `${dateText(at)} ${timeText(at, style)}` : UNREADABLE;
};

/**
 * A period in two lines: `21 Nov 2026` and `10:00 – 10:15`, or `21 Nov 2026 10:00 –` and `05 Des 2026 23:59`; without
 * an end `seterusnya`.
 */
export const periodLines = ({ start_at, end_at }: { start_at: string; end_at?: string | undefined }) => {
  const clock = { seconds: false };
  if (end_at && dayOf(start_at) === dayOf(end_at)) {
    return [date(start_at), `${time(start_at, clock)} – ${time(end_at, clock)}`] as const;
  }
  return [`${dateTime(start_at, clock)} –`, end_at ? dateTime(end_at, clock) : 'seterusnya'] as const;
};

/** `baru saja`, `5 menit lalu`, `kemarin`; the date after a week. `now` in milliseconds since 1970. */
export const relative = (iso: string, now: number): string => {
  const at = Date.parse(iso);
  const ago = now - at;
  // Clocks of browser and server differ by seconds: the near future counts as now.
  if (Number.isNaN(at) || ago < -60_000 || ago >= 7 * DAY) return date(iso);
  if (ago < 60_000) return 'baru saja';
  if (ago < 3_600_000) return `${Math.floor(ago / 60_000)} menit lalu`;
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return `${Math.floor(ago / 3_600_000)} jam lalu`;
  return days === 1 ? 'kemarin' : `${days} hari lalu`;
};

/** Number of the Jakarta day of an instant (milliseconds since 1970); differences count midnights. */
export const dayNumber = (instant: number): number => Math.floor((instant + JAKARTA_OFFSET) / DAY);

/** Minute of the day in Jakarta, 0 to 1439; `instant` in milliseconds since 1970. */
export const minuteOfDay = (instant: number): number =>
  Math.floor((((instant + JAKARTA_OFFSET) % DAY) + DAY) / 60_000) % 1440;

/** Shifts the instant so that its UTC parts show Jakarta time. */
const jakarta = (iso: string): Date | undefined => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? undefined : new Date(at + JAKARTA_OFFSET);
};

const two = (part: number): string => String(part).padStart(2, '0');

const dateText = (at: Date): string =>
  `${two(at.getUTCDate())} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

const timeText = (at: Date, { seconds = true, zone = false }: TimeStyle): string => {
  const parts = [at.getUTCHours(), at.getUTCMinutes(), ...(seconds ? [at.getUTCSeconds()] : [])];
  return parts.map(two).join(':') + (zone ? ' WIB' : '');
};

const longMonths = [
  ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober'],
  ...['November', 'Desember'],
];

/** `2026-11` → `November 2026`. */
export function monthName(month: string): string {
  const [year, nth] = month.split('-');
  return `${longMonths[Number(nth) - 1] ?? UNREADABLE} ${year}`;
}
