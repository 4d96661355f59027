/** Grace period for renewals in milliseconds, because the portal may have been down. */
const IN_TIME_MS = 86_400_000;
const DAY = 86_400_000;

interface Renewal {
  /** Expiry to renew. All in milliseconds since 1970. */
  dueAt: number;
  now: number;
  days: number;
  /** The date passed without a renewal: insufficient balance, or no automatic renewal. */
  lapsed: boolean;
}

export function renewedPeriod({ dueAt, now, days, lapsed }: Renewal): { start: number; end: number } {
  const start = lapsed || now - dueAt > IN_TIME_MS ? now : dueAt;
  return { start, end: start + days * DAY };
}
