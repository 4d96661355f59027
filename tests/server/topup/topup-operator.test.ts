import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { Topup } from '../../../src/topics/topup/contract/topup';
import type { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { openPayments as env } from '../../support/payments';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop';
import { openTransfer, proofForm, provenTransfer, sendProof, TOPUPS } from '../../support/transfers';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

describe('money by hand', () => {
  let server: TestServer;
  let shop: Shop;
  let client: Client;
  let partnerId: string;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none', env });
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
  const one = async (id: string): Promise<Topup> => (await client.get(`${TOPUPS}/${id}`)).body.data;
  const saldo = async () => (await client.get('/v1/crm/profile')).body.data.saldo;

  it.each([
    ['picture', () => pictureOf(40, 40), 'bukti.png', 'image/png'],
    ['PDF', async () => PDF, 'bukti.pdf', 'application/pdf'],
  ])(
    'takes a %s as proof, keeps it sealed and gives it back to its owner alone',
    async (_words, file, name, type) => {
      const { id } = await openTransfer(client);
      const { body } = await sendProof(client, id, proofForm(await file(), {}, name));
      expect(body.data).toMatchObject({
        status: 5,
        sender_name: 'Budi Santoso',
        sender_bank: 'BCA',
        proof_name: name,
      });
      const proof = await fetch(`${server.url}${TOPUPS}/${id}/proof`, {
        headers: { authorization: `Bearer ${client.token}` },
      });
      expect([proof.status, proof.headers.get('content-type'), proof.headers.get('cache-control')]).toEqual([
        200,
        type,
        'no-store',
      ]);
      expect(proof.headers.get('content-disposition')).toMatch(/^attachment/);
      const stranger = await server.guest.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
      expect((await stranger.get(`${TOPUPS}/${id}/proof`)).status).toBe(404);
      expect((await sendProof(stranger, id, proofForm(PDF))).status).toBe(404);
    },
  );

  it.each([
    ['no file', () => proofForm(null), 'FILE_REQUIRED'],
    ['an empty file', () => proofForm(Buffer.alloc(0)), 'FILE_REQUIRED'],
    ['a text', () => proofForm(Buffer.from('hello')), 'FILE_FORMAT'],
    ['a page', () => proofForm(Buffer.from('<html>%PDF-')), 'FILE_FORMAT'],
    [
      '2 MB and a byte',
      () => proofForm(Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)])),
      'FILE_TOO_LARGE',
    ],
    ['no name of the sender', () => proofForm(PDF, { sender_name: '' }), 'VALIDATION_FAILED'],
    ['something unknown beside it', () => proofForm(PDF, { status: '2' }), 'BAD_REQUEST'],
    ['a name that was not UTF-8', () => proofForm(PDF, { sender_name: 'Jos\uFFFD' }), 'BAD_REQUEST'],
  ])('refuses %s as proof, and the top up still waits', async (_words, form, code) => {
    const { id } = await openTransfer(client);
    expect((await sendProof(client, id, form())).body.code).toBe(code);
    expect((await one(id)).status).toBe(1);
  });

  it('takes a proof after the time is over, but none twice and none after cancelling', async () => {
    const late = await openTransfer(client);
    await query(server.database, `update topups set expires_at = now() where id = $1`, [late.id]);
    expect((await sendProof(client, late.id, proofForm(PDF))).body.data.status).toBe(5);
    expect((await sendProof(client, late.id, proofForm(PDF))).body.code).toBe('TOPUP_NOT_WAITING');
    const gone = await openTransfer(client);
    await client.post(`${TOPUPS}/${gone.id}/cancel`);
    expect((await sendProof(client, gone.id, proofForm(PDF))).body.code).toBe('TOPUP_NOT_WAITING');
  });

  it('is approved by the operator once, also by four at the same time, with the unique code', async () => {
    const topup = await provenTransfer(client);
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
      // The review note is cleared.
      note: null,
    });
    expect(await firstError(server.database)).toBeNull();
  });

  it('is rejected by the operator with a reason that the partner reads', async () => {
    const { id } = await provenTransfer(client);
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
    expect((await client.get(`${TOPUPS}/all`)).body.data).toMatchObject([
      { is_admin: true, amount: 75_000, status: 2, method_name: 'Kredit admin' },
    ]);
    expect((await adjust(-25_000, 'Koreksi')).balance).toBe(50_000);
    await expect(adjust(-50_001, 'Koreksi')).rejects.toThrow(/Saldo tidak cukup/);
    expect(await saldo()).toBe(50_000);
    const history = (await client.get('/v1/crm/balance-history/all')).body.data;
    expect(history.map(({ type }: { type: number }) => type)).toEqual([4, 4]);
    const [given] = (await client.get(`${TOPUPS}/all`)).body.data;
    expect((await client.get(`${TOPUPS}/${given.id}/invoice`)).body.code).toBe('TOPUP_NOT_PAID');
    expect(await firstError(server.database)).toBeNull();
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
    expect(await firstError(server.database)).toBeNull();
  });

  it('leaves its key free when there is too little to take', async () => {
    const key = v7();
    await expect(adjust(-1_000, 'Koreksi', key)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await adjust(1_500, 'Bonus');
    expect(await adjust(-1_000, 'Koreksi', key)).toMatchObject({ balance: 500, repeated: false });
  });
});
