import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const TOKEN = '7|pangkalan';

export const plainLogin = { identifier: 'sari@toko.example.test', password: 'Kopi#Susu9' };
export const PLAIN_PIN = '135790';

type Row = Record<string, unknown>;

/** A shop of another kind than `foreign-host`: pictures are paths, switches digits, money decimals, much is missing. */
const profile = {
  name: 'Sari Wulandari',
  tier_name: 'Perak',
  tier_has_panel: 1,
  panel: { status: 2, expired_date: null, url: 'https://sari.example.test' },
  has_pin: '1',
  has_topup: 1,
  has_purchase: 1,
  is_email_verified: 1,
};

const order = {
  id: 31,
  code: 'S-0031',
  product_name: 'Garena Shells',
  item_name: '33 Shells',
  date: '2026-11-20 08:05:00',
  selling_total: '10250.50',
  status: '2',
  parent_category_id: 4,
};

const dates = { start_date: '2026-11-01 00:00:00', end_date: '2027-11-30 23:59:59' };

/** Records of the panel by the last part of their path, in notations of their own. */
const panelRows = (): Record<string, Row[]> => ({
  banner: [
    {
      id: 1,
      title: 'Gajian',
      image_desktop: 'banner/gajian.png',
      position: 'slider',
      sort: 2,
      ...dates,
      is_active: 1,
    },
  ],
  category: [
    {
      id: 4,
      name: 'Garena Shells',
      slug: 'garena-shells',
      source: 'custom',
      image: '/img/shells.png',
      label: { id: 2, name: 'Game' },
      label_id: 2,
      is_active: 0,
      sort: '1',
    },
  ],
  'category-label': [{ id: 2, name: 'Game', sort: 1, is_active: 1 }],
  blog: [
    {
      id: 9,
      title: 'Cara Isi Shells',
      slug: 'cara-isi',
      cover: 'https://gambar.example.test/cara.png',
      tags: 'shells, garena',
      content_html: '<p>Halo</p>',
      is_published: 1,
    },
  ],
  product: [
    {
      id: 50,
      display_name: '33 Shells',
      category_id: 4,
      variation_id: 88,
      price_mode: 'tier',
      cost: '9800.00',
      price: '10250.50',
      is_active: '1',
    },
  ],
  promotion: [{ id: 6, code: 'GAJIAN', name: 'Gajian', ...dates, discount: '10%', is_active: 1 }],
  'flash-sale': [
    {
      id: 7,
      name: 'Malam Ini',
      ...dates,
      items: [{ product_id: 50, price: '9900', stock: 5 }],
      is_active: 1,
    },
  ],
  tier: [{ id: 3, name: 'Biasa', is_active: 1 }],
  'payment-method': [{ id: 8, code: 'QRIS', display_name: 'QRIS', is_active: 1 }],
  member: [{ id: 12, name: 'Budi', phone: '0812 0000 1111', email: null }],
  'social-media': [],
});

export interface PlainHost {
  url: string;
  calls: string[];
  /** Bodies of writes, by `PUT /path`. */
  written: Record<string, Row>;
  publish(channel: string, message: string): void;
  listeners(channel: string): number;
  close(): Promise<void>;
}

/**
 * Another API host (`API_URL`) in plain Node: the calls of specification 7, no actions, look-ups or restore, `product`
 * instead of `product-vcg`, and a profile without balance, tier id or KYC data.
 */
