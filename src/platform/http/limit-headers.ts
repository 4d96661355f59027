export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds. */
  reset: number;
}

export const limitHeaders = ({ limit, remaining, reset }: Allowance) => ({
  'x-ratelimit-limit': limit,
  'x-ratelimit-remaining': remaining,
  'x-ratelimit-reset': reset,
});
export const LIMIT_HEADERS = Object.keys(limitHeaders({ limit: 0, remaining: 0, reset: 0 }));
