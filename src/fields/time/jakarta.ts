import dayjs, { type Dayjs } from 'dayjs';

/** Jakarta is UTC+7 the whole year. */
const JAKARTA_OFFSET = 7 * 3_600_000;

/** What a person typed that could not be read is no instant, though browsers may guess one. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/**
 * ISO instant → what a picker shows as Jakarta's clock; null when there is none. Pickers think in the zone of the
 * machine, so the parts of the clock are handed over, not the instant: they read alike wherever the machine stands.
 */
export const toPicker = (iso: unknown): Dayjs | null => {
  const at = isInstant(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(at)) return null;
  const clock = new Date(at + JAKARTA_OFFSET);
  return dayjs(
    new Date(
      clock.getUTCFullYear(),
      clock.getUTCMonth(),
      clock.getUTCDate(),
      clock.getUTCHours(),
      clock.getUTCMinutes(),
      clock.getUTCSeconds(),
    ),
  );
};

/** The way back, as an ISO instant in UTC. */
export const fromPicker = (clock: Dayjs | null): string | undefined =>
  clock
    ? new Date(
        Date.UTC(clock.year(), clock.month(), clock.date(), clock.hour(), clock.minute(), clock.second()) -
          JAKARTA_OFFSET,
      ).toISOString()
    : undefined;

/** A picker's own "now" is the machine's clock, which is Jakarta's only there. */
export const isClockJakarta = (): boolean => new Date().getTimezoneOffset() * 60_000 === -JAKARTA_OFFSET;
