import { dateTime } from '../format/date';

/** What stands in the place of a price where the bill says it. */
export const BY_BILL = 'Sesuai tagihan';

/** How long a bill may be paid as it was looked at; `end`: the first instant at which it no longer counts. */
export const billValidUntil = (end: string): string =>
  `Berlaku sampai ${dateTime(new Date(Date.parse(end) - 1).toISOString(), { seconds: false, zone: true })}`;
