import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHub, type LiveSocket } from '../../../../src/server/live/hub';
import type { Client } from '../../../support/client';
import { openLive, type TestSocket } from '../../../support/live-socket';
import { startTestServer, type TestServer } from '../../../support/server';
import { emailOf, openShop, PASSWORD, type Shop, topUp } from '../../../support/shop';

const CONNECTIONS = 1_000;
const AT_ONCE = 20;

let server: TestServer;
let shop: Shop;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  server = await startTestServer({ seed: 'none' });
  shop = await openShop(server.database);
});
afterAll(async () => {
  for (const { ws } of sockets) ws.terminate();
  await server?.close();
});

const person = async (balance: number) => {
  const actor = await shop.openPartner(balance);
  return { actor, client: await server.signIn(emailOf(actor), PASSWORD) };
};
const open = async (client: Client, channel: 'mitra' | 'mitra-balance') => {
  const socket = await openLive(client, channel);
  sockets.push(socket);
  return socket;
};

describe('S13: sockets', () => {
  it('of one account that opens a thousand stay ten, and another partner receives its balance', async () => {
    const [greedy, other] = [await person(0), await person(7_000)];
    const watching = await open(other.client, 'mitra-balance');
    await watching.frame('its balance', ({ balance }) => balance === 7_000);
    let begun = 0;
    const ends: (number | 'open')[] = [];
    const rush = async () => {
      while (begun < CONNECTIONS) {
        begun += 1;
        const { ended, frames, ws } = await open(greedy.client, 'mitra');
        // The first frame confirms the connection.
        const placed = new Promise<'open'>((resolve) => {
          if (frames.length > 0) resolve('open');
          ws.once('message', () => resolve('open'));
        });
        ends.push(await Promise.race([ended, placed]));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, rush));
    expect(ends.filter((end) => end === 'open')).toHaveLength(10);
    expect(ends.filter((end) => end === 1008)).toHaveLength(CONNECTIONS - 10);
    await topUp(shop.ledger, other.actor.partnerId, 500);
    await watching.frame('the change', ({ balance }) => balance === 7_500);
  }, 240_000);

  it('are cut that send ten thousand messages, and no one else is', async () => {
    const [flooding, other] = [await person(0), await person(1_000)];
    const watching = await open(other.client, 'mitra-balance');
    const { ws, ended } = await open(flooding.client, 'mitra');
    for (let sent = 0; sent < 10_000; sent += 1) ws.send('x');
    // Its own write may fail before the close reason arrives.
    expect([1006, 1008]).toContain(await ended);
    await topUp(shop.ledger, other.actor.partnerId, 500);
    await watching.frame('the change', ({ balance }) => balance === 1_500);
    expect(watching.ws.readyState).toBe(1);
  });

  it('whose other end is gone are cut at the second unanswered ping', () => {
    const hub = createHub();
    const done: string[] = [];
    const socketOf = (name: string, answers: boolean): LiveSocket => {
      const socket: LiveSocket = {
        ...{ channel: 'mitra', partnerId: 'p', userId: name, role: 'owner', sessionHash: 's' },
        ...{ can: () => ({ can: true }), alive: true, deferred: null, checks: 0 },
        wire: {
          ...{ bufferedAmount: 0, send: () => undefined, close: () => undefined },
          ping: () => {
            socket.alive = answers;
          },
          terminate: () => done.push(name),
        },
      };
      return socket;
    };
    for (const socket of [socketOf('here', true), socketOf('gone', false)]) hub.add(socket);
    hub.ping();
    expect(done).toEqual([]);
    hub.ping();
    expect(done).toEqual(['gone']);
  });
});
