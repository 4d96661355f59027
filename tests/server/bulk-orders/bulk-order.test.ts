import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { BULK } from '../../../src/core/states';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { type Supplier, SupplierAwayError } from '../../../src/platform/adapters/supplier/supplier';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { BulkBatch, BulkLine } from '../../../src/topics/bulk-orders/contract';
import { BULK_PLACE } from '../../../src/topics/bulk-orders/server/place';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { signal } from '../../support/signal';
import { until } from '../../support/until';

const BULK_PATH = '/v1/crm/bulk';

/** A supplier whose answers can be delayed or lost. */
function openSupplier() {
  const sandbox = createSandboxSupplier();
  let word: () => Promise<void> = async () => undefined;
  let heard = 0;
  const supplier: Supplier = {
    ...sandbox,
    quote: async (request) => {
      heard += 1;
      await word();
      return sandbox.quote(request);
    },
  };
  return {
    supplier,
    /** Number of price calls during `action`. */
    heardDuring: async (action: () => Promise<unknown>) => {
      const before = heard;
      await action();
      return heard - before;
    },
    /** Delays prices after `most` calls until released. */
    holdAfter: (most: number) => {
      const [released, release] = signal();
      heard = 0;
      word = async () => (heard > most ? released : undefined);
      return () => {
        word = async () => undefined;
        release();
      };
    },
    /** Fails after `most` calls. */
    awayAfter: (most: number) => {
      heard = 0;
      word = async () => {
        if (heard > most) throw new SupplierAwayError('away');
      };
      return () => {
        word = async () => undefined;
      };
    },
  };
}

/** Rows that the job takes at once. */
const TAKEN = 25;

