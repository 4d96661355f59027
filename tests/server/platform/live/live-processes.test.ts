import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Actor } from '../../../../src/platform/http/actor';
import { type ApiProcess, startApiProcess } from '../../../support/api-process';
import { Client } from '../../../support/client';
import { openTestDatabase, postgresAvailable, type TestDatabase } from '../../../support/database';
import { openLive } from '../../../support/live-socket';
import { query } from '../../../support/query';
import { emailOf, openShop, PASSWORD, PRICE, type Shop, topUp } from '../../../support/shop';
import { tcpProxy } from '../../../support/tcp-proxy';

const BALANCE = 1_000_000;

describe.runIf(await postgresAvailable())('several API processes on one PostgreSQL', () => {
  let open: TestDatabase;
  let shop: Shop;
  let a: ApiProcess;
  let b: ApiProcess;

  beforeAll(async () => {
    open = await openTestDatabase();
    shop = await openShop(open.database);
    [a, b] = await Promise.all([startApiProcess(open.env), startApiProcess(open.env)]);
  });
  afterAll(async () => {
    await Promise.all([a.kill(), b.kill()]);
    await open.close();
  });

  const socket = async (...args: Parameters<typeof openLive>) => {
    const opened = await openLive(...args);
    onTestFinished(() => opened.ws.terminate());
    return opened;
  };
  const signIn = (url: string, actor: Actor) => new Client(url).signIn(emailOf(actor), PASSWORD);

  test('an order on one process is seen by a listener on the other, and fulfilled once', async () => {
    const actor = await shop.openPartner(BALANCE);
    const buyer = await signIn(a.url, actor);
    const watcher = new Client(b.url, buyer.token);
    const [orders, money] = [await socket(watcher, 'mitra'), await socket(watcher, 'mitra-balance')];
    const { status, body } = await buyer.post('/v1/crm/transaction/create-new', shop.order('1232'), {
      'idempotency-key': v7(),
    });
    expect(status).toBe(200);
    await money.frame('the debit', ({ balance }) => balance === BALANCE - PRICE);
    await orders.frame('the refund', (frame) => frame.id === body.data.id && frame.status === 4);
    await money.frame('the money back', ({ balance, version }) => balance === BALANCE && version > 1);
    expect(await shop.ledger.balanceOf(actor.partnerId, 'main')).toMatchObject({ version: 3 });
  });

  test('balances are right again after the listening connection was cut', async () => {
    const actors = await Promise.all(Array.from({ length: 10 }, () => shop.openPartner(BALANCE)));
    const sockets = [];
    for (const actor of actors) sockets.push(await socket(await signIn(a.url, actor), 'mitra-balance'));
    await query(
      open.database,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query in ('listen "live"', 'select 1')`,
    );
    await Promise.all(actors.map((actor) => topUp(shop.ledger, actor.partnerId, 500)));
    for (const { frame } of sockets) {
      expect(await frame('the balance after the cut', ({ version }) => version === 2)).toMatchObject({
        balance: BALANCE + 500,
      });
    }
  });

  test('what was missed while the database was out of reach arrives when it is back', async () => {
    const address = new URL(open.env.DATABASE_URL ?? '');
    const proxy = await tcpProxy({ host: address.hostname, port: Number(address.port || 5432) });
    onTestFinished(() => proxy.close());
    address.host = `127.0.0.1:${proxy.port}`;
    const { url, kill } = await startApiProcess({ ...open.env, DATABASE_URL: address.href });
    onTestFinished(kill);
    const actor = await shop.openPartner(BALANCE);
    const client = await signIn(url, actor);
    const { body } = await client.post('/v1/crm/transaction/create-new', shop.order('1235'), {
      'idempotency-key': v7(),
    });
    const [money, orders] = [await socket(client, 'mitra-balance'), await socket(client, 'mitra')];
    await money.frame('the balance of now', ({ balance }) => balance === BALANCE - PRICE);
    await proxy.cut();
    expect(await client.get('/v1/crm/transaction/all')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    const { version } = await topUp(shop.ledger, actor.partnerId, 500);
    await query(
      open.database,
      `update transactions set status = 3, version = version + 1, finished_at = now() where id = $1::uuid`,
      [body.data.id],
    );
    await proxy.mend();
    await money.frame('the missed balance', (frame) => frame.version === version);
    await orders.frame('the missed state', (frame) => frame.id === body.data.id && frame.status === 3);
    await orders.frame('the call to read all facts again', (frame) => frame.type === 'facts');
  });

  test('200 concurrent buyers on two processes and a balance for 50 make exactly 50 orders', async () => {
    const actor = await shop.openPartner(50 * PRICE);
    const first = await signIn(a.url, actor);
    const clients = [first, new Client(b.url, first.token)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_unused, index) =>
        clients[index % 2]?.post('/v1/crm/transaction/create-new', shop.order('1235'), {
          'idempotency-key': v7(),
        }),
      ),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(50);
    expect(answers.filter((answer) => answer?.body.code === 'INSUFFICIENT_BALANCE')).toHaveLength(150);
    expect((await shop.ledger.balanceOf(actor.partnerId, 'main')).balance).toBe(0);
  });

  test('one key sent 100 times to two processes makes one order, and says which answers are replays', async () => {
    const actor = await shop.openPartner(BALANCE);
    const first = await signIn(a.url, actor);
    const clients = [first, new Client(b.url, first.token)];
    const key = { 'idempotency-key': v7() };
    const send = (ending: string) =>
      Promise.all(
        Array.from({ length: 100 }, (_unused, index) =>
          clients[index % 2]?.post('/v1/crm/transaction/create-new', shop.order(ending), key),
        ),
      );
    const answers = await send('1235');
    expect(new Set(answers.map((answer) => answer?.body.data.id)).size).toBe(1);
    expect(answers.filter((answer) => answer?.headers.get('idempotency-replayed') === 'true')).toHaveLength(
      99,
    );
    expect((await send('5555')).every((answer) => answer?.body.code === 'IDEMPOTENCY_CONFLICT')).toBe(true);
    expect((await shop.ledger.balanceOf(actor.partnerId, 'main')).balance).toBe(BALANCE - PRICE);
  });
});
