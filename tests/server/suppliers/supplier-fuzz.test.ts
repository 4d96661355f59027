import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedItem } from '../../../src/core/contract/listed-item';
import { createDigiflazz } from '../../../src/platform/adapters/supplier/digiflazz/digiflazz';
import { SupplierAwayError } from '../../../src/platform/adapters/supplier/supplier';
import { DIGIFLAZZ } from '../../support/digiflazz';
import { mutated, mutatedBytes } from '../../support/mutated';
import { query } from '../../support/query';
import { chanceOf } from '../../support/random-orders';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';

const ROUNDS = 120;
const SEEDS = [7, 3_301];

const product = (code: string, price: number) => ({
  ...{ product_name: `MOBILE LEGENDS ${code}`, category: 'Games', brand: 'MOBILE LEGENDS', type: 'Umum' },
  ...{ price, buyer_sku_code: code, buyer_product_status: true, seller_product_status: true },
  ...{ unlimited_stock: true, stock: 0, multi: true, start_cut_off: '23:30', end_cut_off: '0:15', desc: '-' },
});
const bill = (code: string) => ({
  ...{ product_name: `PDAM ${code}`, category: 'Pascabayar', brand: 'PDAM', admin: 2_500, commission: 1_500 },
  ...{ buyer_sku_code: code, desc: '-', buyer_product_status: true, seller_product_status: true },
});
const lists = {
  prepaid: [product('ml5', 1_450), product('ml12', 3_300), product('ml19', 5_200)],
  postpaid: [bill('pdam1'), bill('pdam2')],
};
const transaction = (ref_id: string) => ({
  ...{ ref_id, status: 'Sukses', rc: '00', message: 'Transaksi Sukses', sn: 'SN-1', price: 19_000 },
  ...{ buyer_last_saldo: 500_000, customer_no: '0812', buyer_sku_code: 'ml5' },
});

