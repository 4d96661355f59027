import { monitorEventLoopDelay } from 'node:perf_hooks';
import { resourceOf } from '../../src/core/schema/compile';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import { fillCatalogue, ITEMS } from './catalogue';
import type { Figure } from './figure';
import { askable, type Narrowing } from './list-queries';
import { pageTime } from './page-time';

/** Milliseconds of any page. */
const PAGE_WITHIN = 50;
const ROWS_A_PAGE = 10;
/** Seconds of a file with everything, and milliseconds that making it may keep others waiting at one time. */
const FILE_WITHIN = 10;
const BLOCKED_WITHIN = 100;

/** The price list of a catalogue with 20,000 items on PostgreSQL, over HTTP with the exact total; and its files. */
export async function priceListFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const client = await server.signIn();
    const known = await fillCatalogue(server.database, client);
    const resource = resourceOf(server.services.model, 'price-list');
    const { sorts, filters, searches } = askable(resource, known);
    const plain: Narrowing = { about: '', name: 'no narrowing', query: '' };
    const figures: Figure[] = [];
    for (const one of [plain, ...sorts, ...filters, ...searches]) {
      figures.push(...(await pagesOf(client, resource.endpoint, one)));
    }
    for (const [name, path] of Object.entries({
      CSV: `${resource.endpoint}/export?format=csv`,
      XLSX: `${resource.endpoint}/export?format=xlsx`,
      'CSV for programs': '/v1/crm/product/export?format=csv',
      PDF: '/v1/crm/product/price-list-pdf?price=selling',
    })) {
      figures.push(...(await fileOf(client, name, path)));
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** The first and the last page of what fits. */
async function pagesOf(client: Client, endpoint: string, { name, query }: Narrowing): Promise<Figure[]> {
  const { body } = await client.get(`${endpoint}?${query}`);
  const total: number = body.meta.total;
  if (query === '' && total !== ITEMS) throw new Error(`the total is ${total}`);
  const last = Math.max(1, Math.ceil(total / ROWS_A_PAGE));
  const figures: Figure[] = [];
  for (const page of new Set([1, last])) {
    figures.push({
      name: `PostgreSQL: price list, ${name}, page ${page} of ${last}, median`,
      value: await pageTime(client, `${endpoint}?page=${page}&${query}`),
      ...{ unit: 'ms', most: PAGE_WITHIN },
    });
  }
  return figures;
}

/** How long a file takes that holds everything, and the longest that it kept this process from anything else. */
async function fileOf({ url, token }: Client, name: string, path: string): Promise<Figure[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200 || !response.body) throw new Error(`${path} was answered ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.byteLength;
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  if (bytes < ITEMS * 10) throw new Error(`${path} holds ${bytes} bytes`);
  return [
    { name: `PostgreSQL: 20,000 items as ${name}`, value: seconds, unit: 's', most: FILE_WITHIN },
    {
      name: `PostgreSQL: longest block by ${name}`,
      value: delay.max / 1e6,
      unit: 'ms',
      most: BLOCKED_WITHIN,
    },
  ];
}
