import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { bareProfile, bareTopup, bareTransaction } from './bare-answers';

const TOKEN = 'a-token-of-another-host';
const PASSWORD = 'Rahasia#1';

/** Minimal products with fields that the specification does not define. */
const brand = { id: 12, name: 'Mobile Legends', image: null };
const items = [
  { id: 501, name: '86 Diamonds', price: 19_500 },
  { id: 502, name: '172 Diamonds', price: 38_500 },
];

const LABELS = '/v1/vendor-panel/category-label';

export interface ForeignHost {
  url: string;
  /** Calls such as `POST /v1/crm/transaction/create-new`, in order. */
  calls: string[];
  /** Non-standard header names of calls. */
  headers: Set<string>;
  /** Sends a message to all listeners of a channel. */
  publish(channel: string, message: unknown): void;
  /** Number of listeners. */
  listeners(channel: string): number;
  close(): Promise<void>;
}

/**
 * Another API (`API_URL`): calls of specification 7, bare fields of specification 3, numeric ids, dates
 * without zone; no `meta`, clock, versions or tickets; everything else is 404. CORS allows only the token and
 * JSON headers.
 */
export async function startForeignHost(): Promise<ForeignHost> {
  const app = fastify();
  const calls: string[] = [];
  const headers = new Set<string>();
  const transactions = Array.from({ length: 12 }, (_, at) => ({
    ...bareTransaction,
    id: 7_012 - at,
    code: `TRX-${7_012 - at}`,
  }));
  const topups = [{ ...bareTopup }];
  let saldo = bareProfile.saldo;
  const live = liveChannels(app);

  allowPages(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return;
    calls.push(`${request.method} ${request.url.split('?')[0]}`);
    for (const name of Object.keys(request.headers)) headers.add(name);
    const isPublic = request.url === '/v1/crm/login';
    if (!isPublic && request.headers.authorization !== `Bearer ${TOKEN}`)
      return reply.code(401).send({ status: 401, message: 'Token tidak berlaku' });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Not found' }));

  const answer = (path: string, data: (query: Record<string, string>) => unknown) =>
    app.get(path, async (request) => ({ status: 200, data: data(request.query as Record<string, string>) }));
  const page = <Row>(rows: Row[], { page = '1', limit = '10' }: Record<string, string>): Row[] =>
    rows.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit));

  app.post('/v1/crm/login', async (request, reply) => {
    const { password } = request.body as { password: string };
    if (password !== PASSWORD) return refuse(reply, 422, 'Kata sandi tidak cocok');
    return { status: 200, data: { accessToken: TOKEN } };
  });
  answer('/v1/crm/privileges', () => []);
  answer('/v1/crm/profile', () => ({ ...bareProfile, saldo }));
  answer('/v1/crm/onboarding', () => ({
    is_active: false,
    last_update: '2026-11-01 08:00:00',
    image_url: null,
    content: '',
  }));
  answer('/v1/crm/ticket-system/indicator', () => 2);
  answer('/v1/crm/top-products', () => [
    { parent_category_id: brand.id, name: brand.name, image: brand.image },
  ]);
  answer('/v1/crm/recommendation', () => []);
  app.post('/v1/crm/recommendation/inject', async () => ({ status: 200 }));

  answer('/v1/crm/category-options', () => [{ id: 1, name: 'Top Up Game' }]);
  answer('/v1/crm/product/parent', ({ search = '', ...query }) =>
    page(
      [brand].filter(({ name }) => name.includes(search)),
      query,
    ),
  );
  answer('/v1/crm/product/parent/12', () => ({
    ...brand,
    forms: [{ key: 'user_id', alias: 'User ID' }],
    variations: items,
  }));
  answer('/v1/crm/transaction/all', (query) => page(transactions, query));
  app.get('/v1/crm/transaction/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const found = transactions.find((one) => String(one.id) === id);
    return found ? { status: 200, data: found } : refuse(reply, 404, 'Tidak ada');
  });
  app.post('/v1/crm/transaction/create-new', async (request, reply) => {
    const { pin, variation_id, qty } = request.body as { pin: string; variation_id: string; qty: number };
    const item = items.find(({ id }) => String(id) === variation_id);
    if (pin !== '246810' || !item) return refuse(reply, 422, 'PIN atau item tidak cocok');
    const id = 8_001 + calls.length;
    const order = {
      ...bareTransaction,
      ...{ id, code: `TRX-${id}`, item_name: item.name, selling_total: item.price * qty },
    };
    transactions.unshift(order);
    saldo -= order.selling_total;
    live.publish('mitra-balance', saldo);
    return { status: 200, data: order };
  });

  answer('/v1/crm/topup/nominals', () => ({ nominals: [{ amount: 50_000 }, { amount: 100_000 }] }));
  answer('/v1/crm/payment-methods', () => [{ code: 'BCAVA', name: 'BCA Virtual Account' }]);
  answer('/v1/crm/manual-payment-methods', () => [{ code: 'MANUAL_BRI', name: 'Transfer BRI' }]);
  answer('/v1/crm/topup/all', (query) => page(topups, query));
  app.get('/v1/crm/topup/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const found = topups.find((one) => String(one.id) === id);
    return found ? { status: 200, data: found } : refuse(reply, 404, 'Tidak ada');
  });
  app.post('/v1/crm/topup', async (request) => {
    const { amount } = request.body as { amount: number };
    const made = { ...bareTopup, id: 42, amount, invoice_paid_amount: amount + 2_500 };
    topups.unshift(made);
    return { status: 200, data: made };
  });

  answer('/v1/vendor-panel/progress-status', () => ({
    is_tier_set: true,
    is_product_set: true,
    is_profile_set: false,
  }));
  answer('/v1/crm/panel/subscription-plan', () => ({ price: 150_000 }));
  answer('/v1/vendor-panel/get-panel-saldo', () => ({ panel_saldo: 87_250 }));

  const labels = [{ id: 5, name: 'Terlaris', sort: '1', is_active: 1 }];
  answer(LABELS, (query) => page(labels, query));
  answer(`${LABELS}/:id`, () => labels[0]);
  app.post(LABELS, async (request) => {
    const made = { ...(request.body as (typeof labels)[0]), id: 6 };
    labels.push(made);
    return { status: 200, data: made };
  });
  app.delete(`${LABELS}/:id`, async () => {
    labels.pop();
    return { status: 200 };
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    headers,
    publish: live.publish,
    listeners: live.listeners,
    close: async () => {
      live.end();
      await app.close();
    },
  };
}

