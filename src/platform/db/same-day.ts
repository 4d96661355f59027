/** True if an instant is on today's date in Asia/Jakarta by the database clock. */
export const isToday = (instant: string): string =>
  `(${instant} at time zone 'Asia/Jakarta')::date = (now() at time zone 'Asia/Jakarta')::date`;

/** End of the Asia/Jakarta day of an instant (exclusive). */
export const dayEnd = (instant: string): string =>
  `((${instant} at time zone 'Asia/Jakarta')::date + 1)::timestamp at time zone 'Asia/Jakarta'`;
