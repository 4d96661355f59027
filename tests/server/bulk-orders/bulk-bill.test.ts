import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { type Supplier, SupplierAwayError } from '../../../src/platform/adapters/supplier/supplier';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { BulkBatch } from '../../../src/topics/bulk-orders/contract';
import { customerTotal } from '../../../src/topics/orders/domain/bill-amounts';
import { customerOf } from '../../support/bills';
import { bulkBy, wishOf } from '../../support/bulk';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { signal } from '../../support/signal';

/** Rupiah added to every bill while `isLate`. */
const FINE = 5_000;

/** Billers that count calls, delay answers, and fail after a number of calls. */
function openBillers() {
  const sandbox = createSandboxSupplier();
  let quotes = Number.POSITIVE_INFINITY;
  let released = Promise.resolve();
  const state = {
    ...{ asked: 0, isLate: false, away: Number.POSITIVE_INFINITY },
    /** Delays prices after `most` calls until released. */
    holdQuotes: (most: number) => {
      const [held, release] = signal();
      quotes = most;
      released = held;
      return release;
    },
  };
  const supplier: Supplier = {
    ...sandbox,
    quote: async (request) => {
      quotes -= 1;
      if (quotes < 0) await released;
      return sandbox.quote(request);
    },
    inquire: async (request) => {
      state.asked += 1;
      if (state.asked > state.away) throw new SupplierAwayError('away');
      const answer = await sandbox.inquire(request);
      if (answer.state !== 'found' || !state.isLate) return answer;
      const periods = answer.periods.map((one) => ({ ...one, penalty: one.penalty + FINE }));
      return { ...answer, periods };
    },
  };
  return { supplier, state };
}

