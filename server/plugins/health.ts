import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../../src/core/contract/endpoint';
import { HEALTHZ, READYZ } from '../http/operator-paths';
import { reasonOf } from '../start-error';

/** Milliseconds that a check may take: who asks gives up soon after. */
const PATIENCE = 2_000;

/** Rejects when what it looks at is not as calls need it. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/**
 * `/healthz`: the process lives, and a restart would mend nothing. `/readyz`: calls can be answered here now; 503 when
 * a check fails, and from the moment the server closes (`plugins/closing.ts`), so that a proxy asks another process.
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
          // Why is for the log: anybody may ask here.
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
