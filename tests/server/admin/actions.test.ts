import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import config from '../../../resources.config';
import { createRecord } from '../../support/entities';
import { sampleOf } from '../../support/sample';
import { shopRecords } from '../../support/shop-records';

describe('named actions', () => {
  const shop = shopRecords();
  const { resource, make, action, actionSeen, read, sql } = shop;

  it('are done to many records at once, and taken back', async () => {
    const made = [await make('banner'), await make('banner'), await make('banner')];
    const ids = made.map(({ id }) => id);
    await action('banner', 'activate', { ids });
    const done = await action('banner', 'deactivate', { ids });

    expect(done.body.data).toMatchObject({
      message: '3 banner dinonaktifkan.',
      undo: { id: expect.any(String) },
    });
    expect(done.body.data.changes).toHaveLength(3);
    expect(done.body.data.changes[0].values).toEqual([{ label: 'Aktif', before: 'Ya', after: 'Tidak' }]);
    expect((await read('banner', ids[0])).is_active).toBe(false);

    const undo = (by = shop.owner) =>
      by.client.post(`/v1/vendor-panel/banner/undo/${done.body.data.undo.id}`, {});
    expect((await undo(shop.stranger)).body.code).toBe('UNDO_EXPIRED');
    expect((await undo()).body.data).toEqual({ restored: 3 });
    expect((await read('banner', ids[0])).is_active).toBe(true);
    expect((await undo()).body.code).toBe('UNDO_EXPIRED');
  });

  it('taken back leave alone what was changed again meanwhile', async () => {
    const [one, other] = [await make('banner'), await make('banner')];
    await action('banner', 'activate', { ids: [one.id, other.id] });
    const done = await action('banner', 'deactivate', { ids: [one.id, other.id] });
    await action('banner', 'activate', { ids: [one.id] });
    const { version } = await read('banner', one.id);
    const undone = await shop.owner.client.post(`/v1/vendor-panel/banner/undo/${done.body.data.undo.id}`, {});

    expect(undone.body.data).toEqual({ restored: 1 });
    expect(await read('banner', one.id)).toMatchObject({ is_active: true, version });
    expect((await read('banner', other.id)).is_active).toBe(true);
  });

  it('say why they cannot be taken back', async () => {
    const { id } = await make('banner');
    const done = await action('banner', 'activate', { ids: [id] });
    await shop.owner.client.delete(`/v1/vendor-panel/banner/${id}`);
    const undone = await shop.owner.client.post(`/v1/vendor-panel/banner/undo/${done.body.data.undo.id}`, {});

    expect(undone.body).toMatchObject({
      code: 'UNDO_REFUSED',
      message: expect.stringContaining('tidak ditemukan'),
    });
  });

  it('answer the same key with the same answer, and refuse it for another action', async () => {
    const { id } = await make('product-custom');
    await sql(`update entities set data = data || '{"fulfilment": "code"}' where id = $1`, [id]);
    const key = v4();
    const send = (codes: string[]) => action('product-custom', 'add-codes', { key, ids: [id], codes });
    const answers = await Promise.all([send(['A-100', 'A-200']), send(['A-100', 'A-200'])]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data);
    expect((await read('product-custom', id)).stock).toBe(2);
    expect((await send(['A-300'])).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('keep stock codes sealed, refuse those that are there, and show no more than their ends', async () => {
    const { id } = await make('product-custom');
    const add = (codes: string[]) => action('product-custom', 'add-codes', { ids: [id], codes });
    await sql(`update entities set data = data || '{"fulfilment": "manual"}' where id = $1`, [id]);
    expect((await add(['X-1'])).body.code).toBe('ACT_NOT_NOW');
    await sql(`update entities set data = data || '{"fulfilment": "code"}' where id = $1`, [id]);

    expect((await add(['STEAM-AAAA-1111', 'STEAM-BBBB-2222'])).status).toBe(200);
    const repeated = await add(['STEAM-CCCC-3333', 'STEAM-AAAA-1111']);
    expect(repeated.body).toMatchObject({
      status: 422,
      errors: { codes: ['Baris 2 sudah ada di stok.'] },
    });
    expect((await read('product-custom', id)).stock).toBe(2);

    const shown = await action('product-custom', 'show-codes', { ids: [id] });
    expect(shown.body.data.facts).toContainEqual({ label: 'Kode ke-1', value: '••••••1111' });
    expect(JSON.stringify(shown.body)).not.toContain('AAAA');
    const [row] = await sql('select * from panel_codes where product_id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain('STEAM');

    const order = { partnerId: shop.owner.scope.partnerId, productId: id, orderId: v4(), qty: 2 };
    const taken = await shop.server.database.transaction((tx) =>
      shop.server.services.codeStock.take(tx, order),
    );
    expect(taken).toEqual(['STEAM-AAAA-1111', 'STEAM-BBBB-2222']);
    const more = shop.server.database.transaction((tx) =>
      shop.server.services.codeStock.take(tx, { ...order, orderId: v4(), qty: 1 }),
    );
    await expect(more).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('show what they would change before they do: prices of many items', async () => {
    const { id } = await make('product-vcg');
    await actionSeen('product-vcg', 'reprice', { ids: [id], way: 'tier' });
    const before = await read('product-vcg', id);
    const wish = { ids: [id], way: 'up', amount: { type: 'nominal', value: 500 }, rounding: '100' };
    const seen = await action('product-vcg', 'reprice', { ...wish, preview: true });
    const stillThere = await read('product-vcg', id);
    const done = await action('product-vcg', 'reprice', { ...wish, seen: seen.body.data.seen });
    const after = await read('product-vcg', id);

    expect(seen.body.data.changes).toEqual(done.body.data.changes);
    expect(seen.body.data.undo).toBeNull();
    expect(stillThere).toEqual(before);
    expect(after).toMatchObject({ price_mode: 'manual', version: before.version + 1 });
    expect(after.price).toBe(Math.ceil((before.price + 500) / 100) * 100);
    const loss = await action('product-vcg', 'reprice', {
      ...{ ids: [id], way: 'down', amount: { type: 'percent', value: 60 }, rounding: '1', preview: true },
    });
    expect(loss.body.data.changes[0].warning).toMatch(/^Di bawah harga modal Rp/);
  });

  it('leave alone what they find as they would make it, and count what they changed', async () => {
    const { id } = await make('product-vcg');
    await actionSeen('product-vcg', 'reprice', { ids: [id], way: 'tier' });
    const wish = { ids: [id], way: 'cost', amount: { type: 'percent', value: 12 }, rounding: '100' };
    const first = await actionSeen('product-vcg', 'reprice', wish);
    const { version } = await read('product-vcg', id);
    const again = await actionSeen('product-vcg', 'reprice', wish);

    expect(first.body.data.message).toBe(
      'Harga 1 variasi diubah. 1 variasi tidak lagi mengikuti harga modal.',
    );
    expect(again.body.data).toMatchObject({
      message: 'Harga 0 variasi diubah.',
      changes: [],
      undo: null,
    });
    expect((await read('product-vcg', id)).version).toBe(version);

    const other = await make('product-vcg');
    await actionSeen('product-vcg', 'reprice', { ids: [other.id], way: 'tier' });
    const { price } = await read('product-vcg', other.id);
    const same = { ids: [other.id], way: 'up', amount: { type: 'nominal', value: 0 }, rounding: '1' };
    const replayed = await actionSeen('product-vcg', 'reprice', same);
    expect(replayed.body.data.message).toBe(
      'Harga 0 variasi diubah. 1 variasi tidak lagi mengikuti harga modal.',
    );
    expect(await read('product-vcg', other.id)).toMatchObject({ price, price_mode: 'manual' });
  });

  it('refuse what is missing, wrong or another partner’s, by its name', async () => {
    const { id } = await make('product-vcg');
    const wish = { ids: [id], way: 'up', amount: { type: 'nominal', value: 500 }, rounding: '100' };

    expect((await action('product-vcg', 'reprice', { ...wish, amount: undefined })).body.errors).toEqual({
      amount: ['Sebesar wajib diisi.'],
    });
    expect((await action('product-vcg', 'reprice', { ...wish, way: 'sideways' })).body.errors).toHaveProperty(
      'way',
    );
    expect((await action('product-vcg', 'reprice', wish)).body.errors).toEqual({
      seen: ['Lihat perubahannya terlebih dahulu.'],
    });
    expect((await actionSeen('product-vcg', 'reprice', wish, shop.stranger)).body.code).toBe('NOT_FOUND');
    expect((await actionSeen('product-vcg', 'reprice', { ...wish, rahasia: 1 })).status).toBe(400);
  });

  it.each(
    config.resources.flatMap(({ name, single, actions = [] }) =>
      single ? [] : actions.filter(({ on }) => on !== 'list').map((one) => [name, one.name]),
    ),
  )('%s: %s is done to something, never to nothing', async (name, actionName) => {
    const model = resource(name).actions.find((one) => one.name === actionName);
    const typed = await sampleOf(model?.fields ?? {}, shop.owner.source);
    const { status, body } = await action(name, actionName, { ...typed, pin: DEMO_PIN, ids: [] });

    expect([status, body.errors]).toEqual([422, { ids: ['Jumlah data tidak sesuai.'] }]);
  });

  it('bring the H2H catalogue of a brand into a shop, once', async () => {
    const { id } = await createRecord(shop.server, shop.owner, resource('category'), 990);
    const [count] = await sql(
      `select count(*)::int as count from variations v join entities c on (c.data->>'brand_id')::uuid = v.brand_id
        where c.id = $1`,
      [id],
    );
    const first = await action('category', 'import', { ids: [id] });
    const again = await action('category', 'import', { ids: [id] });
    const { body } = await shop.owner.client.get(
      `/v1/vendor-panel/product-vcg?f.category_id=${id}&limit=100`,
    );

    expect(first.body.data.message).toMatch(/variasi ditambahkan, masih nonaktif\.$/);
    expect(again.body.data.message).toBe('Semua variasi brand ini sudah ada.');
    expect(body.meta.total).toBeGreaterThan(0);
    expect(body.meta.total).toBeLessThanOrEqual(Number(count?.count));
    expect(body.data.every((row: { is_active: boolean }) => !row.is_active)).toBe(true);
  });

  it('are recorded in the activity log, and put records in order by hand', async () => {
    const [one, other] = [await make('banner'), await make('banner')];
    const arranged = await shop.owner.client.put('/v1/vendor-panel/banner/arrange', {
      ids: [other.id, one.id],
    });
    const { body } = await shop.owner.client.get('/v1/crm/activity-log?limit=5');

    expect(arranged.status).toBe(200);
    expect([(await read('banner', other.id)).sort, (await read('banner', one.id)).sort]).toEqual([1, 2]);
    expect(
      (await shop.stranger.client.put('/v1/vendor-panel/banner/arrange', { ids: [one.id] })).body.code,
    ).toBe('NOT_FOUND');
    expect(JSON.stringify(body.data)).toContain('Mengurutkan data panel');
  });
});
