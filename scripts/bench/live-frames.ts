import { v7 } from 'uuid';
import type { Actor } from '../../src/platform/http/actor';
import { buy, type Order } from '../../src/topics/orders/server/transaction/buy';
import { type ApiProcess, startApiProcess } from '../../tests/support/api-process';
import { Client } from '../../tests/support/client';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database';
import { emptyTables } from '../../tests/support/filling';
import { openLive, type TestSocket } from '../../tests/support/live-socket';
import { emailOf, openShop, PASSWORD, PRICE, type Shop } from '../../tests/support/shop';
import { type Figure, quantile } from './figure';

const SOCKETS = 100;
const BALANCE = 1_000_000;
/** Milliseconds (promise R6). */
const FRAME_WITHIN = 500;

export async function liveFrameFigures(): Promise<Figure[]> {
  const store = await openTestDatabase(emptyTables(), 'postgres');
  let api: ApiProcess | undefined;
  try {
    // Seeded before the server starts, because it creates tiers if there are none.
    const shop = await openShop(store.database);
    api = await startApiProcess(store.env);
    const actors: Actor[] = [];
    const sockets: TestSocket[] = [];
    while (actors.length < SOCKETS) {
      const actor = await shop.openPartner(BALANCE);
      const socket = await openLive(
        await new Client(api.url).signIn(emailOf(actor), PASSWORD),
        'mitra-balance',
      );
      await socket.frame('the balance of now', ({ balance }) => typeof balance === 'number');
      actors.push(actor);
      sockets.push(socket);
    }
    const waits = await frameWaits(store, shop, actors, sockets);
    for (const { ws } of sockets) ws.terminate();
    const [value, name] = [quantile(waits, 0.95), `Live: commit to frame, ${SOCKETS} sockets, p95`];
    return [{ name, value, unit: 'ms', most: FRAME_WITHIN }];
  } finally {
    await api?.kill();
    await store.close();
  }
}

/** Milliseconds from the commit of each partner's purchase to the frame on its socket, all in parallel. */
const frameWaits = (
  { database }: TestDatabase,
  shop: Shop,
  actors: readonly Actor[],
  sockets: readonly TestSocket[],
): Promise<number[]> =>
  Promise.all(
    actors.map(async ({ partnerId, userId }, index) => {
      const arrived = new Promise<number>((resolve) => {
        sockets[index]?.ws.once('message', () => resolve(performance.now()));
      });
      await buy(database, shop.ledger, { ...orderOf(shop), partner: partnerId, user: userId, key: v7() });
      const committed = performance.now();
      return Math.max(0, (await arrived) - committed);
    }),
  );

const orderOf = (shop: Shop): Omit<Order, 'partner' | 'user' | 'key'> => ({
  actor: 'Budi Santoso',
  request_hash: 'a'.repeat(64),
  ref_id: null,
  brand: shop.game.brand,
  variation: shop.game.item,
  product_name: 'Mobile Legends',
  item_name: '86 Diamond',
  sku: 'ML-86',
  destination: '128845097 (2614)',
  nickname: 'RakaGaruda12',
  order_param: JSON.stringify([{ alias: 'User ID', key: 'user_id', value: '128845097' }]),
  qty: 1,
  unit_price: PRICE,
  total: PRICE,
  resale_total: PRICE + 1_000,
  customer_name: null,
  note: null,
  sla_seconds: 60,
  source: 1,
  inquiry: null,
  bill_period: null,
  // All orders have the same destination.
  is_once: false,
});
