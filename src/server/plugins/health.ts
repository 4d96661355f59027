import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../../core/contract/endpoint';
import { HEALTHZ, READYZ } from '../../platform/http/operator-paths';
import { reasonOf } from '../../platform/start-error';

/** Milliseconds for a check, because callers time out soon after. */
const PATIENCE = 2_000;

/** Rejects if requests cannot be served. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/**
 * `/healthz`: the process is alive. `/readyz`: requests can be served; 503 if a check fails, and during
 * shutdown (`plugins/closing.ts`), so that a proxy uses another process.
 */
export function installHealth(app: FastifyInstance, checks: Checks): void {
  const route = { config: { object: PUBLIC, alwaysOpen: true }, schema: { hide: true } } as const;
  app.get(HEALTHZ, route, async () => ({ status: 'ok' }));
  app.get(READYZ, route, async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]): Promise<[name: string, found: string]> => {
        try {
          await within(PATIENCE, check());
          return [name, 'ok'];
        } catch (failure) {
          // The reason is logged only, because the endpoint is public.
          request.log.warn({ check: name, reason: reasonOf(failure) }, 'not ready');
          return [name, 'failed'];
        }
      }),
    );
    const ready = results.every(([, found]) => found === 'ok');
    reply.code(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'failed', checks: Object.fromEntries(results) };
  });
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
