/** How long after the date a renewal still counts as in time: the portal may have been away for a while, in milliseconds. */
const IN_TIME_MS = 86_400_000;
const DAY = 86_400_000;

interface Renewal {
  /** The expiry that is renewed. All in milliseconds since 1970. */
  dueAt: number;
  now: number;
  /** Days of the plan. */
  days: number;
  /** The date has passed without a renewal: the balance was short, or nobody renews by itself. */
  lapsed: boolean;
}

/** The period that a renewal buys: from the old date when it is taken in time, from now once the panel has lapsed. */
export function renewedPeriod({ dueAt, now, days, lapsed }: Renewal): { start: number; end: number } {
  const start = lapsed || now - dueAt > IN_TIME_MS ? now : dueAt;
  return { start, end: start + days * DAY };
}
