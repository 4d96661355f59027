import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { forgetOldLimits } from '../../../../src/server/plugins/shared-limits';
import { type ApiProcess, startApiProcess } from '../../../support/api-process';
import { Client } from '../../../support/client';
import { openTestDatabase, postgresAvailable, type TestDatabase } from '../../../support/database';
import { query } from '../../../support/query';
import { tcpProxy } from '../../../support/tcp-proxy';
import { until } from '../../../support/until';

const LOGIN = '/v1/crm/login';
const MOST = 1200;
/** Reserved calls: one process may have this many left when the other refuses. */
const UNUSED = 20;

/** Each test uses its own forwarded address. */
let address = '';
let tests = 0;

const knock = async ({ url }: ApiProcess, nth: number): Promise<number> =>
  (
    await new Client(url).post(
      LOGIN,
      { identifier: `nobody${nth}@x.test`, password: 'x' },
      { 'x-forwarded-for': address },
    )
  ).status;

describe.runIf(await postgresAvailable())('limits of processes that share a database', () => {
  let store: TestDatabase;
  let first: ApiProcess;
  let second: ApiProcess;
  const processes: ApiProcess[] = [];
  const start = async (env: { DATABASE_URL?: string } = {}) => {
    const api = await startApiProcess({ ...store.env, ...env, RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
    processes.push(api);
    return api;
  };

  beforeAll(async () => {
    store = await openTestDatabase();
    [first, second] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((api) => api.kill()));
    await store?.close();
  });
  beforeEach(async () => {
    tests += 1;
    address = `192.0.2.${tests}`;
    await query(store.database, 'delete from rate_limits');
  });

  it('stop the 21st call of an endpoint, whichever process receives it, and a new one, too', async () => {
    const statuses = [];
    for (let nth = 0; nth < 20; nth++) statuses.push(await knock(nth % 2 ? first : second, nth));
    expect(statuses).toEqual(Array(20).fill(422));
    expect([await knock(first, 20), await knock(second, 21)]).toEqual([429, 429]);
    expect(await knock(await start(), 22)).toBe(429);
  });

  it('let as many knocks through as one process does when they come at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_none, nth) => knock(nth % 2 ? first : second, nth)),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  });

  it('count all calls of a caller together, with few statements, and keep no address', async () => {
    let answered = 0;
    for (let nth = 0; nth < MOST + 100; nth += 10) {
      const { url } = nth % 20 ? first : second;
      const calls = Array.from({ length: 10 }, () =>
        new Client(url).get('/v1/crm/profile', { 'x-forwarded-for': address }),
      );
      answered += (await Promise.all(calls)).filter(({ status }) => status === 401).length;
    }
    expect(answered).toBeLessThanOrEqual(MOST);
    expect(answered).toBeGreaterThanOrEqual(MOST - UNUSED);
    const rows = await query(store.database, 'select key, calls from rate_limits');
    expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/), calls: expect.any(Number) }]);
    // Counted in portions, and not after each process knows the refusal.
    expect(Number(rows[0]?.calls) % UNUSED).toBe(0);
    expect(rows[0]?.calls).toBeLessThanOrEqual(MOST + 2 * UNUSED);
  });

  it('ask callers to come back while the database is away, and count on when it is there again', async () => {
    const direct = new URL(store.env.DATABASE_URL ?? '');
    const proxy = await tcpProxy({ host: direct.hostname, port: Number(direct.port || 5432) });
    onTestFinished(() => proxy.close());
    direct.host = `127.0.0.1:${proxy.port}`;
    const api = await start({ DATABASE_URL: direct.href });
    await proxy.cut();
    const away = await new Client(api.url).post(LOGIN, { identifier: 'nobody@x.test', password: 'x' });
    expect([away.status, away.body.code, away.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
    await proxy.mend();
    await until('knocks are answered again', async () => (await knock(api, 0)) === 422);
  });

  it('are forgotten when their minute is over', async () => {
    await knock(first, 0);
    await forgetOldLimits(store.database);
    expect(await query(store.database, 'select from rate_limits')).toHaveLength(1);
    await query(store.database, `update rate_limits set ends_at = now() - interval '1 second'`);
    await forgetOldLimits(store.database);
    expect(await query(store.database, 'select from rate_limits')).toHaveLength(0);
  });
});
