import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../../support/shop';
import { until } from '../../../support/until';

/** More than a process delivers at a time. */
const MAILS = 40;

let server: TestServer;
let shop: Shop;
const sockets = new Set<Socket>();
/** Accepts connections and never answers. */
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => undefined);
});

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Lumbung <halo@lumbung.test>',
    PUBLIC_URL: 'https://mitra.lumbung.test/',
  };
  server = await startTestServer({ seed: 'none', env });
  shop = await openShop(server.database);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await server.close();
});

it('a purchase is delivered at once while a mail server hangs', async () => {
  const actor = await shop.openPartner(1_000_000);
  const client = await server.signIn(emailOf(actor), PASSWORD);
  const { message } = server.services;
  for (let count = 0; count < MAILS; count += 1) {
    await message.mail(server.database.db, 'toko@lumbung.test', { subject: 'Uji', lines: ['Uji.'] });
  }
  server.services.worker.wake();
  await until('mails to hang', () => sockets.size >= 5);

  const { body } = await client.post('/v1/crm/transaction/create-new', shop.order('1230'), {
    'idempotency-key': v7(),
  });
  const began = performance.now();
  await until('the delivery', async () => (await shop.transactions.one(actor, body.data.id)).status === 2);
  expect(performance.now() - began).toBeLessThan(6_000);
  expect(sockets.size).toBeLessThanOrEqual(5);
});
