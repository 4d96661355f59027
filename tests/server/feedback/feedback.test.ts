import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const good = {
  category: 'Fitur',
  rating: 5,
  message: 'Tolong tambahkan urutan harga.\nTerima kasih.',
  allow_contact: true,
};

describe('kritik dan saran', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  it('is stored with its lines and listed to who sent it, and to no other partner', async () => {
    const client = await server.signIn('mitra@demo.test');
    const { status, body } = await client.post('/v1/crm/feedback', good);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...good, author: 'Sari Wulandari', status: 1, reply: null });
    const { data, meta } = (await client.get('/v1/crm/feedback')).body;
    expect(data).toEqual([body.data]);
    expect(meta.total).toBe(1);
    expect((await (await server.signIn('lain@demo.test')).get('/v1/crm/feedback')).body.data).toEqual([]);
  });

  it.each([
    [{ category: 'Hadiah' }, { category: ['Kategori wajib dipilih.'] }],
    [{ rating: 0 }, { rating: ['Nilai wajib dipilih.'] }],
    [{ rating: 6 }, { rating: ['Nilai paling tinggi 5.'] }],
    [{ message: ' Kurang. ' }, { message: ['Pesan minimal 10 karakter.'] }],
    [{ message: 'x'.repeat(1001) }, { message: ['Pesan maksimal 1000 karakter.'] }],
  ])('refuses a bad field with the words of that field (%#)', async (part, errors) => {
    const client = await server.signIn('segera@demo.test');
    const { status, body } = await client.post('/v1/crm/feedback', { ...good, ...part });
    expect([status, body.code, body.errors]).toEqual([422, 'VALIDATION_FAILED', errors]);
  });

  it('of a sub-account is seen by the owner, and not the other way round', async () => {
    await query(
      server.database,
      `update users set privileges = '{feedback}' where email = 'kasir@demo.test'`,
    );
    const cashier = await server.signIn('kasir@demo.test');
    const owner = await server.signIn('mitra@demo.test');
    await cashier.post('/v1/crm/feedback', { ...good, category: 'Layanan' });
    const authors = async (client: typeof owner) =>
      (await client.get('/v1/crm/feedback')).body.data.map((one: { author: string }) => one.author);
    expect(await authors(cashier)).toEqual(['Kiki Amelia']);
    expect(await authors(owner)).toEqual(['Kiki Amelia', 'Sari Wulandari']);
  });

  it('is taken five times an hour from one person, however many arrive at once', async () => {
    const client = await server.signIn('lain@demo.test');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.post('/v1/crm/feedback', good)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['FEEDBACK_LIMIT']));
    expect((await client.get('/v1/crm/feedback')).body.meta.total).toBe(5);
    // Invalid input does not count, and other users have their own limit.
    const other = await server.signIn('perunggu@demo.test');
    for (let count = 0; count < 6; count += 1) await other.post('/v1/crm/feedback', { ...good, rating: 0 });
    expect((await other.post('/v1/crm/feedback', good)).status).toBe(200);
  });

  it('is answered by the operator, and the partner is notified', async () => {
    const client = await server.signIn('bebas@demo.test');
    const { id } = (await client.post('/v1/crm/feedback', good)).body.data;
    expect(await server.services.feedback.listOpen()).toContainEqual(
      expect.objectContaining({ id, email: 'bebas@demo.test', rating: 5 }),
    );
    await server.services.feedback.answer(id, 'Sudah kami catat, terima kasih.');
    expect((await client.get('/v1/crm/feedback')).body.data).toMatchObject([
      { id, status: 2, reply: 'Sudah kami catat, terima kasih.', replied_at: expect.any(String) },
    ]);
    expect((await client.get('/v1/crm/notifications')).body.data[0]).toMatchObject({
      title: 'Masukan Anda dibalas',
      link: '/feedback',
    });
    expect((await server.services.feedback.listOpen()).map((one) => one.id)).not.toContain(id);
    await expect(server.services.feedback.answer(v7(), 'x')).rejects.toThrow();
  });
});
