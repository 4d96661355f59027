/** Asia/Jakarta is UTC+7 the whole year, and has been since 1964: an offset is enough, no zone database. */
const JAKARTA_OFFSET = 7 * 3_600_000;
/** Milliseconds. */
export const DAY = 86_400_000;
// As dayjs writes them in Indonesian, so that date pickers and text agree.
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
/** What an unreadable instant shows as: a list must not fall for one bad row. */
const UNREADABLE = '–';

interface TimeStyle {
  /** Default true. */
  seconds?: boolean;
  /** Adds `WIB`. Default false. */
  zone?: boolean;
}

/** `2026-11-21T05:05:09Z` → `21 Nov 2026` in Asia/Jakarta. Takes ISO 8601. */
export const date = (iso: string): string => {
  const at = jakarta(iso);
  return at ? dateText(at) : UNREADABLE;
};

/** `2026-11-21T20:05:09Z` → `2026-11-22`, the calendar day in Asia/Jakarta; empty for what is no instant. */
export const dayOf = (iso: string): string => jakarta(iso)?.toISOString().slice(0, 10) ?? '';

/** The instant at which a calendar day begins in Asia/Jakarta, `later` days on: `2026-11-21` → `2026-11-20T17:00:00.000Z`. */
export const dayStart = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - JAKARTA_OFFSET + later * DAY).toISOString();

/** `2026-11-21T05:05:09Z` → `12:05:09`. */
export const time = (iso: string, style: TimeStyle = {}): string => {
  const at = jakarta(iso);
  return at ? timeText(at, style) : UNREADABLE;
};

/** `2026-11-21T05:05:09Z` → `21 Nov 2026 12:05:09`: DD MMM YYYY HH:mm:ss of specification 2. */
export const dateTime = (iso: string, style: TimeStyle = {}): string => {
  const at = jakarta(iso);
  return at ? `${dateText(at)} ${timeText(at, style)}` : UNREADABLE;
};

/**
 * A stretch of time in two lines that are read as one: `21 Nov 2026` and `10:00 – 10:15`, or `21 Nov 2026 10:00 –` and
 * `05 Des 2026 23:59`; without an end `seterusnya`.
 */
export const periodLines = ({ start_at, end_at }: { start_at: string; end_at?: string | undefined }) => {
  const clock = { seconds: false };
  if (end_at && dayOf(start_at) === dayOf(end_at)) {
    return [date(start_at), `${time(start_at, clock)} – ${time(end_at, clock)}`] as const;
  }
  return [`${dateTime(start_at, clock)} –`, end_at ? dateTime(end_at, clock) : 'seterusnya'] as const;
};

/** How long ago, seen from `now` (milliseconds since 1970): `baru saja`, `5 menit lalu`, `kemarin`, from a week on the date. */
export const relative = (iso: string, now: number): string => {
  const at = Date.parse(iso);
  const ago = now - at;
  // Clocks of browser and server differ by seconds: a moment in the near future has just been.
  if (Number.isNaN(at) || ago < -60_000 || ago >= 7 * DAY) return date(iso);
  if (ago < 60_000) return 'baru saja';
  if (ago < 3_600_000) return `${Math.floor(ago / 60_000)} menit lalu`;
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return `${Math.floor(ago / 3_600_000)} jam lalu`;
  return days === 1 ? 'kemarin' : `${days} hari lalu`;
};

/** Number of the Jakarta calendar day an instant (milliseconds since 1970) falls on; differences count midnights. */
export const dayNumber = (instant: number): number => Math.floor((instant + JAKARTA_OFFSET) / DAY);

/** Minutes since midnight on Jakarta's clock, 0 to 1439, of an instant (milliseconds since 1970). */
export const minuteOfDay = (instant: number): number =>
  Math.floor((((instant + JAKARTA_OFFSET) % DAY) + DAY) / 60_000) % 1440;

/** The instant moved so that its UTC parts read as Jakarta's clock. */
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
