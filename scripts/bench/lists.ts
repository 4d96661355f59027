import { resourceOf } from '../../src/core/schema/compile';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import type { Figure } from './figure';
import { askable, type Narrowing, together } from './list-queries';
import { pageTime } from './page-time';
import { fillWebsite, ROWS } from './website';

/** Milliseconds: any page of 1–100, any declared sort and filter, any search of three letters or more. */
const PAGE_WITHIN = 50;
const LAST_WITHIN = 200;
const ROWS_A_PAGE = 10;
const FAR_PAGE = 100;

/** The lists of a website with 100,000 members and as many orders on PostgreSQL, over HTTP with the exact total. */
export async function listFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const client = await server.signIn();
    const known = await fillWebsite(server, client);
    const figures: Figure[] = [];
    for (const name of ['member', 'panel-transaction'] as const) {
      const resource = resourceOf(server.services.model, name);
      const asked = askable(resource, known[name]);
      figures.push(...(await new ListBench(client, name, resource.endpoint).measure(asked)));
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** One list asked in every way; the slowest last page of all is told at the end. */
class ListBench {
  private last = { name: '', value: 0 };

  constructor(
    private readonly client: Client,
    private readonly list: string,
    private readonly endpoint: string,
  ) {}

  async measure({ sorts, filters, searches }: ReturnType<typeof askable>): Promise<Figure[]> {
    const figures: Figure[] = [];
    for (const page of [1, 10, 50, 100]) {
      figures.push(this.figure(`page ${page}`, await this.timeOf(`page=${page}`)));
    }
    const plain = { about: '', name: 'no narrowing', query: '' };
    if ((await this.total(plain)) !== ROWS) throw new Error(`${this.list}: the total is not exact`);
    for (const one of [plain, ...sorts, ...filters, ...searches]) {
      figures.push(this.figure(one.name, (await this.slowestPage(one)).value));
    }
    for (const [name, pairs] of [
      ['sort and filter', together(sorts, filters)],
      ['sort and search', together(sorts, searches)],
      ['filter and search', together(filters, searches)],
      ['two filters', together(filters, filters)],
    ] as const) {
      figures.push(await this.slowestOf(name, pairs));
    }
    const { name, value } = this.last;
    return [...figures, this.figure(`last page, slowest: ${name}`, value, LAST_WITHIN)];
  }

  private figure = (name: string, value: number, most = PAGE_WITHIN): Figure => ({
    name: `PostgreSQL: 100,000 of ${this.list}, ${name}, median`,
    value,
    unit: 'ms',
    most,
  });

  private async slowestOf(name: string, pairs: Narrowing[]): Promise<Figure> {
    let slowest = { name: '', value: 0 };
    for (const pair of pairs) {
      const { page, value } = await this.slowestPage(pair, slowest.value);
      if (value > slowest.value) slowest = { name: `${pair.name}, page ${page}`, value };
    }
    return this.figure(`${name}, slowest of ${pairs.length}: ${slowest.name}`, slowest.value);
  }

  /** The slower one of the first page and the hundredth, or the last when there are fewer. */
  private async slowestPage(one: Narrowing, known = 0): Promise<{ page: number; value: number }> {
    const lastPage = Math.max(1, Math.ceil((await this.total(one)) / ROWS_A_PAGE));
    let slowest = { page: 1, value: 0 };
    for (const page of new Set([1, Math.min(FAR_PAGE, lastPage)])) {
      const value = await this.timeOf(`page=${page}&${one.query}`, Math.max(known, slowest.value));
      if (value > slowest.value) slowest = { page, value };
    }
    if (lastPage > FAR_PAGE) {
      const value = await this.timeOf(`page=${lastPage}&${one.query}`, this.last.value);
      if (value > this.last.value) this.last = { name: one.name, value };
    }
    return slowest;
  }

  /** There are hundreds of questions: only one that may be slower than what is known is asked many times. */
  private async timeOf(query: string, known = 0): Promise<number> {
    const path = `${this.endpoint}?${query}`;
    const once = await pageTime(this.client, path, 1);
    return once > known ? pageTime(this.client, path) : once;
  }

  private async total({ query }: Narrowing): Promise<number> {
    const { body } = await this.client.get(`${this.endpoint}?${query}`);
    return body.meta.total;
  }
}
