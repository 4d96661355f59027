import { v7 } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../../../../src/platform/env';
import { startServer } from '../../../../src/server/start';
import { Client } from '../../../support/client';
import { sourceConfiguration } from '../../../support/configuration';
import { openTestDatabase, postgresAvailable } from '../../../support/database';
import { query } from '../../../support/query';
import { startTestServer, type TestServerOptions } from '../../../support/server';
import { emailOf, openShop, PASSWORD } from '../../../support/shop';
import { sourcePages } from '../../../support/source-pages';
import { tcpProxy } from '../../../support/tcp-proxy';
import { until } from '../../../support/until';

const postgres = await postgresAvailable();

async function started(options: TestServerOptions = {}) {
  const server = await startTestServer({ seed: 'none', ...options });
  onTestFinished(() => server.close());
  return server;
}

/** Value of a metric with its exact labels; null if missing. */
async function metric(client: Client, name: string): Promise<number | null> {
  const { body } = await client.get('/metrics');
  const line = String(body)
    .split('\n')
    .find((text) => text.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}

describe('a process that can answer calls', () => {
  it('lives and is ready, and neither answer is cached', async () => {
    const { guest } = await started();
    const alive = await guest.get('/healthz');
    expect({ status: alive.status, body: alive.body }).toEqual({ status: 200, body: { status: 'ok' } });
    const ready = await guest.get('/readyz');
    expect({ status: ready.status, body: ready.body }).toEqual({
      status: 200,
      body: { status: 'ok', checks: { database: 'ok', migrations: 'ok', jobs: 'ok' } },
    });
    expect([alive, ready].map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(2).fill('no-store'),
    );
    expect((await guest.post('/readyz')).status).toBe(405);
  });

  it('says so during maintenance, too: it is the portal that is away', async () => {
    const { guest } = await started({ env: { MAINTENANCE: 'true' } });
    expect((await guest.get('/readyz')).status).toBe(200);
  });

  it('appears in no document of the API', async () => {
    const { guest } = await started();
    const { paths } = (await guest.get('/openapi.json')).body;
    expect(Object.keys(paths).filter((path) => /healthz|readyz|metrics/.test(path))).toEqual([]);
  });
});

describe('a process that cannot answer calls lives and is not ready', () => {
  it('when its tables are older than itself', async () => {
    const { guest, database } = await started();
    await query(database, 'delete from migrations.applied');
    const { status, body } = await guest.get('/readyz');
    expect({ status, checks: body.checks }).toEqual({
      status: 503,
      checks: { database: 'ok', migrations: 'failed', jobs: 'ok' },
    });
    expect((await guest.get('/healthz')).status).toBe(200);
  });

  it('when its job worker has stopped', async () => {
    const { guest, services } = await started();
    await services.worker.stop();
    const { status, body } = await guest.get('/readyz');
    expect({ status, jobs: body.checks.jobs }).toEqual({ status: 503, jobs: 'failed' });
  });

  it('while it closes', async () => {
    const server = await startTestServer({ seed: 'none' });
    const { worker } = server.services;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const stop = worker.stop.bind(worker);
    worker.stop = async () => {
      await held;
      await stop();
    };
    const closed = server.close();
    await until('it is not ready', async () => (await server.guest.get('/readyz')).status === 503);
    expect((await server.guest.get('/healthz')).status).toBe(200);
    letGo();
    await closed;
  });

  it.runIf(postgres)('while the database is away, and is counted all the same', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const address = new URL(store.env.DATABASE_URL ?? '');
    const proxy = await tcpProxy({ host: address.hostname, port: Number(address.port || 5432) });
    onTestFinished(() => proxy.close());
    address.host = `127.0.0.1:${proxy.port}`;
    const env = readEnv({ ...store.env, DATABASE_URL: address.href, PORT: '0', SEED: 'none' });
    const running = await startServer(env, {
      configuration: sourceConfiguration(),
      pages: sourcePages(),
      logLevel: 'silent',
    });
    onTestFinished(() => running.close());
    const guest = new Client(running.url);
    expect(await metric(guest, 'lumbung_jobs_waiting')).not.toBeNull();
    expect(await metric(guest, 'lumbung_database_connections')).toBeGreaterThan(0);
    await proxy.cut();
    const { status, body } = await guest.get('/readyz');
    expect({ status, database: body.checks.database }).toEqual({ status: 503, database: 'failed' });
    expect((await guest.get('/healthz')).status).toBe(200);
    expect(await metric(guest, 'lumbung_jobs_waiting')).toBeNull();
    expect(await metric(guest, 'lumbung_sockets')).toBe(0);
    await proxy.mend();
    await until('it is ready again', async () => (await guest.get('/readyz')).status === 200);
  });
});

describe('metrics', () => {
  it('count calls by their declared path, with how long they took', async () => {
    const { guest } = await started();
    const count = 'lumbung_http_request_duration_seconds_count';
    const profile = `${count}{method="GET",route="/v1/crm/profile",status="401"}`;
    for (let nth = 0; nth < 3; nth++) await guest.get('/v1/crm/profile?nth=1');
    await guest.get('/v1/crm/whatever-a-stranger-types');
    expect(await metric(guest, profile)).toBe(3);
    expect(await metric(guest, `${count}{method="GET",route="none",status="404"}`)).toBe(1);
    expect(String((await guest.get('/metrics')).body)).not.toContain('stranger');
  });

  it.runIf(postgres)(
    'count no call that waits for a connection only because they are asked for',
    async () => {
      const { guest, database } = await started();
      // Opens idle connections, more than used below.
      await Promise.all(Array.from({ length: 6 }, () => query(database, 'select 1')));
      expect(await metric(guest, 'lumbung_database_waiting')).toBe(0);
    },
  );

  it('count purchases by how they ended, jobs that wait, and what the process takes', async () => {
    const { guest, database, url, services } = await started();
    const shop = await openShop(database);
    const buyer = await shop.openPartner(1_000_000);
    const client = await new Client(url).signIn(emailOf(buyer), PASSWORD);
    const success = 'lumbung_purchases_total{outcome="success"}';
    expect(await metric(guest, success)).toBe(0);
    const key = { 'idempotency-key': v7() };
    expect((await client.post('/v1/crm/transaction/create-new', shop.order('1230'), key)).status).toBe(200);
    await until('the purchase has ended', async () => (await metric(guest, success)) === 1);

    await services.worker.stop();
    await query(
      database,
      `insert into jobs (id, kind, ref_id, run_at) values ($1, 'fulfil', $1, now() - interval '90 seconds')`,
      [v7()],
    );
    expect(await metric(guest, 'lumbung_jobs_waiting')).toBe(1);
    expect(await metric(guest, 'lumbung_jobs_oldest_seconds')).toBeCloseTo(90, -1);
    expect(await metric(guest, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(await metric(guest, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are for callers on this machine, and not for those that a proxy speaks for', async () => {
    const { guest } = await started();
    const answer = await guest.get('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await guest.get('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(404);
    expect((await guest.get('/metrics', { forwarded: 'for=203.0.113.5' })).status).toBe(404);
  });

  it('require METRICS_TOKEN if it is set', async () => {
    const token = 'token-of-the-watch-2026';
    const { guest } = await started({ env: { METRICS_TOKEN: token } });
    const shown = async (authorization: string) =>
      (await guest.get('/metrics', { authorization, 'x-forwarded-for': '203.0.113.5' })).status;
    expect((await guest.get('/metrics')).status).toBe(404);
    expect(await shown('Bearer token-of-the-watch-2025')).toBe(404);
    expect(await shown(`Bearer ${token}`)).toBe(200);
  });
});
