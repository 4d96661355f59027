import { dateTime } from '../../../core/format/date';

/** Shown instead of a price for postpaid items. */
export const BY_BILL = 'Sesuai tagihan';

/** `end` is the first instant at which the bill is no longer valid. */
export const billValidUntil = (end: string): string =>
  `Berlaku sampai ${dateTime(new Date(Date.parse(end) - 1).toISOString(), { seconds: false, zone: true })}`;
