import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { shopRecords } from '../../support/shop-records';

describe('rules between records', () => {
  const shop = shopRecords();
  const { make, send, sample, sql } = shop;

  const defaults = async () => {
    const { body } = await shop.owner.client.get('/v1/vendor-panel/tier?limit=100');
    return body.data.filter((tier: { is_default: boolean }) => tier.is_default);
  };

  describe('member tiers', () => {
    it('have exactly one default, also when many are made the default at once', async () => {
      await make('member-tier');
      expect(await defaults()).toHaveLength(1);
      const made = await Promise.all(
        [1, 2, 3].map(() => send('member-tier', { is_default: true, is_active: true })),
      );
      expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await defaults()).toHaveLength(1);
    });

    it('keep their default: it is neither switched off nor deleted, only handed on', async () => {
      const [{ id, version }] = await defaults();
      const body = await sample('member-tier');
      const off = await shop.owner.client.put(`/v1/vendor-panel/tier/update/${id}`, { ...body, version });
      const gone = await shop.owner.client.delete(`/v1/vendor-panel/tier/${id}`);

      expect(off.body.errors).toEqual({
        is_default: ['Harus ada satu tier awal. Jadikan tier lain sebagai tier awal.'],
      });
      expect(gone.body).toMatchObject({ status: 409, code: 'RULE_CONFLICT' });
      expect((await defaults())[0].id).toBe(id);
    });

    it('warn of a higher tier with a higher margin', async () => {
      await send('member-tier', { level: 1, margin: { type: 'percent', value: 1 } });
      const { body } = await send('member-tier', { level: 99, margin: { type: 'percent', value: 90 } });
      expect(body.data.warnings?.[0]).toMatch(
        /^Margin lebih tinggi daripada tier .+ yang tingkatnya lebih rendah\.$/,
      );
    });
  });

  describe('products', () => {
    it('stand under a brand of their own kind, priced once a tier, the default one among them', async () => {
      const vcg = await shop.owner.source.brandOf(await shop.owner.source.variation(1));
      const tier_id = await shop.owner.source.record('member-tier');
      const other = await make('member-tier');
      const wrong = await send('product-custom', { category_id: vcg });
      const twice = await send('product-custom', { prices: [1, 2].map((price) => ({ tier_id, price })) });
      const without = await send('product-custom', { prices: [{ tier_id: other.id, price: 1_000 }] });

      expect(wrong.body.errors).toEqual({ category_id: ['Pilih brand dengan sumber Custom.'] });
      expect(twice.body.errors).toEqual({ 'prices.1.tier_id': ['Tier ini sudah ada di atasnya.'] });
      expect(without.body.errors.prices[0]).toMatch(/^Isi harga untuk tier awal \(.+\)\.$/);
    });

    it('keep the source of their brand: it is changed while the brand is empty', async () => {
      const body = { ...(await sample('category')), source: 'custom' };
      const brand = (await shop.owner.client.post('/v1/vendor-panel/category', body)).body.data;
      const turn = (source: string, version: number) =>
        shop.owner.client.put(`/v1/vendor-panel/category/update/${brand.id}`, { ...body, source, version });
      const there = await turn('vcg', brand.version);
      const back = await turn('custom', there.body.data.version);
      await send('product-custom', { category_id: brand.id });
      const moved = await turn('vcg', back.body.data.version);

      expect([there.status, back.status]).toEqual([200, 200]);
      expect(moved.body.errors).toEqual({
        source: ['Brand ini masih berisi 1 variasi, jadi sumbernya tetap.'],
      });
    });

    it('warn when they are sold below their cost', async () => {
      const tier_id = await shop.owner.source.record('member-tier');
      const { body } = await send('product-custom', { cost: 50_000, prices: [{ tier_id, price: 40_000 }] });
      expect(body.data.warnings[0]).toContain(`di bawah harga modal ${rupiah(50_000)}.`);
    });
  });

  it('a tier becomes the default once what is sold has its price, and what has none says so', async () => {
    const tier_id = await shop.owner.source.record('member-tier');
    const { body: product } = await send('product-custom', {
      ...{ is_active: true, prices: [{ tier_id, price: 90_000 }] },
    });
    const wish = await sample('member-tier');
    const { body: tier } = await shop.owner.client.post('/v1/vendor-panel/tier', {
      ...wish,
      is_active: true,
    });
    const handOn = await shop.owner.client.put(`/v1/vendor-panel/tier/update/${tier.data.id}`, {
      ...{ ...wish, is_active: true, is_default: true, version: tier.data.version },
    });
    expect(handOn.body.errors.is_default[0]).toMatch(/^\d+ produk aktif belum punya harga untuk tier ini/);

    const move = (from: string, to: string) =>
      sql(
        `update entities set data = data || jsonb_build_object('is_default', id = $2::uuid)
          where id in ($1::uuid, $2::uuid)`,
        [from, to],
      );
    await move(tier_id, tier.data.id);
    const { id } = product.data;
    const seen = await shop.owner.client.get(`/v1/vendor-panel/product-custom/${id}`);
    const action = (name: string) =>
      shop.owner.client.post(`/v1/vendor-panel/product-custom/act/${name}`, { ids: [id], key: v4() });
    const again = await action('activate');
    const off = await action('deactivate');
    const on = await action('activate');
    await move(tier.data.id, tier_id);

    expect(seen.body.data.warnings[0]).toMatch(/^Belum ada harga untuk tier awal/);
    expect([again.status, off.status, on.status]).toEqual([200, 200, 422]);
  });

  describe('flash sales', () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const soon = { start_at: inMinutes(600), end_at: inMinutes(700) };

    it('cost less than usual, and never hold one product twice at a time', async () => {
      const { id: product_id } = await make('product-custom');
      const item = { product_id, price: 10_000, stock: 5 };
      const dear = await send('flash-sale', { items: [{ ...item, price: 90_000 }] });
      const first = await send('flash-sale', { name: 'Pagi', is_active: true, period: soon, items: [item] });
      const second = await send('flash-sale', { is_active: true, period: soon, items: [item] });
      const later = await send('flash-sale', {
        ...{ is_active: true, items: [item], period: { start_at: inMinutes(700), end_at: inMinutes(800) } },
      });

      expect(dear.body.errors).toEqual({
        'items.0.price': [`Harga flash sale harus di bawah harga normal ${rupiah(90_000)}.`],
      });
      expect(first.status).toBe(200);
      expect(second.body.errors).toEqual({
        'items.0.product_id': ['Produk ini sudah ada di flash sale Pagi.'],
      });
      expect(later.status).toBe(200);
    });

    it('while they run start when they started, and only end sooner', async () => {
      const { id: product_id } = await make('product-custom');
      const period = { start_at: inMinutes(-30), end_at: inMinutes(60) };
      const sale = { is_active: true, period, items: [{ product_id, price: 10_000, stock: 5 }] };
      const { body } = await send('flash-sale', sale);
      const { id, name, version } = body.data;
      const edit = (to: object) =>
        shop.owner.client.put(`/v1/vendor-panel/flash-sale/update/${id}`, {
          ...{ ...sale, name, version, period: { ...period, ...to } },
        });

      expect((await edit({ start_at: inMinutes(-20) })).body.errors.period).toEqual([
        'Sedang berlangsung: mulai tidak dapat diubah.',
      ]);
      expect((await edit({ end_at: inMinutes(90) })).body.errors.period).toEqual([
        'Sedang berlangsung: akhir hanya dapat dimajukan.',
      ]);
      expect((await edit({ end_at: inMinutes(30) })).status).toBe(200);
    });

    it('are still edited and ended when the usual prices have fallen below theirs', async () => {
      const [{ id: product_id }, { id: other }] = [
        await make('product-custom'),
        await make('product-custom'),
      ];
      const period = { start_at: inMinutes(-30), end_at: inMinutes(60) };
      const items = [{ product_id, price: 10_000, stock: 5 }];
      const sale = { is_active: true, period, items };
      const { body } = await send('flash-sale', sale);
      const { id, version } = body.data;
      const edit = (more: object) =>
        shop.owner.client.put(`/v1/vendor-panel/flash-sale/update/${id}`, {
          ...sale,
          name: 'Sore',
          version,
          ...more,
        });
      await sql(
        `update entities set data = jsonb_set(data, '{prices,0,price}', '9000') where id in ($1::uuid, $2::uuid)`,
        [product_id, other],
      );

      expect(
        (await edit({ items: [...items, { product_id: other, price: 9_500, stock: 1 }] })).body.errors,
      ).toEqual({
        'items.1.price': [`Harga flash sale harus di bawah harga normal ${rupiah(9_000)}.`],
      });
      const edited = (await edit({})).body.data;
      expect(edited.name).toBe('Sore');
      const off = (await edit({ is_active: false, version: edited.version })).body.data;
      expect(off.is_active).toBe(false);
      expect((await edit({ version: off.version })).body.errors).toHaveProperty('items.0.price');
    });

    it('hold their products: one in a sale is not deleted', async () => {
      const { id: product_id } = await make('product-custom');
      await send('flash-sale', { items: [{ product_id, price: 10_000, stock: 5 }] });
      const { body } = await shop.owner.client.delete(`/v1/vendor-panel/product-custom/${product_id}`);
      expect(body).toMatchObject({ status: 409, code: 'REFERENCED', details: { used_by: '1 Flash Sale' } });
    });
  });

  it('a percent promo says how much at most', async () => {
    const promo = await send('promo', { discount: { type: 'percent', value: 10 }, max_discount: undefined });
    expect(promo.body.errors).toEqual({
      max_discount: ['Potongan maksimal wajib diisi.'],
    });
  });
});
