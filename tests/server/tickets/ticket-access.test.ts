import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { newest } from '../../support/operator';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';
import { sendTicketFile } from '../../support/ticket-files';
import { actionOn, conversation, freeCode, grant, openTicket, TICKETS } from '../../support/tickets';

const CASHIER = 'kasir@demo.test';
const EVERY = ['dashboard', 'transaction', 'topup', 'ticketing', 'ticketing.action'];

describe('users who may see tickets', () => {
  let server: TestServer;
  let owner: Client;
  let cashier: Client;
  let stranger: Client;

  beforeAll(async () => {
    server = await startTestServer();
    [owner, cashier, stranger] = await Promise.all([
      server.signIn(),
      server.signIn(CASHIER),
      server.signIn('lain@demo.test'),
    ]);
  });
  afterAll(() => server.close());

  const made = async (client: Client, given: object = {}) =>
    (await openTicket(client, given)).body.data as { id: string; code: string };
  const about = (table: 'transactions' | 'topups') => freeCode(server, table, 'mitra@demo.test');
  const sees = async (client: Client, id: string) => {
    const { body } = await client.get(`${TICKETS}?limit=100`);
    const isListed = body.data.some((row: { id: string }) => row.id === id);
    const answers = await Promise.all([
      client.get(`${TICKETS}/${id}`),
      client.get(`${TICKETS}/conversation/${id}`),
    ]);
    expect(answers.map(({ status }) => status === 200)).toEqual([isListed, isListed]);
    return isListed;
  };

  it('sees those on orders with the key to orders alone, and those on top-ups with the key to top-ups', async () => {
    const order = await made(owner, { ref_code: await about('transactions') });
    const topup = await made(owner, { ref_code: await about('topups') });
    const plain = await made(owner);
    const all = () => Promise.all([order, topup, plain].map(({ id }) => sees(cashier, id)));
    await grant(server, CASHIER, ...EVERY);
    expect(await all()).toEqual([true, true, true]);
    await grant(server, CASHIER, 'transaction', 'ticketing');
    expect(await all()).toEqual([true, false, true]);
    await grant(server, CASHIER, 'topup', 'ticketing');
    expect(await all()).toEqual([false, true, true]);
    await grant(server, CASHIER, 'ticketing');
    expect(await all()).toEqual([false, false, true]);
    expect(await Promise.all([order, topup, plain].map(({ id }) => sees(owner, id)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('never sees the owner’s on account and papers, but its own', async () => {
    await grant(server, CASHIER, ...EVERY);
    const theirs = await made(owner, { category: 'account' });
    const own = await made(cashier, { category: 'account' });
    expect([await sees(cashier, theirs.id), await sees(cashier, own.id)]).toEqual([false, true]);
    expect(await sees(owner, own.id)).toBe(true);
  });

  it('sees what is about no code with the key of its category alone, and what it asked itself', async () => {
    const [topup, api] = [await made(owner, { category: 'topup' }), await made(owner, { category: 'api' })];
    await grant(server, CASHIER, 'topup', 'ticketing', 'ticketing.action');
    const own = await made(cashier, { category: 'api' });
    expect([await sees(cashier, topup.id), await sees(cashier, api.id)]).toEqual([true, false]);
    await grant(server, CASHIER, 'integration', 'ticketing');
    expect([await sees(cashier, topup.id), await sees(cashier, api.id)]).toEqual([false, true]);
    await grant(server, CASHIER, 'ticketing');
    expect([await sees(cashier, own.id), await sees(owner, topup.id)]).toEqual([true, true]);
  });

  it('is shown who has asked already if it may not open the ticket of the subject', async () => {
    await grant(server, CASHIER, ...EVERY);
    const ref_code = await about('transactions');
    const own = await made(cashier, { ref_code });
    expect((await actionOn(cashier, 'finish', own.id)).status).toBe(200);
    const theirs = await made(owner, { category: 'account', ref_code });
    const openOf = async (client: Client) => (await client.get(`${TICKETS}/open?code=${ref_code}`)).body.data;
    const refusal = `Pemilik toko atau rekan Anda sudah punya tiket terbuka tentang ${ref_code}, yang tidak dapat Anda buka. Tanyakan kepadanya.`;
    expect(await openOf(cashier)).toEqual({ id: null, refusal });
    expect(await openOf(owner)).toEqual({ id: theirs.id, refusal: null });
    expect((await openTicket(cashier, { ref_code })).body.errors).toEqual({ ref_code: [refusal] });
    expect((await actionOn(cashier, 'reopen', own.id)).body).toMatchObject({
      code: 'RULE_CONFLICT',
      message: refusal,
    });
    await grant(server, CASHIER, 'ticketing');
    expect(await openOf(cashier)).toEqual({ id: null, refusal: null });
  });

  it('counts those alone that it sees, and none without the key', async () => {
    const count = async (client: Client) => (await client.get(`${TICKETS}/indicator`)).body.data;
    const listed = async (client: Client) =>
      (await client.get(`${TICKETS}?limit=1&f.status=1,2,3`)).body.meta.total;
    await grant(server, CASHIER, 'ticketing');
    expect(await count(cashier)).toBe(await listed(cashier));
    expect(await count(owner)).toBe(await listed(owner));
    expect(await count(cashier)).toBeLessThan(await count(owner));
    await grant(server, CASHIER, 'dashboard');
    expect(await count(cashier)).toBe(0);
    expect((await cashier.get(TICKETS)).status).toBe(403);
  });

  it('writes with the key to write alone, and about nothing that it may not see', async () => {
    const { id } = await made(owner);
    await grant(server, CASHIER, 'ticketing');
    const tries = [
      await openTicket(cashier),
      await actionOn(cashier, 'reply', id, { body: 'Halo' }),
      await actionOn(cashier, 'finish', id),
      await sendTicketFile(cashier, await pictureOf(20, 20)),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await grant(server, CASHIER, 'transaction', 'ticketing', 'ticketing.action');
    expect((await actionOn(cashier, 'reply', id, { body: 'Dari kasir' })).status).toBe(200);
    expect((await conversation(owner, id)).messages[1]).toMatchObject({ author: 'Kiki Amelia' });
    const hidden = await openTicket(cashier, { ref_code: await about('topups') });
    const unknown = await openTicket(cashier, { ref_code: 'TU-000000-XXXX' });
    expect([hidden.status, unknown.status]).toEqual([422, 422]);
    expect(hidden.body.errors.ref_code[0]).toMatch(/tidak ditemukan/);
    const topup = await made(owner, { ref_code: await about('topups') });
    expect((await actionOn(cashier, 'reply', topup.id, { body: 'Halo' })).status).toBe(404);
  });

  it('is notified of an answer when it asked; of others’ the owner is notified', async () => {
    await grant(server, CASHIER, ...EVERY);
    const own = await made(cashier);
    const theirs = await made(owner, { ref_code: await about('topups') });
    await server.services.ticket.desk.answer(own.code, 'Untuk kasir.', false);
    expect(await newest(cashier)).toMatchObject({ body: 'Untuk kasir.' });
    expect(await newest(owner)).toMatchObject({ body: 'Untuk kasir.' });
    await server.services.ticket.desk.answer(theirs.code, 'Untuk pemilik.', false);
    expect(await newest(cashier)).toMatchObject({ body: 'Untuk kasir.' });
    expect(await newest(owner)).toMatchObject({ body: 'Untuk pemilik.', type: 'Tiket' });
  });

  describe('and its attachments', () => {
    const file = async (client: Client) => (await sendTicketFile(client, await pictureOf(40, 30))).body.data;
    const opens = async (client: Client, id: string) =>
      (await client.get(`${TICKETS}/attachment/${id}`)).status;

    it('takes pictures and PDFs, drawn again and handed out as files, and nothing else', async () => {
      const pdf = await sendTicketFile(owner, Buffer.from('%PDF-1.4\nBukti'), '../../bukti.pdf');
      expect(pdf.body.data).toMatchObject({
        name: expect.not.stringContaining('/'),
        mime: 'application/pdf',
      });
      const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const big = Buffer.concat([await pictureOf(20, 20), Buffer.alloc(2 * 1024 * 1024)]);
      const refused = [
        await sendTicketFile(owner, script, 'gambar.png'),
        await sendTicketFile(owner, Buffer.alloc(0)),
        await sendTicketFile(owner, Buffer.from('89504e470d0a1a0a', 'hex')),
        await sendTicketFile(owner, big),
      ];
      expect(refused.map(({ body }) => body.code)).toEqual([
        ...['FILE_FORMAT', 'FILE_REQUIRED', 'FILE_UNREADABLE', 'FILE_TOO_LARGE'],
      ]);
      const answer = await fetch(`${owner.url}${TICKETS}/attachment/${pdf.body.data.id}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('is seen with its ticket, and by its sender alone before', async () => {
      await grant(server, CASHIER, ...EVERY);
      const sent = await file(owner);
      expect([await opens(owner, sent.id), await opens(cashier, sent.id)]).toEqual([200, 404]);
      const { id } = await made(owner, {
        ref_code: await about('topups'),
        attachments: [sent.id],
      });
      expect((await conversation(owner, id)).messages[0].attachments).toMatchObject([{ id: sent.id }]);
      expect([await opens(owner, sent.id), await opens(cashier, sent.id)]).toEqual([200, 200]);
      await grant(server, CASHIER, 'transaction', 'ticketing');
      expect([await opens(cashier, sent.id), await opens(stranger, sent.id)]).toEqual([404, 404]);
    });

    it('belongs to one message of its sender, five at most', async () => {
      await grant(server, CASHIER, ...EVERY);
      const [mine, theirs] = [await file(owner), await file(cashier)];
      const { id } = await made(owner, { attachments: [mine.id] });
      const reply = (attachments: unknown) => actionOn(owner, 'reply', id, { body: 'Lampiran', attachments });
      for (const bad of [
        [mine.id],
        [theirs.id],
        ['bukan-id'],
        'teks',
        Array.from({ length: 6 }, (_, at) => `${at}`),
      ]) {
        const { status, body } = await reply(bad);
        expect([status, Object.keys(body.errors)]).toEqual([422, ['attachments']]);
      }
      expect((await conversation(owner, id)).messages).toHaveLength(1);
      expect((await reply([(await file(owner)).id, (await file(owner)).id])).status).toBe(200);
      expect((await conversation(owner, id)).messages[1].attachments).toHaveLength(2);
    });

    it('is forgotten a day later when no message took it', async () => {
      const [left, taken] = [await file(owner), await file(owner)];
      await made(owner, { attachments: [taken.id] });
      await query(
        server.database,
        `update private_files set created_at = now() - interval '25 hours' where id = any($1::uuid[])`,
        [[left.id, taken.id]],
      );
      await file(owner);
      expect([await opens(owner, left.id), await opens(owner, taken.id)]).toEqual([404, 200]);
    });
  });
});