/** A supplier that answers everything with `body`. */
async function openAnswering() {
  const desk = { status: 200, body: Buffer.from('{}') };
  const server = createServer(async (request, response) => {
    for await (const _part of request);
    response.writeHead(desk.status, { 'content-type': 'application/json' }).end(desk.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { desk, url, close: () => server.close() };
}

function canBeSold(item: ListedItem, kind: 'prepaid' | 'postpaid') {
  const { code, name, price, admin_fee, commission, cut_off_start, cut_off_end } = item;
  expect([code, name].every((text) => text !== '' && text.trim() === text)).toBe(true);
  const amounts = kind === 'prepaid' ? [price] : [admin_fee, commission];
  expect(amounts.every(Number.isSafeInteger)).toBe(true);
  if (kind === 'prepaid') expect(price).toBeGreaterThan(0);
  else expect(commission).toBeLessThanOrEqual(admin_fee ?? -1);
  const clocks = [cut_off_start, cut_off_end].filter((clock) => clock !== null);
  expect([0, 2]).toContain(clocks.length);
  for (const clock of clocks) expect(clock).toMatch(/^[0-2]\d:[0-5]\d$/);
}

describe.each(SEEDS)('what a supplier may answer instead of what is documented (seed %i)', (seed) => {
  let outside: Awaited<ReturnType<typeof openAnswering>>;
  let digiflazz: ReturnType<typeof createDigiflazz>;
  beforeAll(async () => {
    outside = await openAnswering();
    digiflazz = createDigiflazz({ ...DIGIFLAZZ, url: outside.url, voucherNumber: '0812' });
  });
  afterAll(() => outside?.close());

  /** Sets the next answer: mutated `data`, or invalid JSON. */
  const answers = (chance: ReturnType<typeof chanceOf>, data: unknown) => {
    let value: unknown = { data };
    for (let left = chance.upTo(3); left >= 0; left -= 1) value = mutated(value, chance);
    const body = Buffer.from(JSON.stringify(value));
    outside.desk.body = chance.upTo(4) === 0 ? Buffer.from(mutatedBytes(body, chance)) : body;
    outside.desk.status = chance.pick([200, 200, 200, 400, 503]);
  };
  /** The answer, or null if the supplier counts as unavailable; rethrows other errors. */
  const settled = <Value>(answer: Promise<Value>): Promise<Value | null> =>
    answer.catch((failure: unknown) => {
      if (failure instanceof SupplierAwayError) return null;
      throw failure;
    });

  it.each(['prepaid', 'postpaid'] as const)('a %s list is items that can be sold, or none', async (kind) => {
    const chance = chanceOf(seed);
    let read = 0;
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      answers(chance, lists[kind]);
      const list = await settled(digiflazz.listing?.(kind) ?? Promise.resolve(null));
      read += list?.items.length ?? 0;
      for (const item of list?.items ?? []) canBeSold(item, kind);
    }
    // Some answers are valid lists.
    expect(read).toBeGreaterThan(ROUNDS / 6);
  });

  it('an order ends by a word and a code that agree, about itself; everything else waits', async () => {
    const chance = chanceOf(seed);
    const ended = new Set<string>();
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      const id = `order-${nth}`;
      answers(
        chance,
        chance.upTo(1) === 0 ? transaction(id) : { ...transaction(id), status: 'Gagal', rc: '54' },
      );
      const order = { id, sku: 'ml5', inputs: ['0812'], qty: 1, age: 0, bill: null } as const;
      const outcome = await digiflazz.status(order as unknown as Parameters<typeof digiflazz.status>[0]);
      ended.add(outcome.state);
      if (outcome.state === 'pending') continue;
      const { data } = JSON.parse(outside.desk.body.toString());
      expect(outside.desk.status).toBeLessThan(500);
      expect(data.ref_id ?? id).toBe(id);
      expect([String(data.status).toLowerCase(), outcome.state]).toEqual(
        outcome.state === 'success' ? ['sukses', 'success'] : ['gagal', 'failed'],
      );
    }
    expect([...ended].sort()).toEqual(['failed', 'pending', 'success']);
  });
});

const isOfUnread = (facts: unknown): boolean =>
  typeof facts === 'object' && facts !== null && 'unread' in facts;
const isOfAway = (facts: unknown): boolean =>
  (facts as { err?: unknown } | null)?.err instanceof SupplierAwayError;

describe('lists that a portal follows', () => {
  let stage: SuppliedShop;
  beforeAll(async () => {
    stage = await openSuppliedShop();
  });
  afterAll(() => stage?.close());

  it('leave prices that are some, and touch neither orders nor balances, whatever stands in them', async () => {
    const { server, digiflazz } = stage;
    const { feed } = server.services.supplierCatalogue;
    const job = { id: '', kind: '', ref_id: '', attempts: 1 };
    const complaints: unknown[] = [];
    const log = { error: (facts: unknown) => void complaints.push(facts) };
    const sums = () =>
      query(
        server.database,
        `select (select count(*)::int from transactions) as orders, (select count(*)::int from ledger_entries) as entries,
           (select coalesce(sum(balance), 0)::text from balances) as balance`,
      );
    const before = await sums();
    const chance = chanceOf(19);
    for (let nth = 0; nth < 25; nth += 1) {
      for (const [kind, list] of [
        ['prepaid', lists.prepaid],
        ['pasca', lists.postpaid],
      ] as const) {
        let answer: unknown = list;
        for (let left = chance.upTo(3); left >= 0; left -= 1) answer = mutated(answer, chance);
        digiflazz.lists(kind, answer as Record<string, unknown>[]);
      }
      await query(server.database, `delete from price_feeds where name like 'digiflazz %'`);
      await feed.poll(job, log);
      await feed.poll(job, log);
    }
    expect(await sums()).toEqual(before);
    const broken = `select code from supplier_items where code = '' or price <= 0 or commission > admin_fee
      or (price is null) <> is_postpaid`;
    expect(await query(server.database, broken)).toEqual([]);
    const [read] = await query(server.database, 'select count(*)::int as items from supplier_items');
    expect(read?.items).toBeGreaterThan(0);
    // Invalid entries are counted; no other complaints.
    const others = complaints.filter((facts) => !isOfUnread(facts) && !isOfAway(facts));
    expect(others).toEqual([]);
  });
});
