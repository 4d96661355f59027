import { v7 } from 'uuid';
import { buy } from '../../server/modules/trade/transaction/buy';
import { type ApiProcess, startApiProcess } from '../../tests/support/api-process';
import { Client } from '../../tests/support/client';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database';
import { openLive, type TestSocket } from '../../tests/support/live-socket';
import { emailOf, openShop, PASSWORD, type Shop } from '../../tests/support/shop';
import { type BenchAccounts, openAccounts } from './accounts';
import { type Figure, quantile } from './figure';
import { rateOf } from './rate';

const BUYERS = 10;
const MILLISECONDS = 5_000;
/** Promise R6. */
const FRAME_WITHIN = 500;

/** A whole server as partners meet it, on PostgreSQL. */
export async function portalFigures(): Promise<Figure[]> {
  const store = await openTestDatabase('postgres');
  let api: ApiProcess | undefined;
  try {
    // Before the server, which makes tiers of its own where it finds none.
    const shop = await openShop(store.database);
    api = await startApiProcess(store.env);
    const accounts = await openAccounts(shop);
    const clients: Client[] = [];
    for (const actor of accounts.actors) {
      clients.push(await new Client(api.url).signIn(emailOf(actor), PASSWORD));
    }
    const rate = await rateOf(BUYERS, MILLISECONDS, (place) => buyWithPin(clients[place % BUYERS], shop));
    const waits = await frameWaits(store, shop, accounts, clients);
    return [
      { name: 'PostgreSQL: purchases over HTTP, PIN included', value: rate, unit: '/s' },
      {
        name: `Live: commit to frame, ${waits.length} sockets, p95`,
        value: quantile(waits, 0.95),
        unit: 'ms',
        most: FRAME_WITHIN,
      },
    ];
  } finally {
    await api?.kill();
    await store.close();
  }
}

async function buyWithPin(client: Client | undefined, shop: Shop): Promise<void> {
  const key = { 'idempotency-key': v7() };
  const answer = await client?.post('/v1/crm/transaction/create-new', shop.order('1235'), key);
  if (answer?.status !== 200) throw new Error(`a purchase was answered ${answer?.status}`);
}

/** Milliseconds from the commit of each account's purchase to the frame on that account's socket, all at once. */
async function frameWaits(
  { database }: TestDatabase,
  shop: Shop,
  { actors, order }: BenchAccounts,
  clients: Client[],
): Promise<number[]> {
  const sockets: TestSocket[] = [];
  for (const client of clients) {
    const socket = await openLive(client, 'mitra-balance');
    await socket.frame('the balance of now', ({ balance }) => typeof balance === 'number');
    sockets.push(socket);
  }
  const waits = await Promise.all(
    actors.map(async (actor, place) => {
      const arrived = new Promise<number>((resolve) => {
        sockets[place]?.ws.once('message', () => resolve(performance.now()));
      });
      await buy(database, shop.ledger, { ...order, partner: actor.partnerId, user: actor.userId, key: v7() });
      const committed = performance.now();
      return Math.max(0, (await arrived) - committed);
    }),
  );
  for (const { ws } of sockets) ws.terminate();
  return waits;
}
