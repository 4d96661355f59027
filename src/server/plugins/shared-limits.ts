import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '../../platform/db/client';
import { command, run, statement } from '../../platform/db/statement';

/** Calls that a process reserves at once under large limits, where exactness does not matter. */
const PORTION = 20;
const MANY = 1_000;
/** Cached callers; the oldest are evicted. */
const MOST_CALLERS = 10_000;

interface Counted {
  /** Calls of all processes in the window, including the reserved portion. */
  calls: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

const countStatement = statement<{ key: string; portion: number; window: number }, Counted>(
  'rate-limit-count',
  `insert into rate_limits as r (key, calls, ends_at)
   values (:key, :portion::int, now() + :window::float8 * interval '1 millisecond')
   on conflict (key) do update set
     calls = case when r.ends_at > now() then r.calls + excluded.calls else excluded.calls end,
     ends_at = case when r.ends_at > now() then r.ends_at else excluded.ends_at end
   returning calls, ceil(extract(epoch from ends_at - now()) * 1000)::int as ttl`,
);

export const forgetOldLimits = command<object>(
  'rate-limit-forget',
  'delete from rate_limits where key in (select key from rate_limits where ends_at < now() limit 50000)',
);

/** Local portion of a caller's counter: this process may use numbers `calls - left + 1` to `calls`. */
interface Share {
  calls: number;
  left: number;
  /** Process clock. */
  ends: number;
  asking?: Promise<void>;
}

/**
 * Rate limits shared by all processes of a database. Large limits are reserved in portions, and a refused
 * caller is refused locally until the window ends, so that a flood of calls causes few queries.
 */
export const sharedLimits = (database: Database): FastifyRateLimitStoreCtor =>
  class SharedLimits implements FastifyRateLimitStore {
    private readonly shares = new Map<string, Share>();

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 0,
      max = 0,
    ): void {
      this.next(key, timeWindow, max).then((result) => callback(null, result), callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }

    private async next(key: string, window: number, max: number): Promise<{ current: number; ttl: number }> {
      const share = this.shareOf(key);
      for (;;) {
        const ttl = share.ends - performance.now();
        if (ttl > 0) {
          const number = share.calls - share.left + 1;
          if (number > max) return { current: number, ttl };
          if (share.left > 0) {
            share.left -= 1;
            return { current: number, ttl };
          }
        }
        share.asking ??= this.ask(key, share, window, max < MANY ? 1 : PORTION).finally(() => {
          share.asking = undefined;
        });
        await share.asking;
      }
    }

    private async ask(key: string, share: Share, window: number, portion: number): Promise<void> {
      const digest = createHash('sha256').update(key).digest('hex');
      const [row] = await run(database, countStatement, { key: digest, portion, window });
      if (!row) throw new Error('calls were not counted');
      Object.assign(share, { calls: row.calls, left: portion, ends: performance.now() + row.ttl });
    }

    private shareOf(key: string): Share {
      const share = this.shares.get(key) ?? { calls: 0, left: 0, ends: 0 };
      this.shares.delete(key);
      this.shares.set(key, share);
      const [oldest = key] = this.shares.keys();
      if (this.shares.size > MOST_CALLERS) this.shares.delete(oldest);
      return share;
    }
  };
