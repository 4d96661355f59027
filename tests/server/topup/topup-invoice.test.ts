import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import type { TopupInvoice } from '../../../src/topics/topup/contract/topup';
import type { Client } from '../../support/client';
import { openPayments as env } from '../../support/payments';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop';
import { openTransfer, provenTransfer, TOPUPS } from '../../support/transfers';

describe('the invoice of a top up', () => {
  let server: TestServer;
  let shop: Shop;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none', env });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    client = await server.guest.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
  });

  const saldo = async () => (await client.get('/v1/crm/profile')).body.data.saldo;

  it('exists once it is paid, as data and as a PDF of one page', async () => {
    const topup = await provenTransfer(client);
    const before = await client.get(`${TOPUPS}/${topup.id}/invoice`);
    expect([before.status, before.body.code]).toEqual([409, 'TOPUP_NOT_PAID']);
    await server.services.topup.approveManual(topup.id);
    const invoice: TopupInvoice = (await client.get(`${TOPUPS}/${topup.id}/invoice`)).body.data;
    expect(invoice.number).toMatch(/^INV\/\d{4}\/\d{2}\/\d{6}$/);
    expect(invoice.total).toBe(topup.invoice_paid_amount);
    // Both by the database clock.
    expect(invoice.paid_at).toBe(invoice.issued_at);
    expect(invoice.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.total);
    expect(invoice.in_words).toMatch(/^dua ratus lima puluh ribu .+ rupiah$/);
    expect(invoice.seller).toMatchObject({ brand: 'Lumbung', name: 'PT Lumbung Digital Niaga' });
    expect(invoice.buyer.name).toBe('Budi Santoso');
    const pdf = await fetch(`${server.url}${TOPUPS}/invoice/pdf?id=${topup.id}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const stranger = await server.guest.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
    expect((await stranger.get(`${TOPUPS}/${topup.id}/invoice`)).status).toBe(404);
    expect((await stranger.get(`${TOPUPS}/invoice/pdf?id=${topup.id}`)).status).toBe(404);
  });

  const paidInvoice = async (): Promise<TopupInvoice> => {
    const topup = await provenTransfer(client);
    await server.services.topup.approveManual(topup.id);
    return (await client.get(`${TOPUPS}/${topup.id}/invoice`)).body.data;
  };

  it('has a code that leads anyone to what was issued, and no other code does', async () => {
    const { verify_url, number, topup_id } = await paidInvoice();
    const { pathname } = new URL(verify_url);
    const genuine = await fetch(server.url + pathname);
    expect([genuine.status, genuine.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await genuine.text();
    expect(page).toContain('Invoice ini asli');
    expect(page).toContain(number);
    expect(page).toContain('Budi Santoso');
    const waiting = await openTransfer(client);
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

  it('is a PDF of one page also for the longest billing information', async () => {
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
    const pdf = await fetch(`${server.url}${TOPUPS}/invoice/pdf?id=${topup_id}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('is numbered without a gap when many are paid at once', async () => {
    const topups = await Promise.all([1, 2, 3].map(() => provenTransfer(client)));
    await Promise.all(topups.map(({ id }) => server.services.topup.approveManual(id)));
    const rows = await query(
      server.database,
      `select substr(invoice_number, 13)::int as nth from topups where invoice_number is not null order by 1`,
    );
    expect(rows.map(({ nth }) => nth)).toEqual(rows.map((_row, at) => at + 1));
    expect(rupiah(Number(await saldo()))).toMatch(/^Rp\u00a0750\.\d{3}|^Rp\u00a075\d\.\d{3}/);
  });
});
