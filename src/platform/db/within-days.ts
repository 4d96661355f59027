/** Filter days as statement parameters: `YYYY-MM-DD` in Asia/Jakarta, inclusive; null is open. */
export interface DayParams {
  from: string | null;
  to: string | null;
}

/** True if an instant is within `:from` and `:to`. */
export const withinDays = (
  instant: string,
): string => `(:from::date is null or ${instant} >= :from::date::timestamp at time zone 'Asia/Jakarta')
  and (:to::date is null or ${instant} < (:to::date + 1)::timestamp at time zone 'Asia/Jakarta')`;
