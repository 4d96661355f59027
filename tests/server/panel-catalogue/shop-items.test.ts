import { describe, expect, it } from 'vitest';
import { doSeen } from '../../support/actions';
import { shopRecords } from '../../support/shop-records';

describe('what a shop sells', () => {
  const shop = shopRecords();
  const { resource, make, send, edit, action, remove, sql } = shop;

  const ask = (key: string, over: object = {}) => ({
    ...{ key, label: key, type: 'text', required: true },
    ...over,
  });

  it('is listed and offered by the numbers in its names', async () => {
    const names = [
      '1.412 Diamond',
      '100 Diamond',
      '963 Diamond',
      '40 Diamond',
      '8991234567890',
      '1991234567890',
    ].map((name) => `Urut ${name}`);
    for (const name of names) await send('product-custom', { name });
    const titlesIn = async (path: string, of: string) =>
      (await shop.owner.client.get(path)).body.data
        .map((row: Record<string, string>) => row[of]?.replace(/.* – /, ''))
        .filter((name: string) => name.startsWith('Urut '));
    const { endpoint } = resource('product-custom');
    const inOrder = [3, 1, 2, 0, 5, 4].map((index) => names[index]);

    expect(await titlesIn(`${endpoint}?search=urut&sort=name&limit=100`, 'name')).toEqual(inOrder);
    expect(await titlesIn(`${endpoint}?search=urut&sort=-name&limit=100`, 'name')).toEqual(
      inOrder.toReversed(),
    );
    expect(await titlesIn(`${resource('panel-product').endpoint}/lookup?search=urut`, 'title')).toEqual(
      inOrder,
    );
  });

  describe('asks its buyers', () => {
    it('no unanswerable questions, for a brand as for an item', async () => {
      const input_forms = [ask('wa', { min: 9, max: 3 }), ask('wa', { type: 'email' })];
      const errors = {
        'input_forms.0.max': ['Panjang maksimal tidak boleh di bawah panjang minimal.'],
        'input_forms.1.key': ['Kode isian ini sudah ada di atasnya.'],
      };
      expect((await send('product-custom', { input_forms })).body.errors).toEqual(errors);
      expect((await send('category', { source: 'custom', input_forms })).body.errors).toEqual(errors);
    });

    it('for supply what the H2H brand asks, no more and no less', async () => {
      const [brand] = await sql(`select id from brands where key = 'mobile-legends'`);
      const vcg = { source: 'vcg', brand_id: brand?.id };
      const wrong = await send('category', { ...vcg, input_forms: [ask('user_id'), ask('nama')] });
      const right = await send('category', {
        ...vcg,
        input_forms: [ask('user_id', { label: 'ID Pemain' }), ask('zone_id', { help_text: 'Di profil.' })],
      });

      expect(wrong.body.errors).toEqual({
        input_forms: ['Brand H2H mewajibkan isian zone_id.'],
        'input_forms.1.key': ['Isian ini tidak dikenal brand H2H. Kode isiannya: user_id, zone_id.'],
      });
      expect(right.body.data.input_forms[1]).toMatchObject({ key: 'zone_id', help_text: 'Di profil.' });
    });
  });

  it('stands under its own brand of the H2H catalogue, which stays while it does', async () => {
    const item = await make('product-vcg');
    const [other] = await sql(
      `select v.id, v.brand_id from variations v
       where v.brand_id <> (select brand_id from variations where id = $1::uuid) order by v.id limit 1`,
      [item.variation_id],
    );
    const foreign = await shop.owner.source.brandOf(String(other?.id));
    const wrong = await edit('product-vcg', item.id, { category_id: foreign });
    const moved = await edit('category', item.category_id, { brand_id: other?.brand_id });

    expect(wrong.body.errors).toEqual({
      variation_id: ['Variasi H2H tidak cocok dengan Brand. Pilih kembali.'],
    });
    expect(moved.body.errors.brand_id[0]).toMatch(
      /^Brand ini masih berisi \d+ variasi, jadi brand H2H-nya tetap\.$/,
    );
  });

  it('keeps no typed price once it follows its tiers again, so a tier can go', async () => {
    const standard = await shop.owner.source.record('member-tier');
    const { id: tier } = await make('member-tier');
    const prices = [standard, tier].map((tier_id) => ({ tier_id, price: 90_000 }));
    const { body } = await send('product-vcg', { price_mode: 'manual', prices });
    const { id } = body.data;
    expect((await remove('member-tier', tier)).body.code).toBe('REFERENCED');

    const path = `${resource('product-vcg').endpoint}/act/reprice`;
    expect((await doSeen(shop.owner.client, path, { ids: [id], way: 'tier' })).status).toBe(200);
    const read = (await shop.owner.client.get(`${resource('product-vcg').endpoint}/${id}`)).body.data;
    expect(read).toMatchObject({ price_mode: 'tier' });
    expect(read.prices ?? null).toBeNull();
    expect((await remove('member-tier', tier)).status).toBe(200);
  });

  it('is switched off in its form whatever has become wrong with its prices meanwhile', async () => {
    const { id: tier_id } = await make('member-tier');
    const { body } = await send('product-custom', { is_active: true });
    // After another tier became the default: it has no price.
    const prices = JSON.stringify({ prices: [{ tier_id, price: 90_000 }] });
    await sql('update entities set data = data || $2::text::jsonb where id = $1::uuid', [
      body.data.id,
      prices,
    ]);

    expect((await edit('product-custom', body.data.id, { name: 'Lain' })).body.errors).toHaveProperty(
      'prices',
    );
    expect((await edit('product-custom', body.data.id, { is_active: false })).status).toBe(200);
  });

  it('is not deleted, nor sent in another way, while codes are left; they are withdrawn and may come back', async () => {
    const { body } = await send('product-custom', { fulfilment: 'code' });
    const { id } = body.data;
    const codes = ['TARIK-AAAA-1', 'TARIK-BBBB-2', 'TARIK-CCCC-3'];
    await action('product-custom', 'add-codes', { ids: [id], codes });
    const [order] = await sql('select gen_random_uuid() as id');
    const ofOrder = (to: unknown) =>
      sql('update panel_codes set order_id = $2::uuid where product_id = $1::uuid and tail = $3', [
        id,
        to,
        'CC-3',
      ]);
    await ofOrder(order?.id);
    const held = await remove('product-custom', id);
    const turned = await edit('product-custom', id, { fulfilment: 'manual' });
    const withdrawn = await action('product-custom', 'withdraw-codes', { ids: [id] });
    const reserved = await remove('product-custom', id);

    expect(held.body.message).toContain('Masih ada 3 kode di stok. Tarik kodenya lebih dulu.');
    expect(turned.body.errors).toEqual({ fulfilment: ['Masih ada 3 kode. Tarik kodenya lebih dulu.'] });
    expect(withdrawn.body.data).toMatchObject({ message: '2 kode ditarik.', undo: null });
    expect(reserved.body.code).toBe('RULE_CONFLICT');
    await sql('update panel_codes set taken_at = now() where order_id = $1::uuid', [order?.id]);
    expect((await remove('product-custom', id)).status).toBe(200);

    const next = (await send('product-custom', { fulfilment: 'code' })).body.data.id;
    const again = (wanted: string[]) => action('product-custom', 'add-codes', { ids: [next], codes: wanted });
    expect((await again(codes)).body.errors).toEqual({ codes: ['Baris 3 sudah ada di stok.'] });
    expect((await again(codes.slice(0, 2))).status).toBe(200);
  });

  it('moves a flash sale that was switched off before anybody met it, not one that has sold', async () => {
    const { id: product_id } = (await send('product-custom', { is_active: true })).body.data;
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const { id } = (
      await send('flash-sale', {
        ...{ is_active: false, period: { start_at: hours(-1), end_at: hours(2) } },
        items: [{ product_id, price: 10_000, stock: 5 }],
      })
    ).body.data;
    const move = (days: number) =>
      edit('flash-sale', id, { period: { start_at: hours(24 * days), end_at: hours(24 * days + 1) } });
    const within = { start_at: hours(-1), end_at: hours(1) };
    const back = () =>
      sql('update entities set data = data || $2::text::jsonb where id = $1::uuid', [
        id,
        JSON.stringify({ period: within }),
      ]);

    expect((await move(2)).status).toBe(200);
    await back();
    await sql(
      'insert into flash_sale_counts (flash_sale_id, product_id, stock, sold) values ($1::uuid, $2::uuid, 5, 1)',
      [id, product_id],
    );
    expect((await move(3)).body.errors).toEqual({
      period: ['Sedang berlangsung: mulai tidak dapat diubah.'],
    });
  });

  it.each([
    [{ type: 'nominal', value: 0 }, 'Potongan minimal Rp 1.'],
    [{ type: 'percent', value: 0.5 }, 'Potongan minimal 1%.'],
  ])('gives no promo code of %o', async (discount, message) => {
    const { body } = await send('promo', { discount });
    expect(body.errors.discount[0].replaceAll('\u00a0', ' ')).toBe(message);
  });

  it.each([
    ['/mobile-legends?dari=banner', undefined],
    ['https://contoh.test/promo', undefined],
    ['//jahat.test', 'harus diawali https://, atau / untuk halaman website Anda.'],
    ['/\\jahat.test', 'harus diawali https://, atau / untuk halaman website Anda.'],
    ['javascript:alert(1)', 'harus diawali https://, atau / untuk halaman website Anda.'],
    ['https://orang@jahat.test', 'tidak valid.'],
  ])('links a banner to a page of its website or to https: %s', async (link, error) => {
    const { body } = await send('banner', { link });
    if (error) expect(body.errors.link).toEqual([`Tautan tujuan ${error}`]);
    else expect(body.data.link).toBe(link);
  });
});