describe('bills in bulk orders', () => {
  let server: TestServer;
  let client: Client;
  let bulk: ReturnType<typeof bulkBy>;
  const { supplier, state } = openBillers();
  let customers = 0;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'demo', supplier });
    client = await server.signIn();
    bulk = bulkBy(client);
    await query(
      server.database,
      `update brands set status = 1, cut_off_start = null, cut_off_end = null where status <> 4`,
    );
    await server.services.ledger.post({
      ...{ partnerId: await partner(), kind: 'main', amount: 50_000_000, house: 'deposits', type: 1 },
      ...{
        refType: 'topup',
        refId: null,
        refCode: 'TU-TEST',
        description: 'Uji',
        actor: 'Sistem',
        userId: null,
      },
    });
  });
  afterAll(() => server.close());

  const partner = async () => {
    const [row] = await query(
      server.database,
      `select partner_id from users where email = 'mitra@demo.test'`,
    );
    return String(row?.partner_id);
  };
  const balance = async () => (await server.services.ledger.balanceOf(await partner(), 'main')).balance;
  /** Lines of customers without inquiries. */
  const bills = (count: number, ending = '1230') =>
    Array.from({ length: count }, () => {
      customers += 1;
      return `PLN-PASCA ${customerOf(ending, 70_000 + customers)}`;
    });
  const asksDuring = async (action: () => Promise<unknown>) => {
    const before = state.asked;
    await action();
    return state.asked - before;
  };
  const made = async (lines: readonly string[]): Promise<BulkBatch> => {
    const { rows } = await bulk.check(lines);
    const { status, body } = await bulk.approve(wishOf(rows));
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data;
  };
  const movedToYesterday = (inquiry: string | undefined) =>
    query(server.database, `update bill_inquiries set created_at = now() - interval '1 day' where id = $1`, [
      inquiry,
    ]);

  test('a dry run returns customer and amount of each bill, or why there is none', async () => {
    const [line = ''] = bills(1, '1231');
    const { rows, bills_left } = await bulk.check([
      line,
      ...['1232', '1236', '1237', '1238', '1239'].flatMap((ending) => bills(1, ending)),
      'PLN-PASCA 12345',
      'BPJS-KES 8888801231230',
      'bpjskes 8888801231230 3',
      'ML5 8700011230 2614',
      line,
    ]);
    const [bill] = rows;
    expect(bill).toMatchObject({ brand: 'PLN Pascabayar', problem: null, duplicate: null });
    expect(bill?.nickname).toMatch(/^[A-Z]+ [A-Z]•••$/);
    expect(bill?.bill).toMatchObject({ bill_count: 3, customer_name: bill?.nickname });
    expect(bill?.bill?.periods).toHaveLength(3);
    expect(bill?.bill?.penalty).toBeGreaterThan(0);
    const parts = bill?.bill ?? { bill_amount: 0, penalty: 0, admin_fee: 0, commission: 0 };
    expect(bill?.price).toBe(customerTotal(parts) - parts.commission);
    expect(rows.slice(1, 8).map(({ problem }) => problem)).toEqual([
      'Nomor pelanggan tidak ditemukan. Periksa kembali nomornya.',
      'Tagihan nomor ini belum terbit. Coba lagi nanti.',
      'Tidak ada tagihan untuk nomor ini.',
      'Tagihan nomor ini sudah lunas.',
      'Penyedia tagihan belum menjawab. Coba lagi beberapa saat lagi.',
      'ID pelanggan minimal 12 karakter.',
      'Jumlah bulan wajib diisi.',
    ]);
    expect(rows[8]).toMatchObject({ problem: null, bill: { bill_count: 1 } });
    expect(rows[8]?.bill?.periods).toHaveLength(3);
    expect(rows[9]).toMatchObject({ problem: null, bill: null });
    // Paying one bill twice is always refused.
    expect(rows[10]).toMatchObject({
      problem: 'Tagihan yang sama dengan baris 1: cukup dibayar satu kali.',
      price: null,
    });
    expect(bills_left).toBe(0);
  });

  test('five hundred bills may be asked for at once, and one that is mended asks its biller alone', async () => {
    const lines = bills(500);
    const { rows } = await bulk.check(lines);
    expect(rows.filter(({ problem }) => problem !== null)).toEqual([]);
    const seen = rows.map(({ line, bill }) => ({ line, inquiry: bill?.inquiry_id }));
    const again = [...seen.slice(1), ...bills(1).map((line) => ({ line }))];
    expect(await asksDuring(() => bulk.check(again))).toBe(1);
  });

  test('pays each at what was seen with one PIN, beside everything else, and asks no biller for it', async () => {
    const { rows } = await bulk.check([...bills(3), 'ML5 8700021230 2614', ...bills(1, '1234')]);
    const before = await balance();
    const key = v7();
    let id = '';
    const asks = await asksDuring(async () => {
      const answers = await Promise.all([1, 2, 3].map(() => bulk.approve(wishOf(rows), {}, key)));
      expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
      id = answers[0]?.body.data.id;
      await bulk.readUntil('all but the last to end', id, ({ counts }) => counts.success === 4);
    });
    expect(asks).toBe(0);
    const batch = await bulk.read(id);
    expect(batch.rows.map(({ is_bill, price }) => [is_bill, price])).toEqual(
      rows.map(({ bill, price }) => [bill !== null, price]),
    );
    expect(await balance()).toBe(before - batch.planned);
    const order = (await client.get(`/v1/crm/transaction/${batch.rows[0]?.order?.id}`)).body.data;
    expect(order).toMatchObject({
      ...{ selling_total: rows[0]?.price, nickname: rows[0]?.nickname, source: 4 },
      bill: { periods: rows[0]?.bill?.periods, commission: rows[0]?.bill?.commission },
    });
    // A repeat is reported but not paid, with the same or a new validation.
    expect((await bulk.approve(wishOf(rows), { same_again: true })).body.code).toBe('CHANGED_SINCE_SEEN');
    const repeated = await bulk.check(rows.slice(0, 1).map(({ line }) => line));
    expect(repeated.rows[0]?.problem).toContain('Tagihan ini sudah dibayar lewat TRX-');
    expect(await firstError(server.database)).toBeNull();
  });

  test.each<[string, (line: string, inquiry: string) => Promise<unknown>]>([
    [
      'came to more when somebody looked again',
      async (line) => {
        state.isLate = true;
        await bulk.check([line]);
        state.isLate = false;
      },
    ],
    ['was looked at on another day', (_line, inquiry) => movedToYesterday(inquiry)],
    [
      'was paid in the order form',
      (_line, inquiry_id) =>
        client.post(
          '/v1/crm/transaction/postpaid/inquiry-payment',
          { inquiry_id, pin: DEMO_PIN },
          { 'idempotency-key': v7() },
        ),
    ],
  ])('a bill that %s since is reported, and nothing is paid', async (_what, change) => {
    const { rows } = await bulk.check(bills(2));
    await change(rows[1]?.line ?? '', rows[1]?.bill?.inquiry_id ?? '');
    const before = await balance();
    expect((await bulk.approve(wishOf(rows))).body.code).toBe('CHANGED_SINCE_SEEN');
    expect(await balance()).toBe(before);
  });

  test('a bill without an inquiry, or another one than was shown, is not paid', async () => {
    const { rows } = await bulk.check(bills(2));
    const [first] = wishOf(rows);
    const other = bulkBy(await server.signIn('lain@demo.test'));
    const { rows: foreign } = await other.check([rows[0]?.line ?? '']);
    for (const wish of [
      { ...first, inquiry: undefined },
      { ...first, inquiry: v7() },
      { ...first, inquiry: rows[1]?.bill?.inquiry_id },
      { ...first, inquiry: foreign[0]?.bill?.inquiry_id },
      { ...first, price: (rows[0]?.price ?? 0) - 1 },
    ]) {
      expect((await bulk.approve([wish])).body.code).toBe('CHANGED_SINCE_SEEN');
    }
  });

  test('a bill whose day ends while its batch is bought is not paid, and checked again instead of bought once more', async () => {
    const { rows } = await bulk.check(['ML5 8700031230 2614', ...bills(2)]);
    const release = state.holdQuotes(1);
    const { id } = (await bulk.approve(wishOf(rows))).body.data as BulkBatch;
    await bulk.readUntil('its rows to be under way', id, ({ rows: all }) =>
      all.every(({ outcome }) => outcome === 'placing'),
    );
    await movedToYesterday(rows[2]?.bill?.inquiry_id);
    release();
    const { counts, retry, rows: ended } = await bulk.finished(id);
    expect(counts).toMatchObject({ success: 2, failed: 1 });
    expect(ended[2]).toMatchObject({ outcome: 'failed', order: null });
    expect(ended[2]?.reason).toContain('hanya berlaku pada hari yang sama');
    expect(retry).toBeNull();
  });

  test('billers that are away fail nothing: the rest is asked when they are back', async () => {
    const lines = bills(4);
    state.away = state.asked + 2;
    const { rows, bills_left } = await bulk.check(lines);
    state.away = Number.POSITIVE_INFINITY;
    expect(bills_left).toBe(2);
    expect(rows.filter(({ problem }) => problem?.startsWith('Pemasok belum menjawab'))).toHaveLength(2);
    const seen = rows.map(({ line, bill }) => ({ line, inquiry: bill?.inquiry_id }));
    expect(await asksDuring(async () => expect((await bulk.check(seen)).bills_left).toBe(0))).toBe(2);
  });

  test('billers are not asked without end by rows with an unknown inquiry', async () => {
    const other = await server.signIn('lain@demo.test');
    const rows = bills(11).map((line) => ({ line, inquiry: v7() }));
    const checkRows = () => other.post('/v1/crm/bulk/check', { rows });
    const asked = await asksDuring(async () => {
      for (let time = 0; time < 30; time += 1) expect((await checkRows()).status).toBe(200);
      expect((await checkRows()).body.code).toBe('RATE_LIMITED');
    });
    expect(asked).toBe(30 * rows.length);
  });

  test('a payment that fails is paid back, and can be repeated with a new inquiry', async () => {
    const { id } = await made(bills(1, '1240'));
    const batch = await bulk.finished(id);
    expect(batch.counts).toMatchObject({ failed: 1 });
    expect([batch.refunded, batch.retry]).toEqual([batch.spent, null]);
    const { rows } = await bulk.check([batch.rows[0]?.line ?? '']);
    expect((await bulk.approve(wishOf(rows))).status).toBe(200);
  });
});
