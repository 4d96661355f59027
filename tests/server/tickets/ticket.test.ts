import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { actionOn, conversation, freeCode, openTicket, TICKETS, wish } from '../../support/tickets';

const DAY = 86_400_000;

describe('a ticket', () => {
  let server: TestServer;
  let owner: Client;
  let desk: TestServer['services']['ticket']['desk'];
  let closing: TestServer['services']['ticket']['closing'];

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signIn();
    ({ desk, closing } = server.services.ticket);
  });
  afterAll(() => server.close());

  const made = async (given: object = {}) => {
    const { status, body } = await openTicket(owner, given);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.data as { id: string; code: string };
  };

  it('begins as a new one with its message, a code and the answer that the tier promises', async () => {
    const { id, code } = await made({ subject: 'Saldo berbeda' });
    expect(code).toMatch(/^TK-\d{6}-[0-9A-Z]{4}$/);
    const thread = await conversation(owner, id);
    expect(thread).toMatchObject({
      ...{
        subject: 'Saldo berbeda',
        category: 'other',
        status: 1,
        cause: null,
        closes_at: null,
        rating: null,
      },
      messages: [{ role: 'partner', author: 'Sari Wulandari', body: wish.message, attachments: [] }],
    });
    const [tier] = await query(
      server.database,
      `select ti.support_sla_minutes as minutes from tiers ti join partners p on p.tier_id = ti.id
       join users u on u.partner_id = p.id where u.email = 'mitra@demo.test'`,
    );
    const promised = Date.parse(thread.sla_due_at) - Date.parse(thread.created_at);
    expect(promised).toBe(Number(tier?.minutes) * 60_000);
  });

  it('stands in the log with what was done to it, in words of its own', async () => {
    const { id, code } = await made();
    for (const [action, typed] of [
      ['reply', { body: 'Halo' }],
      ['finish', {}],
      ['reopen', {}],
      ['finish', {}],
      ['rate', { rating: 5 }],
    ] as const) {
      expect((await actionOn(owner, action, id, typed)).status).toBe(200);
    }
    const { body } = await owner.get('/v1/crm/activity-log?limit=6');
    const entries = body.data.map(({ label, module, object }: Record<string, string>) => [
      label,
      module,
      object,
    ]);
    expect(entries).toEqual(
      [
        ...['Memberi nilai tiket', 'Menandai tiket selesai', 'Membuka lagi tiket'],
        ...['Menandai tiket selesai', 'Membalas tiket', 'Membuat tiket'],
      ].map((label) => [label, 'Tiket', code]),
    );
  });

  it('is one and open about an order, a top-up or a withdrawal; a second press finds it', async () => {
    await owner.post(
      '/v1/vendor-panel/withdrawal',
      { amount: 50_000, target: 1, pin: DEMO_PIN },
      { 'idempotency-key': v4() },
    );
    for (const [table, type] of [
      ['transactions', 'transaction'],
      ['topups', 'topup'],
      ['withdrawals', 'withdrawal'],
    ] as const) {
      const ref_code = await freeCode(server, table, 'mitra@demo.test');
      expect((await owner.get(`${TICKETS}/open?code=${ref_code}`)).body.data).toEqual({
        id: null,
        refusal: null,
      });
      const { id, code } = await made({ ref_code: ref_code.toLowerCase() });
      expect((await conversation(owner, id)).cause).toMatchObject({ type, code: ref_code });
      expect((await owner.get(`${TICKETS}/open?code=${ref_code}`)).body.data).toEqual({ id, refusal: null });
      const second = await openTicket(owner, { ref_code });
      expect([second.status, second.body.code]).toEqual([422, 'DUPLICATE_VALUE']);
      expect(second.body.errors.ref_code[0]).toContain(code);
      await actionOn(owner, 'finish', id);
      expect((await openTicket(owner, { ref_code })).status).toBe(200);
      const back = await actionOn(owner, 'reopen', id);
      expect([back.status, back.body.code]).toEqual([409, 'RULE_CONFLICT']);
    }
  });

  it('is made once, however many ask about one order in the same moment', async () => {
    const ref_code = await freeCode(server, 'transactions', 'mitra@demo.test');
    const answers = await Promise.all(Array.from({ length: 12 }, () => openTicket(owner, { ref_code })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'made' : body.code)).sort();
    expect(codes).toEqual([...Array.from({ length: 11 }, () => 'DUPLICATE_VALUE'), 'made']);
  });

  it('is about nothing that its partner does not have', async () => {
    const foreign = await freeCode(server, 'transactions', 'lain@demo.test');
    for (const ref_code of [foreign, 'TRX-000000-XXXXXX', 'bukan kode']) {
      const { status, body } = await openTicket(owner, { ref_code });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['ref_code']]);
    }
  });

  it('goes to and fro: an answer makes it the partner’s turn, the partner’s reply ours with a new promise', async () => {
    const { id, code } = await made();
    await desk.answer(code, 'Mohon kirim tangkapan layarnya.', false);
    const asked = await conversation(owner, id);
    expect(asked).toMatchObject({ status: 3, sla_due_at: null });
    expect(Date.parse(asked.closes_at) - Date.parse(asked.messages[1].created_at)).toBeCloseTo(3 * DAY, -4);
    const key = v4();
    const once = await actionOn(owner, 'reply', id, { body: 'Ini tangkapan layarnya.' }, key);
    const twice = await actionOn(owner, 'reply', id, { body: 'Ini tangkapan layarnya.' }, key);
    expect([once.status, twice.status]).toEqual([200, 200]);
    const thread = await conversation(owner, id);
    expect(thread).toMatchObject({ status: 2, closes_at: null, sla_due_at: expect.any(String) });
    expect(thread.messages.map(({ role }: { role: string }) => role)).toEqual([
      'partner',
      'admin',
      'partner',
    ]);
    expect((await actionOn(owner, 'reply', id, { body: '  ' })).body.errors).toHaveProperty('body');
    expect((await actionOn(owner, 'reply', id, { body: 'a'.repeat(2001) })).status).toBe(422);
  });

  it('keeps a promise that stands when its partner writes once more', async () => {
    const { id } = await made();
    const { sla_due_at } = await conversation(owner, id);
    await actionOn(owner, 'reply', id, { body: 'Tambahan dari saya.' });
    expect(await conversation(owner, id)).toMatchObject({ status: 1, sla_due_at });
  });

  it('says how many answers a person has not read', async () => {
    const { id, code } = await made({ subject: 'Belum dibaca' });
    const unread = async () => (await owner.get(`${TICKETS}/${id}`)).body.data.unread_count;
    await desk.answer(code, 'Pertama.', false);
    await desk.answer(code, 'Kedua.', false);
    expect(await unread()).toBe(2);
    await conversation(owner, id);
    expect(await unread()).toBeUndefined();
  });

  it('closes after three days without an answer, and not before', async () => {
    const { id, code } = await made({ subject: 'Ditinggal' });
    await desk.answer(code, 'Apakah sudah beres?', false);
    const { awaiting } = (
      await query(server.database, 'select awaiting_since as awaiting from tickets where id = $1', [id])
    )[0] as { awaiting: string };
    const since = Date.parse(awaiting);
    expect(await closing.check(id, since + 3 * DAY - 1)).toEqual({ again: 1 });
    expect((await conversation(owner, id)).status).toBe(3);
    const [job] = await query(
      server.database,
      `select (extract(epoch from run_at - now()) / 86400)::float8 as days from jobs
       where kind = 'ticket-close' and ref_id = $1`,
      [id],
    );
    expect(Number(job?.days)).toBeCloseTo(3, 1);
    expect(await closing.check(id, since + 3 * DAY)).toBe('done');
    expect((await conversation(owner, id)).status).toBe(5);
    const [news] = (await owner.get('/v1/crm/notifications?limit=1')).body.data;
    expect(news).toMatchObject({ type: 'Tiket', title: `Tiket ${code} ditutup` });
    expect(news.link).toBe(`/request-ticket/detail?q=${id}`);
  });

  it('does not close when its partner answered in time', async () => {
    const { id, code } = await made();
    await desk.answer(code, 'Apakah sudah beres?', false);
    await actionOn(owner, 'reply', id, { body: 'Belum.' });
    expect(await closing.check(id, Date.now() + 30 * DAY)).toBe('done');
    expect((await conversation(owner, id)).status).toBe(2);
  });

  it('opens again within seven days of its end, and not later', async () => {
    const { id } = await made();
    expect((await actionOn(owner, 'reopen', id)).body.code).toBe('ACT_NOT_NOW');
    await actionOn(owner, 'finish', id);
    const ended = await conversation(owner, id);
    expect(ended.status).toBe(4);
    expect((await actionOn(owner, 'reply', id, { body: 'Halo?' })).body.code).toBe('ACT_NOT_NOW');
    expect((await actionOn(owner, 'reopen', id)).status).toBe(200);
    expect(await conversation(owner, id)).toMatchObject({
      ...{ status: 2, reopen_until: null, sla_due_at: expect.any(String) },
    });
    await actionOn(owner, 'finish', id);
    const age = (days: string) =>
      query(server.database, `update tickets set closed_at = now() - $2::interval where id = $1`, [id, days]);
    await age('7 days 1 minute');
    expect((await actionOn(owner, 'reopen', id)).body.code).toBe('RULE_CONFLICT');
    await age('6 days 23 hours');
    expect((await actionOn(owner, 'reopen', id)).status).toBe(200);
  });

  it('opens again once about one thing, however many ask in the same moment', async () => {
    const ref_code = await freeCode(server, 'transactions', 'mitra@demo.test');
    const ended: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const { id } = await made({ ref_code });
      await actionOn(owner, 'finish', id);
      ended.push(id);
    }
    const answers = await Promise.all(ended.map((id) => actionOn(owner, 'reopen', id)));
    expect(answers.map(({ body }) => body.code ?? 'open').sort()).toEqual([
      'RULE_CONFLICT',
      'RULE_CONFLICT',
      'RULE_CONFLICT',
      'open',
    ]);
  });

  it('says when a person who wrote too much may write again', async () => {
    const { id } = await made();
    await actionOn(owner, 'reply', id, { body: 'Halo' });
    await query(
      server.database,
      `update quotas set next_at = now() + interval '1 hour' where kind = 'ticket-reply'`,
    );
    const { status, body } = await actionOn(owner, 'reply', id, { body: 'Halo lagi' });
    expect([status, body.message]).toEqual([429, 'Terlalu banyak permintaan. Coba lagi dalam 1 jam.']);
    await query(server.database, `delete from quotas where kind = 'ticket-reply'`);
  });

  it('is rated once, at its end', async () => {
    const { id, code } = await made();
    expect((await actionOn(owner, 'rate', id, { rating: 5 })).body.code).toBe('ACT_NOT_NOW');
    await desk.answer(code, 'Sudah beres ya Kak.', true);
    expect((await actionOn(owner, 'rate', id, { rating: 6 })).status).toBe(422);
    expect((await actionOn(owner, 'rate', id, { rating: 4, note: 'Cepat' })).status).toBe(200);
    expect((await actionOn(owner, 'rate', id, { rating: 1 })).body.code).toBe('ACT_NOT_NOW');
    expect(await conversation(owner, id)).toMatchObject({ status: 4, rating: 4 });
    expect(await desk.show(code)).toMatchObject({ rating: 4, rating_note: 'Cepat' });
  });

  it('is what the database says it may be', async () => {
    const { id } = await made();
    const change = (what: string) => query(server.database, `update tickets set ${what} where id = $1`, [id]);
    await expect(change('status = 6')).rejects.toThrow(/tickets_status/);
    await expect(change('status = 3')).rejects.toThrow(/tickets_awaiting/);
    await expect(change('status = 4')).rejects.toThrow(/tickets_closed/);
    await expect(change('rating = 0')).rejects.toThrow(/tickets_rating/);
    await expect(change("ref_code = 'x'")).rejects.toThrow(/tickets_cause/);
    await expect(
      query(server.database, `update ticket_replies set body = 'x' where ticket_id = $1`, [id]),
    ).rejects.toThrow(/append-only/);
  });
});
