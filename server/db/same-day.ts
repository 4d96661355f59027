/** That an instant lies on the same calendar day in Asia/Jakarta as the clock of the database. */
export const isToday = (instant: string): string =>
  `(${instant} at time zone 'Asia/Jakarta')::date = (now() at time zone 'Asia/Jakarta')::date`;

/** The end of the day in Asia/Jakarta on which an instant lies: the first moment that is no more of it. */
export const dayEnd = (instant: string): string =>
  `((${instant} at time zone 'Asia/Jakarta')::date + 1)::timestamp at time zone 'Asia/Jakarta'`;
