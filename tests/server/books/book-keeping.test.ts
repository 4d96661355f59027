import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StoredFile, UPLOAD_PATH } from '../../../src/core/contract/upload';
import { causeLink } from '../../../src/core/routes/cause-link';
import type { BookClosing, Books } from '../../../src/topics/books/contract/books';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { pdfTexts } from '../../support/pdf-text';
import { query } from '../../support/query';
import { sendFile } from '../../support/sent-files';
import { startTestServer, type TestServer } from '../../support/server';

const ENTRIES = '/v1/crm/entries';
const CLOSINGS = '/v1/crm/books/closings';
/** Date range of `KEPT`. */
const SPAN = 'from=2026-09-01&to=2026-09-30';
const MONTH = '2026-09';

const rent = {
  date: '2026-09-03',
  type: 'out',
  category: 'rent',
  amount: 750_000,
  method: 'bank',
  counterparty: 'Bu Ratna',
  note: 'Ruko blok B',
};

describe('the books of a partner', () => {
  let server: TestServer;
  let owner: Client;
  let cashier: Client;

  beforeAll(async () => {
    server = await startTestServer();
    [owner, cashier] = await Promise.all([server.signIn(), server.signIn('kasir@demo.test')]);
  });
  afterAll(() => server.close());

  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);
  const books = async (by = owner): Promise<Books> => (await by.get(`/v1/crm/books?${SPAN}`)).body.data;
  const write = (given: object = {}) => owner.post(ENTRIES, { ...rent, ...given });
  const listed = async (filter: string, by = owner) => (await by.get(`${ENTRIES}?limit=100&${filter}`)).body;
  const allow = (...privileges: string[]) =>
    sql(`update users set privileges = $1::text[] where email = 'kasir@demo.test'`, [privileges]);

  it('hold what was written beside what ledger and orders bring, each distinguished from the other', async () => {
    const before = (await books()).now?.expense ?? 0;
    const made = (await write()).body.data;
    expect(made).toMatchObject({
      line: 'rent',
      what: 'Sewa · Bu Ratna · Ruko blok B',
      source: 'manual',
      counts: 'expense',
    });
    const [activity] = (await owner.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(activity.object).toContain('Sewa · Bu Ratna');

    const { data, meta } = await listed('f.date=2026-09-01..2026-09-30');
    expect(meta.total).toBeGreaterThan(100);
    expect(new Set(data.map((row: { source: string }) => row.source))).toContain('auto');
    const own = await listed('f.date=2026-09-01..2026-09-30&f.source=manual');
    expect(own.data).toEqual([made]);
    expect((await books()).now?.expense).toBe(before + 750_000);

    expect((await owner.delete(`${ENTRIES}/${made.id}`)).status).toBe(200);
    expect((await books()).now?.expense).toBe(before);
    expect((await owner.post(`${ENTRIES}/restore/${made.id}`)).body.data).toMatchObject({ id: made.id });
    expect((await books()).now?.expense).toBe(before + 750_000);
    const days = 'f.date=2026-09-01..2026-09-30&f.source=manual';
    const [head, row] = (await owner.get(`${ENTRIES}/export?format=csv&${days}`)).body.split('\r\n');
    expect(head).toContain(csvRow('Metode', 'Pihak terkait', 'Catatan'));
    expect(row).toContain(csvRow('Bank', 'Bu Ratna', 'Ruko blok B'));
    await owner.delete(`${ENTRIES}/${made.id}`);
  });

  it('list the last 93 days where no days are asked for, and are exported to the last row', async () => {
    const old = (await write({ date: '2020-01-05' })).body.data;
    const ids = async (filter: string) =>
      (await owner.get(`${ENTRIES}?limit=100&f.source=manual${filter}`)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('')).not.toContain(old.id);
    expect(await ids('&f.date=2020-01-01..2020-01-31')).toEqual([old.id]);
    await owner.delete(`${ENTRIES}/${old.id}`);

    for (const sort of ['-date', 'amount']) {
      const days = `f.date=2026-01-01..2026-12-31&sort=${sort}`;
      const { total } = (await listed(days)).meta;
      expect(total).toBeGreaterThan(2_000);
      const lines = (await owner.get(`${ENTRIES}/export?format=csv&${days}`)).body.trim().split('\n');
      expect(lines).toHaveLength(total + 1);
    }
  });

  it('show every automatic row alone, and no one changes one', async () => {
    const kinds = ['purchase', 'refund', 'topup', 'topup_fee', 'web_sale', 'web_cost', 'web_profit'];
    for (const line of kinds) {
      const [row] = (await listed(`f.date=2026-01-01..2026-12-31&f.line=${line}`)).data;
      expect(row, line).toMatchObject({ source: 'auto', is_locked: true, line });
      expect((await owner.get(`${ENTRIES}/${row.id}`)).body.data).toEqual(row);
      expect((await owner.get(`${ENTRIES}/history/${row.id}`)).body.data).toEqual([]);
      expect(causeLink(row.ref_type, row.ref_id), line).toContain(`?q=${row.ref_id}`);
      const { status } = await owner.put(`${ENTRIES}/update/${row.id}`, { ...rent, version: 1 });
      expect([status, (await owner.delete(`${ENTRIES}/${row.id}`)).status]).toEqual([404, 404]);
    }
  });

  it('take an order without a selling price, and one that came back, without a profit', async () => {
    const [order] = await sql(
      `select id, selling_total from transactions where status = 2 and source = 1 and resale_total is null
         and created_at >= '2026-09-01 00:00+07' and created_at < '2026-10-01 00:00+07'
         and partner_id = (select partner_id from users where email = 'mitra@demo.test') limit 1`,
    );
    const before = await books();
    await sql('update transactions set resale_total = selling_total + 1500 where id = $1', [order?.id]);
    const sold = await books();
    expect(sold.now?.gross).toBe((before.now?.gross ?? 0) + 1_500);
    expect(sold.unpriced).toEqual({
      orders: before.unpriced.orders - 1,
      amount: before.unpriced.amount - Number(order?.selling_total),
    });
    await sql(
      'update transactions set status = 4, refunded = 1, refund_amount = selling_total where id = $1',
      [order?.id],
    );
    const back = await books();
    expect(back.now?.gross).toBe(before.now?.gross);
    expect(back.unpriced.orders).toBe(before.unpriced.orders - 1);
    await sql(
      'update transactions set status = 2, refunded = 0, refund_amount = 0, resale_total = null where id = $1',
      [order?.id],
    );
  });

  it('hold both sides of a sale of the website on the day it was ordered, whenever it was bought', async () => {
    const before = (await books()).now;
    const ours = `partner_id = (select partner_id from users where email = 'mitra@demo.test')`;
    const [order] = await sql(
      `with chosen as (
         select id, created_at from panel_orders where order_status = 3 and ${ours} and h2h_transaction_id is not null
           and created_at >= '2026-09-02 00:00+07' and created_at < '2026-09-30 00:00+07' limit 1)
       update panel_orders o set created_at = '2026-07-31 23:30+07' from chosen where o.id = chosen.id
       returning o.id, total::int, cost::int, earned::int, chosen.created_at`,
    );
    const july = (await owner.get('/v1/crm/books?from=2026-07-31&to=2026-07-31')).body.data as Books;
    const { total, cost, earned } = order as Record<'total' | 'cost' | 'earned', number>;
    expect(july.now).toMatchObject({ omzet: total, modal: cost, net: earned });
    const after = (await books()).now;
    expect([after?.omzet, after?.modal]).toEqual([(before?.omzet ?? 0) - total, (before?.modal ?? 0) - cost]);
    await sql('update panel_orders set created_at = $2 where id = $1', [order?.id, order?.created_at]);
  });

  it('name an order that came in part by the day it was bought, and not as one without a price', async () => {
    const before = await books();
    const [order] = await sql(
      `update transactions set status = 4, refunded = 2, refund_amount = 100, resale_total = selling_total where id = (
         select id from transactions where status = 2 and source = 1 and resale_total is null
         and created_at >= '2026-09-01 00:00+07' and created_at < '2026-10-01 00:00+07'
         and partner_id = (select partner_id from users where email = 'mitra@demo.test') limit 1)
       returning id, selling_total::int`,
    );
    const cost = Number(order?.selling_total);
    const { unpriced, partly } = await books();
    const { orders, amount } = before.unpriced;
    expect(unpriced).toEqual({ orders: orders - 1, amount: amount - cost });
    expect(partly).toEqual({ orders: before.partly.orders + 1, amount: before.partly.amount + cost - 100 });
    await sql(
      'update transactions set status = 2, refunded = 0, refund_amount = 0, resale_total = null where id = $1',
      [order?.id],
    );
  });

  it('keep the receipt of a row for the partner alone', async () => {
    const send = (bytes: string, name: string) =>
      sendFile(owner, `${UPLOAD_PATH}?resource=entry&field=attachment`, Buffer.from(bytes), name);
    const pdf = await send('%PDF-1.4\nNota', 'nota.pdf');
    const { body } = await send('bukan gambar', 'nota.exe');
    expect([pdf.status, body.code]).toEqual([200, 'FILE_FORMAT']);
    const attachment: StoredFile = pdf.body.data;
    const entry = (await write({ attachment })).body.data;
    expect(entry.attachment).toMatchObject({ id: attachment.id, name: 'nota.pdf' });
    const [row] = (await listed('f.date=2026-09-01..2026-09-30&f.source=manual')).data;
    expect(row.attachment).toEqual(entry.attachment);
    const opened = await owner.get(entry.attachment.url);
    expect([opened.status, opened.body]).toEqual([200, '%PDF-1.4\nNota']);

    const stranger = await server.signIn('lain@demo.test');
    expect((await stranger.get(entry.attachment.url)).status).toBe(404);
    expect((await stranger.post(ENTRIES, { ...rent, attachment })).body.errors).toEqual({
      attachment: ['Lampiran tidak ditemukan. Unggah kembali.'],
    });
    await allow('transaction');
    expect((await cashier.get(entry.attachment.url)).status).toBe(403);
    await owner.delete(`${ENTRIES}/${entry.id}`);
  });

  it('close a month: its own rows stay as they were, and later arrivals are shown separately', async () => {
    const made = (await write()).body.data;
    const closings = async (): Promise<{ open: string[]; closings: BookClosing[] }> =>
      (await owner.get(CLOSINGS)).body.data;
    expect((await closings()).open).toContain(MONTH);
    const closed = (await books()).now;
    expect((await owner.post(CLOSINGS, { month: MONTH })).status).toBe(200);
    expect((await owner.post(CLOSINGS, { month: MONTH })).body.code).toBe('BOOK_CLOSED');
    expect((await owner.post(CLOSINGS, { month: '2098-01' })).body.code).toBe('BOOK_NOT_OVER');

    const shut = { date: [expect.stringContaining('Buku September 2026 sudah ditutup.')] };
    expect((await write()).body.errors).toEqual(shut);
    const edit = { ...rent, date: '2026-10-01', version: 1 };
    expect((await owner.put(`${ENTRIES}/update/${made.id}`, edit)).body.errors).toEqual(shut);
    expect((await owner.delete(`${ENTRIES}/${made.id}`)).body.code).toBe('RULE_CONFLICT');
    expect((await owner.get(`${ENTRIES}/${made.id}`)).body.data.is_locked).toBe(true);

    // An order pending at the closing ends afterwards.
    const [order] = await sql(
      `update transactions set resale_total = selling_total + 900, finished_at = now() where id = (
         select id from transactions where status = 2 and source = 1
         and created_at >= '2026-09-01 00:00+07' and created_at < '2026-10-01 00:00+07'
         and partner_id = (select partner_id from users where email = 'mitra@demo.test') limit 1)
       returning code, selling_total`,
    );
    const [row] = (await closings()).closings;
    expect(row).toMatchObject({ month: MONTH, figures: closed, reopened_at: null });
    expect(row?.late).toContainEqual({
      ...{ line: 'sale', counts: 'sales', rows: 1 },
      amount: Number(order?.selling_total) + 900,
    });
    const late = (await listed(`f.date=2026-01-01..2026-12-31&search=${order?.code}`)).data.filter(
      ({ warnings }: { warnings?: string[] }) =>
        warnings?.includes('Tercatat setelah buku September 2026 ditutup.'),
    );
    expect(late.map(({ line }: { line: string }) => line).sort()).toEqual(['purchase', 'sale']);

    const printed = async (span: string) => {
      const paper = await fetch(`${server.url}/v1/crm/books/pdf?${span}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      return pdfTexts(Buffer.from(await paper.arrayBuffer()))
        .flat()
        .join(' ');
    };
    const shutOn = /Buku September 2026 ditutup .+ WIB oleh Sari Wulandari\./;
    const whole = await printed(SPAN);
    expect(whole).toMatch(shutOn);
    expect(whole).toContain('Tercatat setelah buku September 2026 ditutup');
    // The late amounts are those of the whole month, which a part of it does not contain.
    const part = await printed('from=2026-09-01&to=2026-09-05');
    expect(part).toMatch(shutOn);
    expect(part).not.toContain('Tercatat setelah');

    await allow('balance_history');
    expect((await cashier.post(`${CLOSINGS}/reopen`, { month: MONTH })).status).toBe(403);
    expect((await owner.post(`${CLOSINGS}/reopen`, { month: MONTH })).status).toBe(200);
    expect((await owner.post(`${CLOSINGS}/reopen`, { month: MONTH })).status).toBe(404);
    const [activity] = (await owner.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(activity).toMatchObject({ label: 'Membuka buku kembali', object: 'September 2026' });
    expect((await owner.delete(`${ENTRIES}/${made.id}`)).status).toBe(200);
  });

  it('are hidden from users without access to the balance history, and their profit is shown only to users who may see prices', async () => {
    await allow('transaction');
    expect((await cashier.get('/v1/crm/books')).status).toBe(403);
    expect((await cashier.get(ENTRIES)).status).toBe(403);

    await allow('balance_history');
    const blind = await books(cashier);
    expect(blind).toMatchObject({ sees_profit: false, now: null, before: null, slots: [] });
    const secret = ['sale', 'web_sale', 'web_cost', 'web_fee', 'web_profit', 'withdrawal'];
    expect(blind.sums.filter(({ line }) => secret.includes(line))).toEqual([]);
    const [sale] = (await listed('f.date=2026-01-01..2026-12-31&f.line=web_sale')).data;
    expect((await listed('f.line=web_sale', cashier)).meta.total).toBe(0);
    expect((await cashier.get(`${ENTRIES}/${sale.id}`)).status).toBe(404);
    expect((await cashier.get(`${ENTRIES}/export?format=csv&f.line=web_sale`)).body.split('\n')).toHaveLength(
      2,
    );
    const { closings } = (await cashier.get(CLOSINGS)).body.data;
    expect(closings.map(({ figures, late }: BookClosing) => [figures, late])).toEqual([[null, []]]);

    await allow('balance_history', 'selling_price');
    expect((await books(cashier)).sees_profit).toBe(false);
    await allow('balance_history', 'selling_price', 'panel.saldo_profit');
    expect(await books(cashier)).toEqual(await books());
  });

  it('are a report on paper', async () => {
    const answer = await owner.get(`/v1/crm/books/pdf?${SPAN}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('pembukuan-2026-09-01-2026-09-30.pdf');
    expect(String(answer.body)).toMatch(/^%PDF-/);
  });
});

describe('the debt book', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    client = await server.signIn();
  });
  afterAll(() => server.close());

  const DEBTS = '/v1/crm/debts';
  const owed = { name: 'Pak Joko', phone: '081233445566', amount: 150_000, due_date: '2026-11-01' };

  it('knows what is left after each part, and refuses more than that', async () => {
    const made = (await client.post(DEBTS, owed)).body.data;
    expect(made).toMatchObject({ left: 150_000, paid: 0, state: 'open', phone: '6281233445566' });
    expect(made.warnings).toEqual([expect.stringMatching(/^Jatuh tempo lewat \d+ hari\.$/)]);
    const pay = (amount: number, key: string) =>
      client.post(`${DEBTS}/act/pay`, { key, ids: [made.id], date: '2026-11-20', amount });

    const part = await pay(100_000, '01900000-0000-7000-8000-00000000aa01');
    expect(part.body.data.message).toContain('Sisa hutang');
    expect((await pay(50_001, '01900000-0000-7000-8000-00000000aa02')).body.errors).toHaveProperty('amount');
    expect((await pay(50_000, '01900000-0000-7000-8000-00000000aa03')).body.data.message).toBe(
      'Hutang lunas.',
    );
    const { data } = (await client.get(`${DEBTS}/${made.id}`)).body;
    expect(data).toMatchObject({ left: 0, paid: 150_000, state: 'paid' });
    expect(data).not.toHaveProperty('warnings');
    const tooMuch = { ...owed, payments: [{ date: '2026-11-20', amount: 150_001 }], version: data.version };
    expect((await client.put(`${DEBTS}/update/${made.id}`, tooMuch)).body.errors).toHaveProperty('payments');
  });
});
