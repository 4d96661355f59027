import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { newest, OperatorDesk } from '../../support/operator';
import { pictureOf } from '../../support/sample';
import { sendTicketFile } from '../../support/ticket-files';
import { actionOn, conversation, openTicket } from '../../support/tickets';

describe('the operator at the tickets', () => {
  let desk: OperatorDesk;
  let mitra: Client;
  let action: OperatorDesk['action'];

  beforeAll(async () => {
    desk = await OperatorDesk.open();
    ({ mitra, action } = desk);
  });
  afterAll(() => desk.close());

  const made = async (given: object = {}) =>
    (await openTicket(mitra, given)).body.data as { id: string; code: string };
  const shown = async (ticket: string) => JSON.stringify(await action('ticket show', { ticket }));

  it('reads those first that wait for us, with what was written and when an answer is due', async () => {
    const { code } = await made({
      subject: 'Cek harga',
      message: 'Harga item ini berubah dua kali hari ini.',
    });
    const listed = await desk.rows('ticket list');
    expect(listed.find((row) => row.code === code)).toMatchObject({ subject: 'Cek harga', state: 'Baru' });
    const due = listed.map((row) => row.due);
    expect(due.lastIndexOf('–')).toBe(due.length - 1);
    expect(due.slice(due.indexOf('–')).every((one) => one === '–')).toBe(true);
    expect(await shown(code.toLowerCase())).toContain('berubah dua kali');
    expect(await action('ticket show', { ticket: 'TK-000000-XXXX' })).toHaveProperty('refused');
  });

  it('answers, and the partner’s page and bell are notified; the partner’s reply stands here at once', async () => {
    const { id, code } = await made();
    const page = await openLive(mitra, 'mitra');
    const bell = await openLive(mitra, 'mitra-balance');
    expect(await action('ticket reply', { ticket: code, text: 'Sudah kami cek.' })).toHaveProperty('done');
    await page.frame('rows of tickets', ({ type, resource }) => type === 'resource' && resource === 'ticket');
    const news = await bell.frame('news', ({ notification }) => notification?.type === 'Tiket');
    expect(news.notification).toMatchObject({
      body: 'Sudah kami cek.',
      link: `/request-ticket/detail?q=${id}`,
    });
    expect((await conversation(mitra, id)).messages[1]).toMatchObject({
      role: 'admin',
      body: 'Sudah kami cek.',
    });
    await actionOn(mitra, 'reply', id, { body: 'Terima kasih, sudah masuk.' });
    expect(await shown(code)).toContain('Terima kasih, sudah masuk.');
    for (const socket of [page, bell]) socket.ws.close();
  });

  it('says where a ticket stands, and its partner is notified', async () => {
    const { id, code } = await made();
    const stands = async () => (await conversation(mitra, id)).status;
    await action('ticket state', { ticket: code, state: 'process' });
    expect(await stands()).toBe(2);
    expect(await newest(mitra)).toMatchObject({ type: 'Tiket', title: `Tiket ${code}: Diproses` });
    expect(await action('ticket state', { ticket: code, state: 'lain' })).toHaveProperty('refused');
    await action('ticket state', { ticket: code, state: 'done' });
    expect(await stands()).toBe(4);
    expect(await action('ticket reply', { ticket: code, text: 'Halo' })).toHaveProperty('refused');
    await actionOn(mitra, 'reopen', id);
    await action('ticket state', { ticket: code, state: 'close' });
    expect(await stands()).toBe(5);
  });

  it('ends a ticket with its answer', async () => {
    const { id, code } = await made();
    await action('ticket reply', { ticket: code, text: 'Sudah beres.', close: 'true' });
    expect(await conversation(mitra, id)).toMatchObject({ status: 4, closes_at: null, sla_due_at: null });
  });

  it('saves an attachment, which stands in the partner’s log', async () => {
    const sent = await sendTicketFile(mitra, await pictureOf(30, 20));
    const { code } = await made({ attachments: [sent.body.data.id] });
    const reply = await action('ticket file', { ticket: code, number: '1' });
    expect(reply).toMatchObject({ done: { file: { name: `${code}-1.png` } } });
    expect(await action('ticket file', { ticket: code, number: '2' })).toHaveProperty('refused');
    const [seen] = (await mitra.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(seen).toMatchObject({ label: 'Melihat lampiran tiket', object: code });
  });
});
