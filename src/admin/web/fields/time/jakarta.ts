import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { serverNow } from '../../../../ui/server-clock';

dayjs.extend(utc);
// Pickers ask dayjs for the present time in its default time zone by this name.
dayjs.extend((_options, { prototype }) => Object.assign(prototype, { tz: () => clockAt(serverNow()) }));

const JAKARTA_OFFSET = 7 * 3_600_000;

/** Text that could not be read as a date stays in the form, and is no instant though browsers may guess one. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/**
 * A moment of Jakarta's clock as a picker holds it: in UTC mode and seven hours ahead, so that the zone of the machine,
 * which may skip an hour, has no part in it.
 */
const clockAt = (at: number): Dayjs => dayjs.utc(at + JAKARTA_OFFSET);

/** ISO instant → what a picker shows as Jakarta's clock; null when there is none. */
export const toPicker = (iso: unknown): Dayjs | null => {
  const at = isInstant(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(at) ? null : clockAt(at);
};

/** Converts a picked date to a UTC instant in whole seconds. */
export const fromPicker = (clock: Dayjs | null): string | undefined =>
  clock ? new Date(clock.startOf('second').valueOf() - JAKARTA_OFFSET).toISOString() : undefined;
