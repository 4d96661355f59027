import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../support/client';
import { newest, OperatorDesk, profileOf } from '../../../support/operator';
import { query } from '../../../support/query';
import type { TestServer } from '../../../support/server';

let desk: OperatorDesk;
let server: TestServer;
let mitra: Client;
let action: OperatorDesk['action'];
let question: OperatorDesk['question'];
let rows: OperatorDesk['rows'];

beforeAll(async () => {
  desk = await OperatorDesk.open();
  ({ server, mitra, action, question, rows } = desk);
});
afterAll(() => desk.close());

describe('what the operator decides', () => {
  it('verifies a partner, who is notified', async () => {
    const review = await server.signIn('review@demo.test');
    const partner = 'review@demo.test';
    const shown = JSON.stringify(await action('kyc show', { partner }));
    const submission = /Submission ([\w-]+)/.exec(shown)?.[1] ?? '';
    expect(await action('kyc approve', { partner, submission: v7() })).toHaveProperty('refused');
    expect(await action('kyc approve', { partner, submission })).toHaveProperty('done');
    expect(await profileOf(review)).toMatchObject({ kyc_verified: true, kyc_pending: false });
    expect(await newest(review)).toMatchObject({ type: 'KYC' });
    expect(await action('kyc approve', { partner, submission })).toHaveProperty('refused');
  });

  it('gives and takes rupiah with a reason that stands in the ledger and the activity log', async () => {
    const before = (await profileOf(mitra)).saldo;
    await action('balance credit', {
      partner: 'mitra@demo.test',
      amount: '25000',
      reason: 'Kompensasi gangguan',
      key: v7(),
    });
    expect((await profileOf(mitra)).saldo).toBe(before + 25_000);
    const debit = { partner: 'mitra@demo.test', amount: '5000', reason: 'Koreksi', key: 'keluhan-4711' };
    await action('balance debit', debit);
    expect(await action('balance debit', debit)).toEqual({
      done: { text: expect.stringMatching(/^ADJ-\S+ was done before under this key, and nothing moved now/) },
    });
    expect(await action('balance debit', { ...debit, amount: '6000' })).toEqual({
      refused: expect.stringContaining('keluhan-4711 stands for another change'),
    });
    expect(await action('balance debit', { ...debit, key: '' })).toEqual({
      refused: expect.stringContaining('The key is'),
    });
    expect((await profileOf(mitra)).saldo).toBe(before + 20_000);
    const entries = (await mitra.get('/v1/crm/balance-history/all?limit=2')).body.data;
    expect(entries.map(({ description }: { description: string }) => description)).toEqual([
      'Koreksi',
      'Kompensasi gangguan',
    ]);
    const log = (await mitra.get('/v1/crm/activity-log?limit=2')).body.data;
    expect(log.map(({ label }: { label: string }) => label)).toEqual([
      'Saldo dikurangi admin',
      'Saldo ditambah admin',
    ]);
  });

  it('never takes more than there is', async () => {
    expect(
      await action('balance debit', { partner: 'baru@demo.test', amount: '1', reason: 'Koreksi', key: v7() }),
    ).toEqual({ refused: expect.stringContaining('INSUFFICIENT_BALANCE') });
  });

  it('opens a website, or refuses it with a reason that the partner reads', async () => {
    const waits = await server.signIn('menunggu@demo.test');
    expect((await rows('panel list')).length).toBeGreaterThan(0);
    expect(
      await action('panel reject', { partner: 'menunggu@demo.test', reason: 'Nama terlalu umum' }),
    ).toHaveProperty('done');
    expect((await profileOf(waits)).panel).toMatchObject({ status: 3, reject_reason: 'Nama terlalu umum' });
    await server.database.run(
      { name: 'operator_test_again', text: 'update partners set panel_status = 1 where id = $1::uuid' },
      [(await profileOf(waits)).partner_id],
    );
    await action('panel approve', { partner: 'menunggu@demo.test' });
    const { panel, server_time } = await profileOf(waits);
    expect(panel.status).toBe(2);
    expect(Date.parse(panel.expired_date) - Date.parse(server_time)).toBeGreaterThan(29 * 86_400_000);
  });

  it('answers a ticket, and notifies the partner', async () => {
    const [ticket] = await rows('ticket list');
    await action('ticket reply', { ticket: String(ticket?.code), text: 'Sudah kami kirim ulang.' });
    const partners = [mitra, await server.signIn('lain@demo.test')];
    const notices = await Promise.all(partners.map(newest));
    expect(notices.map(({ body }) => body)).toContain('Sudah kami kirim ulang.');
  });

  it('answers feedback once it is there, and says when it is not', async () => {
    const message = 'Pencarian brand sangat cepat, terima kasih.';
    await mitra.post('/v1/crm/feedback', { category: 'Fitur', rating: 5, message, allow_contact: false });
    const [open] = await rows('feedback list');
    expect(open).toMatchObject({ message, contact: '–' });
    const shown = await action('feedback show', { feedback: String(open?.id) });
    expect(shown).toMatchObject({ done: { text: message } });
    await action('feedback answer', { feedback: String(open?.id), text: 'Terima kasih, Kak.' });
    expect(await newest(mitra)).toMatchObject({ title: 'Masukan Anda dibalas', body: 'Terima kasih, Kak.' });
    expect(await rows('feedback list')).toEqual([]);
    expect(await action('feedback answer', { feedback: 'x', text: 'y' })).toHaveProperty('refused');
  });

  it('answers feedback with words, and no more than a partner reads', async () => {
    await mitra.post('/v1/crm/feedback', {
      ...{ category: 'Harga', rating: 4, message: 'Harga bersaing sekali.', allow_contact: false },
    });
    const [open] = await rows('feedback list');
    const answer = (text: string) => action('feedback answer', { feedback: String(open?.id), text });
    expect(await answer(' \n ')).toEqual({ refused: expect.stringContaining('cannot be blank') });
    expect(await answer('a'.repeat(1001))).toEqual({
      refused: 'The text has 1001 characters; at most 1000 reach the partner.',
    });
    expect(await rows('feedback list')).toHaveLength(1);
    expect(await answer(`  ${'a'.repeat(1000)}  `)).toHaveProperty('done');
  });

  it('cuts nothing that a partner would read: what is blank or too long is refused whole', async () => {
    const [ticket] = await rows('ticket list');
    const answer = (text: string) => action('ticket reply', { ticket: String(ticket?.code), text });
    expect(await answer('a'.repeat(2001))).toEqual({ refused: expect.stringContaining('at most 2000') });
    expect(await answer('  ')).toEqual({ refused: expect.stringContaining('blank') });
    const credit = { partner: 'mitra@demo.test', amount: '1000', reason: 'a'.repeat(161), key: v7() };
    const before = (await profileOf(mitra)).saldo;
    expect(await action('balance credit', credit)).toEqual({
      refused: expect.stringContaining('at most 160'),
    });
    expect((await profileOf(mitra)).saldo).toBe(before);
  });

  it('delivers a long answer to a ticket whole: the bell links to it', async () => {
    const [ticket] = await rows('ticket list');
    const text = `Pesanan ${'sudah kami periksa. '.repeat(60)}Selesai.`;
    expect(await action('ticket reply', { ticket: String(ticket?.code), text })).toHaveProperty('done');
    const [row] = await query(
      server.database,
      'select body from notifications where title = $1 order by id desc limit 1',
      [`Tiket ${ticket?.code} dibalas`],
    );
    expect(row?.body).toMatch(/… Selengkapnya di tiket\.$/);
    const shown = JSON.stringify(await action('ticket show', { ticket: String(ticket?.code) }));
    expect(shown).toContain(text);
  });

  it('asks about what was found, and asking changes nothing', async () => {
    const waits = await server.signIn('menunggu@demo.test');
    const before = await profileOf(waits);
    expect(await question('panel approve', { partner: '081200000013' })).toEqual({
      question: expect.stringMatching(/^Open the website of \S+ .+\?$/),
    });
    expect((await profileOf(waits)).panel).toEqual(before.panel);
    expect(await question('kyc list')).toEqual({ question: null });
  });
});

