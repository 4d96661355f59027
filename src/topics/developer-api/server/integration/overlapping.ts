import { dateTime } from '../../../../core/format/date';
import { AppError } from '../../../../platform/http/app-error';

/** `until` is the display time, `previous_until` the instant (ISO 8601). */
export const overlapping = (until: string): AppError =>
  new AppError('SECRET_OVERLAP', {
    until: dateTime(until, { seconds: false, zone: true }),
    previous_until: until,
  });