describe('bulk orders', () => {
  let server: TestServer;
  let client: Client;
  const market = openSupplier();
  let nth = 0;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'demo', supplier: market.supplier });
    client = await server.signIn();
    await query(
      server.database,
      `update brands set status = 1, cut_off_start = null, cut_off_end = null where status <> 4`,
    );
  });
  afterAll(() => server.close());

  /** Lines of one game for unused accounts; `ending` selects the supplier's scenario. */
  const lines = (count: number, ending = '1230') =>
    Array.from({ length: count }, () => {
      nth += 1;
      return `ML5 ${100_000 + nth}${ending} 2614`;
    });
  const check = async (
    typed: readonly (string | { line: string; again?: boolean; known_price?: number | undefined })[],
    by = client,
  ) => {
    const rows = typed.map((row) => (typeof row === 'string' ? { line: row } : row));
    const { status, body } = await by.post(`${BULK_PATH}/check`, { rows });
    expect(status).toBe(200);
    return body.data as { rows: BulkLine[]; balance: number; same: { code: string } | null };
  };
  const approve = async (rows: readonly BulkLine[], over: object = {}, key = v7(), by = client) => {
    const wish = rows.map(({ line, again, ported, price, nickname }) => ({
      ...{ line, again, ported, price },
      ...(nickname && { nickname }),
    }));
    return by.post(`${BULK_PATH}/create`, { rows: wish, pin: DEMO_PIN, ...over }, { 'idempotency-key': key });
  };
  const made = async (typed: readonly string[]): Promise<BulkBatch> => {
    const { rows } = await check(typed);
    const { status, body } = await approve(rows);
    expect(body.code).toBeUndefined();
    expect(status).toBe(200);
    return body.data;
  };
  const read = async (id: string): Promise<BulkBatch> => (await client.get(`${BULK_PATH}/${id}`)).body.data;
  const readUntil = async (what: string, id: string, holds: (batch: BulkBatch) => boolean) => {
    await until(what, async () => holds(await read(id)), 20_000);
    return read(id);
  };
  const finished = (id: string) =>
    readUntil('it to be done', id, ({ status, counts }) => status === BULK.done && counts.pending === 0);
  const steer = (id: string, to: string) => client.put(`${BULK_PATH}/${id}/course`, { to });
  const ordersOf = async (id: string) => {
    const [row] = await query(
      server.database,
      `select count(*)::int as orders, count(distinct t.id)::int as apart, min(t.source)::int as source from transactions t
       join bulk_rows r on r.idempotency_key = t.idempotency_key where r.batch_id = $1`,
      [id],
    );
    return row;
  };

  test('a number of another operator is asked about, and bought when it was ported', async () => {
    const { rows } = await check(['TSEL-10000 081700001111', 'TSEL-10000 081200001111']);
    expect(rows).toMatchObject([
      {
        problem: null,
        operator: { warning: 'Nomor 0817 biasanya nomor XL, bukan Telkomsel.', sku: 'XL-10000' },
      },
      { problem: null, operator: null },
    ]);
    expect((await approve(rows)).body.code).toBe('CHANGED_SINCE_SEEN');
    const ported = rows.map((row) => ({ ...row, ported: true }));
    expect((await approve(ported)).status).toBe(200);
  });

  test('a dry run has the selling price of a row for those alone who may know it', async () => {
    const [row] = (await check(lines(1))).rows;
    const [item] = (await client.get('/v1/crm/product/price-list?search=ML-5')).body.data.filter(
      ({ sku }: { sku: string }) => sku === 'ML-5',
    );
    expect(row?.selling_price).toBe(item.selling_price);
    const cashier = await server.signIn('kasir@demo.test');
    expect((await check(lines(1), cashier)).rows[0]?.selling_price).toBeNull();
  });

  test('a dry run returns for each row what it would buy, or why it cannot', async () => {
    const { rows, balance } = await check([
      'ML5 7700011230 2614',
      'ml-5.7700021230(2614)',
      'ML5,7700031230',
      'NIXDA 12345',
      'ML5 7700041230 2614 246810',
      '???',
      'ML5 7700051237 2614',
      'ML5 7700061232 2614',
      'ML5 7700011230 2614',
    ]);
    const [first, , short, unknown, extra, unreadable, empty, nobody, twice] = rows;
    expect(first).toMatchObject({ sku: 'ML-5', item: '5 Diamond', destination: '7700011230 (2614)' });
    expect(first).toMatchObject({ problem: null, duplicate: null });
    expect(first?.price).toBeGreaterThan(0);
    expect(first?.nickname).not.toBeNull();
    expect(rows[1]).toMatchObject({ sku: 'ML-5', problem: null });
    expect(short?.problem).toContain('Zone ID wajib diisi');
    expect(unknown?.problem).toContain('NIXDA');
    expect(extra?.problem).toContain('246810');
    expect(unreadable?.problem).toContain('tidak dimengerti');
    expect(empty?.problem).toBe('Stok habis.');
    expect(nobody?.problem).toContain('ID tidak ditemukan');
    expect(twice).toMatchObject({ problem: null, duplicate: 'Sama dengan baris 1.' });
    expect(balance).toBeGreaterThan(0);
  });

  test('buys every row once with one PIN, and the same file again is reported as such', async () => {
    const file = lines(60);
    const { rows } = await check(file);
    expect((await approve(rows, { pin: '135791' })).body.code).toBe('WRONG_PIN');
    const key = v7();
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(rows, {}, key)));
    const ids = new Set(answers.map(({ body }) => body.data?.id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const batch = await finished(id);
    expect(batch.counts).toMatchObject({ success: 60, failed: 0, waiting: 0 });
    expect(batch.spent).toBe(batch.planned);
    expect(await ordersOf(id)).toEqual({ orders: 60, apart: 60, source: 4 });
    // Transaksi finds its orders by the code of the batch.
    const { body } = await client.get(`/v1/crm/transaction?search=${batch.code}`);
    expect(body.meta.total).toBe(60);

    const again = await check(file);
    expect(again.rows.every(({ duplicate }) => duplicate?.startsWith('Sudah dibeli'))).toBe(true);
    expect(again.same?.code).toBe(batch.code);
    // Like another tab with outdated data.
    expect((await approve(rows)).body.code).toBe('CHANGED_SINCE_SEEN');
    const meant = again.rows.map((row) => ({ ...row, again: true }));
    expect((await approve(meant)).body.code).toBe('CHANGED_SINCE_SEEN');
    const second = await approve(meant, { same_again: true });
    expect(second.status).toBe(200);
    expect((await finished(second.body.data.id)).counts.success).toBe(60);
    expect(await firstError(server.database)).toBeNull();
  });

  test('a counter makes a line an order of its own, once for each counter', async () => {
    const line = (lines(1)[0] ?? '').replaceAll(' ', '.');
    const file = [line, `${line}.2`];
    const { rows } = await check([...file, `${line}.2`]);
    expect(rows.map(({ counter, duplicate }) => [counter, duplicate])).toEqual([
      [1, null],
      [2, null],
      [2, 'Sama dengan baris 2.'],
    ]);
    const { id } = await made(file);
    expect((await finished(id)).counts).toMatchObject({ success: 2, failed: 0 });
    const again = await check([...file, `${line}.3`]);
    expect(again.rows.map(({ duplicate }) => duplicate)).toEqual([
      expect.stringMatching(/^Sudah dibeli .* lalu, 2 kali dalam 24 jam\.$/),
      expect.stringMatching(/^Transaksi ke-2 sudah dibeli .* lalu\.$/),
      null,
    ]);
    // Like another tab with outdated data.
    expect((await approve(rows.slice(1, 2))).body.code).toBe('CHANGED_SINCE_SEEN');
    expect((await finished((await made([`${line}.3`])).id)).counts.success).toBe(1);
    const third = await check([`${line}.3`]);
    expect(third.rows[0]?.duplicate).toContain('Transaksi ke-3');
    expect(third.same).not.toBeNull();
    const bill = await check(['PLN-PASCA.530009991231.2']);
    expect(bill.rows[0]?.problem).toContain('"2" berlebih');
  });

  test('a list that is corrected row by row requests that row alone; users without a PIN request nothing', async () => {
    const file = lines(12);
    const { rows } = await check(file);
    const known = rows.map(({ line, price }) => ({ line, known_price: price ?? undefined }));
    const mended = [...known.slice(1), ...lines(1), 'ML5 7700031230'];
    const heard = await market.heardDuring(async () => {
      const { rows: again } = await check(mended);
      expect(again.slice(0, 12).map(({ price }) => price)).toEqual(rows.map(({ price }) => price));
    });
    expect(heard).toBe(1);
    const approved = market.heardDuring(async () => {
      expect((await approve(rows, { pin: '135791' })).body.code).toBe('WRONG_PIN');
    });
    expect(await approved).toBe(0);
    // A made-up price buys nothing, because approval asks the supplier.
    const cheap = await check(file.map((line) => ({ line, known_price: 1 })));
    expect((await approve(cheap.rows)).body.code).toBe('CHANGED_SINCE_SEEN');
    expect((await approve(rows)).status).toBe(200);
  });

  test('a supplier that is away while it is approved changes nothing and buys nothing', async () => {
    const { rows } = await check(lines(3));
    const back = market.awayAfter(0);
    expect((await approve(rows)).body.code).toBe('SUPPLIER_AWAY');
    back();
    expect((await approve(rows)).status).toBe(200);
  });

  test('two tabs that approve the same rows at once make one batch', async () => {
    const { rows } = await check(lines(5));
    const answers = await Promise.all([approve(rows), approve(rows), approve(rows)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('another price than the one that was seen buys nothing', async () => {
    const { rows } = await check(lines(2));
    const cheaper = rows.map((row, index) => (index === 1 ? { ...row, price: (row.price ?? 0) - 1 } : row));
    expect((await approve(cheaper)).body.code).toBe('CHANGED_SINCE_SEEN');
  });

  test('pauses on request, resumes, and never buys what was stopped', async () => {
    const { rows } = await check(lines(4 * TAKEN));
    const release = market.holdAfter(5 * TAKEN);
    const { id } = (await approve(rows)).body.data as BulkBatch;
    const isUnderWay = ({ rows: all }: BulkBatch) => all.some(({ outcome }) => outcome === 'placing');
    await readUntil('some to be under way', id, (batch) => isUnderWay(batch) && batch.counts.success > 0);
    expect((await steer(id, 'pause')).status).toBe(200);
    release();
    const paused = await readUntil('nothing to be under way', id, (batch) => !isUnderWay(batch));
    expect(paused.status).toBe(BULK.paused);
    expect(paused.counts.waiting).toBeGreaterThanOrEqual(2 * TAKEN);
    expect((await steer(id, 'pause')).body.code).toBe('ACT_NOT_NOW');

    const releaseRest = market.holdAfter(0);
    expect((await steer(id, 'resume')).status).toBe(200);
    await readUntil('some to be under way again', id, isUnderWay);
    expect((await steer(id, 'stop')).body.data).toMatchObject({ status: BULK.stopped });
    releaseRest();
    const ended = await readUntil(
      'its orders to end',
      id,
      ({ counts }) => counts.waiting + counts.pending === 0,
    );
    // Rows in progress are completed, unless the supplier did not answer in time.
    expect(ended.counts.stopped).toBeGreaterThanOrEqual(TAKEN);
    expect(ended.counts.stopped + ended.counts.success).toBe(4 * TAKEN);
    expect(await ordersOf(id)).toMatchObject({ orders: ended.counts.success });
    expect((await steer(id, 'resume')).body.code).toBe('ACT_NOT_NOW');
  });

  test('money that runs out makes it wait in the order of the file; it goes on with more', async () => {
    const file = lines(40);
    const { rows, balance } = await check(file);
    const price = rows[0]?.price ?? 0;
    const release = market.holdAfter(40);
    const { id } = (await approve(rows)).body.data as BulkBatch;
    await steer(id, 'pause');
    release();
    const paused = await readUntil('nothing to be under way', id, ({ rows: all }) =>
      all.every(({ outcome }) => outcome !== 'placing'),
    );
    const { partner } = await partnerOf('mitra@demo.test');
    const { services } = server;
    const now = (await services.ledger.balanceOf(partner, 'main')).balance;
    // Enough for three more rows.
    await money(partner, 3 * price + price - 1 - now);
    await steer(id, 'resume');
    const short = await readUntil('it to wait for money', id, ({ reason }) => reason !== null);
    expect(short).toMatchObject({ status: BULK.paused, reason: 'INSUFFICIENT_BALANCE' });
    const bought = short.rows.filter(({ order }) => order).length;
    expect(bought).toBe(paused.rows.filter(({ order }) => order).length + 3);
    expect(short.rows.findIndex(({ order }) => !order)).toBe(bought);
    await money(partner, balance);
    await steer(id, 'resume');
    expect((await finished(id)).counts.success).toBe(40);
  });

  test('only what has certainly failed is bought once more, once', async () => {
    const good = lines(2);
    const bad = lines(3, '1234').map((line) => line.replace('1234 ', '1232 '));
    const parts = lines(1, '1238');
    const { rows } = await check([...good, ...parts, ...bad]);
    // An account known now may be unknown at delivery.
    const { id } = (await approve(rows)).body.data as BulkBatch;
    const batch = await finished(id);
    expect(batch.counts).toMatchObject({ success: 2, attention: 1, failed: 3 });
    expect(batch.retry).toMatchObject({
      count: 3,
      total: batch.rows.slice(3).reduce((sum, row) => sum + row.price, 0),
    });
    const total = batch.retry?.total ?? 0;
    const retry = (expected_total: number) =>
      client.post(`${BULK_PATH}/${id}/retry`, { expected_total, pin: DEMO_PIN });
    expect((await retry(total + 1)).body.code).toBe('CHANGED_SINCE_SEEN');
    const release = market.holdAfter(0);
    const answers = await Promise.all([retry(total), retry(total), retry(total)]);
    release();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await finished(id);
    expect(after.counts).toMatchObject({ success: 2, attention: 1, failed: 3 });
    const [{ orders } = {}] = await query(
      server.database,
      `select count(*)::int as orders from transactions t join bulk_rows r on r.batch_id = $1
       and r.variation_id = t.variation_id and r.destination = t.destination`,
      [id],
    );
    expect(orders).toBe(2 + 1 + 3 * 2);
    expect(await firstError(server.database)).toBeNull();
  });

  test('two processes at the same rows buy each once', async () => {
    const batch = await made(lines(50));
    const job = { id: v7(), kind: BULK_PLACE, ref_id: batch.id, attempts: 1 };
    const log = { error: () => undefined };
    await Promise.all(Array.from({ length: 4 }, () => server.services.bulkOrder.place(job, log)));
    expect((await finished(batch.id)).counts.success).toBe(50);
    expect(await ordersOf(batch.id)).toMatchObject({ orders: 50 });
    expect(await firstError(server.database)).toBeNull();
  });

  test('a supplier that is away fails nothing: the rows wait for it', async () => {
    const { rows } = await check(lines(30));
    const back = market.awayAfter(30 + 3);
    const { id } = (await approve(rows)).body.data as BulkBatch;
    const waiting = await readUntil('it to notice', id, ({ reason }) => reason === 'SUPPLIER_AWAY');
    back();
    expect(waiting.counts.failed).toBe(0);
    expect(waiting.counts.waiting).toBeGreaterThan(0);
    expect((await finished(id)).counts.success).toBe(30);
  });

  test('users who may order but not read orders find what they approved, and are notified of its end', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    const grant = (...keys: string[]) =>
      query(server.database, `update users set privileges = $1::text[] where email = 'kasir@demo.test'`, [
        keys,
      ]);
    const { id: other } = await made(lines(1));
    await finished(other);
    const ways = async (id: string) => [
      (await cashier.get(`${BULK_PATH}/${id}`)).status,
      (await cashier.get(`${BULK_PATH}/export?id=${id}&format=csv`)).status,
      (await cashier.put(`${BULK_PATH}/${id}/course`, { to: 'stop' })).status,
      (await cashier.post(`${BULK_PATH}/${id}/retry`, { expected_total: 1, pin: DEMO_PIN })).status,
    ];
    expect(await ways(other)).toEqual([200, 200, 409, 409]);
    await grant('product', 'product.order');
    expect(await ways(other)).toEqual([404, 404, 404, 404]);

    const { rows } = await check(lines(1), cashier);
    const { id, code } = (await approve(rows, {}, v7(), cashier)).body.data as BulkBatch;
    await finished(id);
    expect(await ways(id)).toEqual([200, 200, 409, 409]);
    const { body: list } = await cashier.get('/v1/crm/bulk-order');
    expect(list.data.map(({ batch_id }: { batch_id: string }) => batch_id)).toEqual([id]);
    const { body: file } = await cashier.get('/v1/crm/bulk-order/export?format=csv');
    expect(file).toContain(code);
    expect(file.trim().split('\n')).toHaveLength(2);
    const { body: news } = await cashier.get('/v1/crm/notifications');
    expect(news.data[0]).toMatchObject({
      title: 'Pesanan massal selesai',
      body: `${code}: 1 baris dipesan.`,
    });
    await grant('dashboard', 'product', 'product.order', 'transaction', 'ticketing', 'ticketing.action');
  });

  test('rights that are taken away end it, as they end an order', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    const { rows } = await check(lines(60), cashier);
    const release = market.holdAfter(60 + TAKEN);
    const { id } = (await approve(rows, {}, v7(), cashier)).body.data as BulkBatch;
    await readUntil(
      'some to be under way',
      id,
      ({ counts, rows: all }) =>
        counts.pending + counts.success > 0 && all.some(({ outcome }) => outcome === 'placing'),
    );
    await query(
      server.database,
      `update users set privileges = '{dashboard}' where email = 'kasir@demo.test'`,
    );
    release();
    const ended = await readUntil('it to come to rest', id, ({ status }) => status !== BULK.running);
    expect(ended).toMatchObject({ status: BULK.paused, reason: 'FORBIDDEN' });
    expect(ended.counts.failed).toBe(0);
    expect(ended.counts.waiting).toBeGreaterThanOrEqual(60 - 2 * TAKEN);
    expect((await cashier.get(`${BULK_PATH}/${id}`)).status).toBe(403);
  });

  test('another partner finds neither the batch nor its file', async () => {
    const { id } = await made(lines(1));
    const other = await server.signIn('lain@demo.test');
    expect((await other.get(`${BULK_PATH}/${id}`)).status).toBe(404);
    expect((await other.get(`${BULK_PATH}/export?id=${id}&format=xlsx`)).status).toBe(404);
    expect((await other.put(`${BULK_PATH}/${id}/course`, { to: 'stop' })).status).toBe(404);
    const { body } = await other.get('/v1/crm/bulk-order');
    expect(body.data).toEqual([]);
  });

  test('its result is a file, and the list opens it again', async () => {
    const file = lines(2);
    const { id, code } = await made(file);
    await finished(id);
    const { body } = await client.get(`${BULK_PATH}/export?id=${id}&format=csv`);
    expect(body).toContain(file[1]);
    expect(body).toContain('Berhasil');
    const { body: list } = await client.get(`/v1/crm/bulk-order?search=${code}`);
    expect(list.data[0]).toMatchObject({ batch_id: id, status: '4', total: 2, success: 2 });
  });

  const partnerOf = async (email: string) => {
    const [row] = await query(server.database, 'select partner_id as partner from users where email = $1', [
      email,
    ]);
    return row as { partner: string };
  };
  const money = (partnerId: string, amount: number) =>
    server.services.ledger.post({
      ...{ partnerId, kind: 'main', amount, house: 'deposits', type: 1, refType: 'topup', refId: null },
      ...{ refCode: 'TU-TEST', description: 'Uji', actor: 'Sistem', userId: null },
    });
});