describe('a forgotten PIN of a sub-account', () => {
  it('is taken away for its owner, so that the person chooses a new one; an owner has a code for that', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    const wrong = () => cashier.post('/v1/crm/pin/verify', { pin: '000001' });
    for (let count = 0; count < 3; count += 1) await wrong();
    expect((await wrong()).body.code).toBe('PIN_LOCKED');

    expect(await question('pin reset', { person: 'kasir@demo.test' })).toEqual({
      question: expect.stringMatching(/^Take the PIN of Kiki Amelia, sub-account of \S+\?/),
    });
    expect(await action('pin reset', { person: '081200000006' })).toHaveProperty('done');
    expect((await profileOf(cashier)).has_pin).toBe(false);
    expect(await newest(cashier)).toMatchObject({ title: 'PIN dihapus', link: '/setting/create-pin' });
    const [activity] = (await mitra.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(activity).toMatchObject({ label: 'Menghapus PIN sub akun yang lupa', object: 'Kiki Amelia' });

    expect((await cashier.post('/v1/crm/pin/new', { pin: '918273' })).status).toBe(200);
    expect((await cashier.post('/v1/crm/pin/verify', { pin: '918273' })).status).toBe(200);

    for (const [person, words] of [
      ['mitra@demo.test', 'an owner sets a new PIN with a code'],
      ['tidak@ada.test', 'Nobody has'],
    ] as const) {
      expect(await action('pin reset', { person })).toEqual({ refused: expect.stringContaining(words) });
    }
    expect((await profileOf(mitra)).has_pin).toBe(true);
  });
});
