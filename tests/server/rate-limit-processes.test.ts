import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetOldLimits } from '../../server/plugins/shared-limits';
import { startApiProcess } from '../support/api-process';
import { Client } from '../support/client';
import { openTestDatabase, postgresAvailable } from '../support/database';
import { query } from '../support/query';
import { tcpProxy } from '../support/tcp-proxy';
import { until } from '../support/until';

const LOGIN = '/v1/crm/login';
const MOST = 1200;
/** Calls that are counted at once: one process may have so many left when the other refuses. */
const UNUSED = 20;

async function twoProcesses() {
  const store = await openTestDatabase();
  onTestFinished(() => store.close());
  const start = async () => {
    const api = await startApiProcess({ ...store.env, RATE_LIMIT: 'on' });
    onTestFinished(() => api.kill());
    return { api, guest: new Client(api.url) };
  };
  return { store, start, first: await start(), second: await start() };
}

const knock = async (guest: Client, nth: number): Promise<number> =>
  (await guest.post(LOGIN, { identifier: `nobody${nth}@x.test`, password: 'x' })).status;

describe.runIf(await postgresAvailable())('limits of processes that share a database', () => {
  it('stop the 21st knock at a door, whichever process it comes to, and a new one, too', async () => {
    const { start, first, second } = await twoProcesses();
    const statuses = [];
    for (let nth = 0; nth < 20; nth++) statuses.push(await knock((nth % 2 ? first : second).guest, nth));
    expect(statuses).toEqual(Array(20).fill(422));
    expect([await knock(first.guest, 20), await knock(second.guest, 21)]).toEqual([429, 429]);
    await first.api.stop();
    expect(await knock((await start()).guest, 22)).toBe(429);
  });

  it('let as many knocks through as one process does when they come at once', async () => {
    const { first, second } = await twoProcesses();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_none, nth) => knock((nth % 2 ? first : second).guest, nth)),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  });

  it('count all calls of a caller together, with few statements, and keep no address', async () => {
    const { store, first, second } = await twoProcesses();
    let answered = 0;
    for (let nth = 0; nth < MOST + 100; nth += 10) {
      const calls = Array.from({ length: 10 }, () =>
        (nth % 20 ? first : second).guest.get('/v1/crm/profile'),
      );
      answered += (await Promise.all(calls)).filter(({ status }) => status === 401).length;
    }
    expect(answered).toBeLessThanOrEqual(MOST);
    expect(answered).toBeGreaterThanOrEqual(MOST - UNUSED);
    const rows = await query(store.database, 'select key, calls from rate_limits');
    expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/), calls: expect.any(Number) }]);
    // Counted in portions, and no more once each process knows.
    expect(Number(rows[0]?.calls) % UNUSED).toBe(0);
    expect(rows[0]?.calls).toBeLessThanOrEqual(MOST + 2 * UNUSED);
  });

  it('tell callers to come back while the database is away, and count on when it is there again', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const address = new URL(store.env.DATABASE_URL ?? '');
    const proxy = await tcpProxy({ host: address.hostname, port: Number(address.port || 5432) });
    onTestFinished(() => proxy.close());
    address.host = `127.0.0.1:${proxy.port}`;
    const api = await startApiProcess({ ...store.env, DATABASE_URL: address.href, RATE_LIMIT: 'on' });
    onTestFinished(() => api.kill());
    const guest = new Client(api.url);
    await proxy.cut();
    const away = await guest.post(LOGIN, { identifier: 'nobody@x.test', password: 'x' });
    expect([away.status, away.body.code, away.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
    await proxy.mend();
    await until('knocks are answered again', async () => (await knock(guest, 0)) === 422);
  });

  it('are forgotten when their minute is over', async () => {
    const { store, first } = await twoProcesses();
    await knock(first.guest, 0);
    await forgetOldLimits(store.database);
    expect(await query(store.database, 'select from rate_limits')).toHaveLength(1);
    await query(store.database, `update rate_limits set ends_at = now() - interval '1 second'`);
    await forgetOldLimits(store.database);
    expect(await query(store.database, 'select from rate_limits')).toHaveLength(0);
  });
});