export const foreignLogin = { identifier: 'rina@example.test', password: PASSWORD };

const refuse = (reply: FastifyReply, status: number, message: string) => {
  void reply.code(status);
  return { status, message };
};

function allowPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', request.headers.origin ?? '*');
    reply.header('vary', 'origin');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-headers', 'authorization, content-type');
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    return reply.code(204).send();
  });
}

/** `mitra`, `mitra-balance` and `mitra-panel-balance` at the root, with the session token as query. */
function liveChannels(app: FastifyInstance) {
  const sockets = new Map<WebSocket, string>();
  const server = new WebSocketServer({ noServer: true });
  app.server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    if (searchParams.get('token') !== TOKEN) return socket.destroy();
    server.handleUpgrade(request, socket, head, (opened) => {
      sockets.set(opened, pathname.slice(1));
      opened.on('close', () => sockets.delete(opened));
    });
  });
  const on = (channel: string) =>
    [...sockets].filter(([, name]) => name === channel).map(([socket]) => socket);
  return {
    publish: (channel: string, message: unknown) => {
      for (const socket of on(channel)) socket.send(JSON.stringify(message));
    },
    listeners: (channel: string) => on(channel).length,
    end: () => {
      for (const socket of sockets.keys()) socket.terminate();
      server.close();
    },
  };
}
