import dayjs, { type Dayjs } from 'dayjs';

/** Jakarta is UTC+7 the whole year; pickers think in the zone of the machine, so the clock is moved both ways. */
const JAKARTA_MINUTES = 7 * 60;

const shift = (at: Dayjs, direction: 1 | -1): Dayjs =>
  at.add(direction * (JAKARTA_MINUTES - at.utcOffset()), 'minute');

/** ISO instant → what a picker shows as Jakarta's clock; null when there is none. */
export const toPicker = (iso: unknown): Dayjs | null => {
  if (typeof iso !== 'string' || iso === '') return null;
  const at = dayjs(iso);
  return at.isValid() ? shift(dayjs(at.valueOf()), 1) : null;
};

/** The way back, as an ISO instant in UTC. */
export const fromPicker = (at: Dayjs | null): string | undefined =>
  at ? shift(at, -1).toISOString() : undefined;