export async function startPlainHost(): Promise<PlainHost> {
  const panel = panelRows();
  const calls: string[] = [];
  const written: Record<string, Row> = {};
  const orders: Row[] = [order];
  const topups: Row[] = [];
  const reads: Record<string, unknown> = {
    privileges: [],
    profile,
    onboarding: { is_active: 0 },
    'ticket-system/indicator': '3',
    'top-products': [{ parent_category_id: 4, name: 'Garena Shells' }],
    recommendation: [],
    'category-options': [{ id: 1, name: 'Game' }],
    'product/parent': [{ id: 4, name: 'Garena Shells', image: 'img/shells.png' }],
    'product/parent/4': {
      ...{ id: 4, name: 'Garena Shells', forms: [{ key: 'uid', alias: 'UID' }] },
      variations: [{ id: 88, name: '33 Shells', price: '10250.50' }],
    },
    'transaction/all': orders,
    'topup/all': topups,
    'topup/nominals': { nominals: [{ amount: '50000' }] },
    'payment-methods': [],
    'manual-payment-methods': [{ code: 'BRI', name: 'Transfer BRI' }],
    'panel/subscription-plan': { price: '150000.00' },
  };
  const writes: Record<string, (body: Row) => unknown> = {
    login: ({ password }) => password === plainLogin.password && { accessToken: TOKEN },
    'recommendation/inject': () => true,
    'transaction/create-new': ({ pin }) => {
      if (pin !== PLAIN_PIN) return undefined;
      orders.unshift({ ...order, id: 32, code: 'S-0032' });
      return orders[0];
    },
    topup: ({ amount }) => {
      topups.unshift({ id: 61, amount });
      return topups[0];
    },
  };

  const crm = (method: string, path: string, body: Row): unknown => {
    if (method === 'POST') return writes[path]?.(body);
    const [, kind, id] = /^(transaction|topup)\/(\d+)$/.exec(path) ?? [];
    if (!id) return reads[path];
    return (kind === 'topup' ? topups : orders).find((row) => String(row.id) === id);
  };
  const single: Row = { site_name: 'Toko Sari', logo_light: 'logo.png', guest_checkout: 1 };
  const facts: Row = {
    'progress-status': { is_tier_set: 1, is_product_set: '1' },
    'get-panel-saldo': { panel_saldo: '87250.25' },
    profile: single,
  };
  const shop = (method: string, path: string, body: Row): unknown => {
    if (path in facts) return facts[path];
    const [name = '', ...more] = path.split('/');
    const rows = panel[name];
    if (more.length === 0) return method === 'GET' ? rows : undefined;
    const row = rows?.find(({ id }) => String(id) === more.at(-1));
    if (method === 'PUT') return more[0] === 'update' && row ? Object.assign(row, body) : undefined;
    return more.length === 1 && method === 'GET' ? row : undefined;
  };
  /** The data of an answer; undefined is a 404. */
  const answer = (method: string, path: string, body: Row): unknown => {
    const [, , side, ...rest] = path.split('/');
    return (side === 'crm' ? crm : shop)(method, rest.join('/'), body);
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://host').pathname;
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    };
    const reply = (status: number, body?: unknown) =>
      response
        .writeHead(status, {
          ...headers,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'content-type': 'application/json',
        })
        .end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return reply(204);
    calls.push(`${request.method} ${path}`);
    if (path !== '/v1/crm/login' && request.headers.authorization !== `Bearer ${TOKEN}`)
      return reply(401, { message: 'Unauthenticated.' });
    const body = await bodyOf(request);
    if (request.method !== 'GET') written[`${request.method} ${path}`] = body;
    const data = answer(request.method ?? '', path, body);
    return data === undefined || data === false
      ? reply(404, { message: 'Not Found' })
      : reply(200, { status: 200, data });
  });

  const sockets = new Map<WebSocket, string>();
  const live = new WebSocketServer({ server });
  live.on('connection', (socket, { url = '' }) => {
    sockets.set(socket, new URL(url, 'http://host').pathname.slice(1));
    socket.on('close', () => sockets.delete(socket));
  });
  const on = (channel: string) => [...sockets].filter(([, name]) => name === channel);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    written,
    publish: (channel, message) => {
      for (const [socket] of on(channel)) socket.send(message);
    },
    listeners: (channel) => on(channel).length,
    close: async () => {
      for (const socket of sockets.keys()) socket.terminate();
      live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Row> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text.startsWith('{') ? (JSON.parse(text) as Row) : {};
}
