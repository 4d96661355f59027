/** How many calls there may be. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds. */
  reset: number;
}

/** As headers tell it: of the limit that a call was counted by, or that refused it. */
export const limitHeaders = ({ limit, remaining, reset }: Allowance) => ({
  'x-ratelimit-limit': limit,
  'x-ratelimit-remaining': remaining,
  'x-ratelimit-reset': reset,
});
export const LIMIT_HEADERS = Object.keys(limitHeaders({ limit: 0, remaining: 0, reset: 0 }));
