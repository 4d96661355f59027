import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freshBuild } from '../../../../scripts/fresh-build.mjs';
import { openDatabase } from '../../../../src/platform/db/client';
import { firstError } from '../../../../src/platform/ledger/verify-store';
import { repositoryRoot } from '../../../../src/platform/root';
import { Client } from '../../../support/client';
import { openTestDatabase } from '../../../support/database';
import { query } from '../../../support/query';
import { startTestServer } from '../../../support/server';
import { startProcess } from '../../../support/server-process';
import { emailOf, openShop, PASSWORD } from '../../../support/shop';

const BUYERS = 8;
/** Answers before the stop signal. */
const ENOUGH = 30;
const PATIENCE = 10_000;

describe('closing', () => {
  it('finishes a call under way and asks new ones on an open connection to come back', async () => {
    const closing = await startTestServer({ seed: 'accounts' });
    const underWay = closing.guest.post('/v1/crm/login', {
      identifier: 'mitra@demo.test',
      password: PASSWORD,
    });
    await new Promise<void>((resolve) => closing.app.server.once('request', () => resolve()));
    await closing.close();
    expect((await underWay).status).toBe(200);
    await expect(closing.guest.get('/v1/crm/profile')).rejects.toThrow();
  });
});

describe('SIGTERM under load', () => {
  beforeAll(() => freshBuild(repositoryRoot));

  it('lets what is under way finish, refuses the rest and ends with 0 within ten seconds', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.openPartner(10_000_000)));
    // The embedded database allows one process.
    await store.database.close();
    const server = await startProcess({ ...store.env, SEED: 'none' });
    onTestFinished(() => void server.stop('SIGKILL'));
    const clients = await Promise.all(
      buyers.map((buyer) => new Client(server.url).signIn(emailOf(buyer), PASSWORD)),
    );

    let bought = 0;
    let signalled = 0;
    let ended: ReturnType<typeof server.stop> | undefined;
    const refusals: { early: boolean; reason: string }[] = [];
    const buy = async (client: Client) => {
      const early = signalled === 0;
      const key = { 'idempotency-key': v7() };
      const answer = await client
        .post('/v1/crm/transaction/create-new', shop.order('1230'), key)
        .catch(() => null);
      if (answer?.status === 200) return true;
      refusals.push({ early, reason: answer ? `${answer.status} ${answer.body.code}` : 'no connection' });
      return false;
    };
    const buyOn = async (client: Client) => {
      while (await buy(client)) {
        bought += 1;
        if (bought !== ENOUGH) continue;
        signalled = performance.now();
        ended = server.stop('SIGTERM');
      }
    };
    await Promise.all(clients.map(buyOn));
    expect(await ended).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(PATIENCE);
    // Requests before the signal are always answered with their order.
    expect(refusals.filter(({ early }) => early)).toEqual([]);
    for (const { reason } of refusals) expect(['503 UNAVAILABLE', 'no connection']).toContain(reason);

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    const [stored] = await query(database, 'select count(*)::int as orders from transactions');
    expect(stored).toEqual({ orders: bought });
    expect(await firstError(database)).toBeNull();
  });
});
