import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstFault } from '../../server/modules/ledger/verify-store';
import type { Topup, TopupInvoice } from '../../src/core/contract/topup';
import { rupiah } from '../../src/core/format/money';
import type { Client } from '../support/client';
import { databaseKinds } from '../support/database';
import { openLive } from '../support/live-socket';
import { query } from '../support/query';
import { pictureOf } from '../support/sample';
import { startTestServer, type TestServer } from '../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../support/shop';

const PATH = '/v1/crm/topup';
const env = {
  PAYMENT_GATEWAY: 'sandbox',
  TRANSFER_HOURS: '00:00-24:00',
  TRANSFER_ACCOUNTS: 'BCA 1112223334 PT Uji Coba; BRI 003801002746308 PT Uji Coba',
};
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

describe.each(await databaseKinds())('money by hand, on the %s database', (kind) => {
  let server: TestServer;
  let shop: Shop;
  let client: Client;
  let partnerId: string;

  beforeAll(async () => {
    server = await startTestServer({ database: kind, seed: 'none', env });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const actor = await shop.openPartner(0);
    partnerId = actor.partnerId;
    client = await server.guest.signIn(emailOf(actor), PASSWORD);
  });

  const adjust = (amount: number, reason: string, key: string = v7()) =>
    server.services.topup.adjust({ key, partnerId, amount, reason });
  const transfer = async (): Promise<Topup> => {
    const body = { amount: 250_000, method_code: 'MANUAL_BCA' };
    return (await client.post(PATH, body, { 'idempotency-key': v7() })).body.data;
  };
  const proofForm = (file: Buffer | null, texts: Record<string, string> = {}, name = 'bukti.png') => {
    const form = new FormData();
    for (const [key, value] of Object.entries({
      sender_name: 'Budi Santoso',
      sender_bank: 'BCA',
      ...texts,
    })) {
      form.append(key, value);
    }
    if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
    return form;
  };
  const sendProof = async (id: string, form: FormData, by: Client = client) => {
    const response = await fetch(`${server.url}${PATH}/${id}/proof`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}` },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  const proven = async (): Promise<Topup> => {
    const { id } = await transfer();
    const { status, body } = await sendProof(id, proofForm(await pictureOf(40, 40)));
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    return body.data;
  };
  const one = async (id: string): Promise<Topup> => (await client.get(`${PATH}/${id}`)).body.data;
  const saldo = async () => (await client.get('/v1/crm/profile')).body.data.saldo;

  it.each([
    ['picture', () => pictureOf(40, 40), 'bukti.png', 'image/png'],
    ['PDF', async () => PDF, 'bukti.pdf', 'application/pdf'],
  ])(
    'takes a %s as proof, keeps it sealed and gives it back to its owner alone',
    async (_words, file, name, type) => {
      const { id } = await transfer();
      const { body } = await sendProof(id, proofForm(await file(), {}, name));
      expect(body.data).toMatchObject({
        status: 5,
        sender_name: 'Budi Santoso',
        sender_bank: 'BCA',
        proof_name: name,
      });
      const kept = await fetch(`${server.url}${PATH}/${id}/proof`, {
        headers: { authorization: `Bearer ${client.token}` },
      });
      expect([kept.status, kept.headers.get('content-type'), kept.headers.get('cache-control')]).toEqual([
        200,
        type,
        'no-store',
      ]);
      expect(kept.headers.get('content-disposition')).toMatch(/^attachment/);
      const stranger = await server.guest.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
      expect((await stranger.get(`${PATH}/${id}/proof`)).status).toBe(404);
      expect((await sendProof(id, proofForm(PDF), stranger)).status).toBe(404);
    },
  );

  it.each([
    ['no file', () => proofForm(null), 'FILE_REQUIRED'],
    ['an empty file', () => proofForm(Buffer.alloc(0)), 'FILE_REQUIRED'],
    ['a text', () => proofForm(Buffer.from('hello')), 'PROOF_TYPE'],
    ['a page', () => proofForm(Buffer.from('<html>%PDF-')), 'PROOF_TYPE'],
    [
      '2 MB and a byte',
      () => proofForm(Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)])),
      'FILE_TOO_LARGE',
    ],
    ['no name of the sender', () => proofForm(PDF, { sender_name: '' }), 'VALIDATION_FAILED'],
    ['something unknown beside it', () => proofForm(PDF, { status: '2' }), 'BAD_REQUEST'],
  ])('refuses %s as proof, and the top up still waits', async (_words, form, code) => {
    const { id } = await transfer();
    expect((await sendProof(id, form())).body.code).toBe(code);
    expect((await one(id)).status).toBe(1);
  });

  it('takes a proof after the time is over, but none twice and none after cancelling', async () => {
    const late = await transfer();
    await query(server.database, `update topups set expires_at = now() where id = $1`, [late.id]);
    expect((await sendProof(late.id, proofForm(PDF))).body.data.status).toBe(5);
    expect((await sendProof(late.id, proofForm(PDF))).body.code).toBe('TOPUP_NOT_WAITING');
    const gone = await transfer();
    await client.post(`${PATH}/${gone.id}/cancel`);
    expect((await sendProof(gone.id, proofForm(PDF))).body.code).toBe('TOPUP_NOT_WAITING');
  });

  it('is approved by the operator once, also by four at the same time, with the unique code', async () => {
    const topup = await proven();
    const live = await openLive(client, 'mitra');
    expect((await server.services.topup.listManual()).map(({ id }) => id)).toContain(topup.id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => server.services.topup.approveManual(topup.id)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await live.frame('the approval', (frame) => frame.id === topup.id && frame.status === 2);
    live.ws.terminate();
    expect(await saldo()).toBe(250_000 + topup.unique_code);
    expect(await one(topup.id)).toMatchObject({
      status: 2,
      balance_after: 250_000 + topup.unique_code,
      // That it is being looked at is over.
      note: null,
    });
    expect(await firstFault(server.database)).toBeNull();
  });

  it('is rejected by the operator with a reason that the partner reads', async () => {
    const { id } = await proven();
    await server.services.topup.rejectManual(id, 'Transfer tidak ditemukan.');
    expect(await one(id)).toMatchObject({ status: 6, reject_reason: 'Transfer tidak ditemukan.' });
    expect(await saldo()).toBe(0);
    await expect(server.services.topup.approveManual(id)).rejects.toThrow(/tidak sedang menunggu verifikasi/);
    const { data: log } = (await client.get('/v1/crm/notifications?limit=10')).body;
    expect(log.map(({ title }: { title: string }) => title)).toContain('Top up ditolak');
  });

  it('is given and taken by the operator with a reason, down to nothing and no further', async () => {
    const { balance } = await adjust(75_000, 'Kompensasi gangguan');
    expect(balance).toBe(75_000);
    expect((await client.get(`${PATH}/all`)).body.data).toMatchObject([
      { is_admin: true, amount: 75_000, status: 2, method_name: 'Kredit admin' },
    ]);
    expect((await adjust(-25_000, 'Koreksi')).balance).toBe(50_000);
    await expect(adjust(-50_001, 'Koreksi')).rejects.toThrow(/Saldo tidak cukup/);
    expect(await saldo()).toBe(50_000);
    const history = (await client.get('/v1/crm/balance-history/all')).body.data;
    expect(history.map(({ type }: { type: number }) => type)).toEqual([4, 4]);
    const [given] = (await client.get(`${PATH}/all`)).body.data;
    expect((await client.get(`${PATH}/${given.id}/invoice`)).body.code).toBe('TOPUP_NOT_PAID');
    expect(await firstFault(server.database)).toBeNull();
  });

  it('moves once for each key, sixteen times at once included, and a key stands for one change', async () => {
    await adjust(100_000, 'Saldo awal');
    const key = v7();
    const answers = await Promise.all(Array.from({ length: 16 }, () => adjust(-30_000, 'Koreksi', key)));
    expect(new Set(answers.map(({ code, balance }) => `${code} ${balance}`)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await saldo()).toBe(70_000);
    await adjust(5_000, 'Bonus');
    expect(await adjust(-30_000, 'Koreksi', key)).toMatchObject({ balance: 70_000, repeated: true });
    const other = await shop.openPartner(0);
    for (const wish of [
      { key, partnerId, amount: -30_001, reason: 'Koreksi' },
      { key, partnerId, amount: 30_000, reason: 'Koreksi' },
      { key, partnerId, amount: -30_000, reason: 'Koreksi lain' },
      { key, partnerId: other.partnerId, amount: -30_000, reason: 'Koreksi' },
    ]) {
      await expect(server.services.topup.adjust(wish)).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
    }
    expect(await saldo()).toBe(75_000);
    expect(await firstFault(server.database)).toBeNull();
  });

  it('leaves its key free when there is too little to take', async () => {
    const key = v7();
    await expect(adjust(-1_000, 'Koreksi', key)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await adjust(1_500, 'Bonus');
    expect(await adjust(-1_000, 'Koreksi', key)).toMatchObject({ balance: 500, repeated: false });
  });

  it('has an invoice once it is paid, as data and as a PDF of one page', async () => {
    const topup = await proven();
    const before = await client.get(`${PATH}/${topup.id}/invoice`);
    expect([before.status, before.body.code]).toEqual([409, 'TOPUP_NOT_PAID']);
    await server.services.topup.approveManual(topup.id);
    const invoice: TopupInvoice = (await client.get(`${PATH}/${topup.id}/invoice`)).body.data;
    expect(invoice.number).toMatch(/^INV\/\d{4}\/\d{2}\/\d{6}$/);
    expect(invoice.total).toBe(topup.invoice_paid_amount);
    // Both by the clock of the database.
    expect(invoice.paid_at).toBe(invoice.issued_at);
    expect(invoice.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.total);
    expect(invoice.in_words).toMatch(/^dua ratus lima puluh ribu .+ rupiah$/);
    expect(invoice.seller).toMatchObject({ brand: 'Lumbung', name: 'PT Lumbung Digital Niaga' });
    expect(invoice.buyer.name).toBe('Budi Santoso');
    const pdf = await fetch(`${server.url}${PATH}/invoice/pdf?id=${topup.id}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const stranger = await server.guest.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
    expect((await stranger.get(`${PATH}/${topup.id}/invoice`)).status).toBe(404);
    expect((await stranger.get(`${PATH}/invoice/pdf?id=${topup.id}`)).status).toBe(404);
  });

  const paidInvoice = async (): Promise<TopupInvoice> => {
    const topup = await proven();
    await server.services.topup.approveManual(topup.id);
    return (await client.get(`${PATH}/${topup.id}/invoice`)).body.data;
  };

  it('has an invoice whose code leads anyone to what was issued, and no other code does', async () => {
    const { verify_url, number, topup_id } = await paidInvoice();
    const { pathname } = new URL(verify_url);
    const genuine = await fetch(server.url + pathname);
    expect([genuine.status, genuine.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await genuine.text();
    expect(page).toContain('Invoice ini asli');
    expect(page).toContain(number);
    expect(page).toContain('Budi Santoso');
    const waiting = await transfer();
    const forged = [
      pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      pathname.replace(topup_id, waiting.id),
      `/invoice/${topup_id}/`,
      `/invoice/${topup_id}/${'f'.repeat(31)}`,
      `/invoice/x/${'f'.repeat(32)}`,
    ];
    for (const path of forged) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain(number);
    }
  });

  it('has a PDF of one page also for the longest billing information', async () => {
    const { status } = await client.put('/v1/crm/billing-information', {
      name: 'Budi '.repeat(20).trim(),
      company: 'PT Maju Bersama '.repeat(6).trim(),
      npwp: '0012345678012000',
      address: 'Jalan Panjang Sekali Nomor Seratus '.repeat(8).trim(),
      email: `${'a'.repeat(60)}@contoh.test`,
      phone: '081234567890',
      wants_tax_invoice: true,
    });
    expect(status).toBe(200);
    const { topup_id } = await paidInvoice();
    const pdf = await fetch(`${server.url}${PATH}/invoice/pdf?id=${topup_id}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('numbers invoices without a gap when many are paid at once', async () => {
    const topups = await Promise.all(Array.from({ length: 3 }, proven));
    await Promise.all(topups.map(({ id }) => server.services.topup.approveManual(id)));
    const rows = await query(
      server.database,
      `select substr(invoice_number, 13)::int as nth from topups where invoice_number is not null order by 1`,
    );
    expect(rows.map(({ nth }) => nth)).toEqual(rows.map((_row, at) => at + 1));
    expect(rupiah(Number(await saldo()))).toMatch(/^Rp\u00a0750\.\d{3}|^Rp\u00a075\d\.\d{3}/);
  });
});
