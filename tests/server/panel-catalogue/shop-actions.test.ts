import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { shopRecords } from '../../support/shop-records';

describe('actions of a shop', () => {
  const shop = shopRecords();
  const { resource, make, sample, action, actionSeen, read, sql } = shop;

  it('keep a code out of the stock that another product of the shop holds, also from before that was seen', async () => {
    const [one, other] = [await make('product-custom'), await make('product-custom')];
    for (const { id } of [one, other]) {
      await sql(`update entities set data = data || '{"fulfilment": "code"}' where id = $1`, [id]);
    }
    const add = (id: string, codes: string[]) => action('product-custom', 'add-codes', { ids: [id], codes });
    expect((await add(one.id, ['GIFT-AAAA-1111', 'GIFT-BBBB-2222'])).status).toBe(200);
    const twice = await add(other.id, ['GIFT-AAAA-1111']);
    // Old digests, per product.
    await sql(`update panel_codes set digest = md5(product_id || id::text) where product_id = $1`, [one.id]);
    const aged = await add(other.id, ['GIFT-CCCC-3333', 'GIFT-BBBB-2222']);

    expect(twice.body.errors).toEqual({ codes: ['Baris 1 sudah ada di stok.'] });
    expect(aged.body.errors).toEqual({ codes: ['Baris 2 sudah ada di stok.'] });
    expect((await add(other.id, ['GIFT-CCCC-3333'])).status).toBe(200);
  });

  it('try a promo code as a buyer would, and take nothing of it', async () => {
    const product = await make('product-custom');
    const promo = await make('promo');
    const start_at = new Date(Date.now() - 3_600_000).toISOString();
    const set = (id: string, data: object) =>
      sql('update entities set data = data || $2::jsonb where id = $1', [id, JSON.stringify(data)]);
    const put = (data: object) => set(promo.id, data);
    await set(product.id, { is_active: true });
    await set(product.category_id, { is_active: true });
    await put({
      ...{ scope: 'all', is_active: true, period: { start_at }, new_member_only: false, min_purchase: 0 },
      ...{
        discount: { type: 'percent', value: 10 },
        max_discount: 5_000,
        tier_ids: [],
        payment_method_ids: [],
      },
    });
    const attempt = (qty = 1) => action('promo', 'try', { ids: [promo.id], product_id: product.id, qty });
    const { body } = await attempt();

    expect(body.data).toMatchObject({ message: 'Kode berlaku.', undo: null });
    expect(body.data.facts).toContainEqual({ label: 'Potongan', value: rupiah(5_000), tone: 'ok' });
    await put({ min_purchase: 100_000 });
    expect((await attempt()).body.data.facts).toContainEqual({
      label: 'Yang dilihat pembeli',
      value: 'belum mencapai minimal pembelian',
      tone: 'bad',
    });
    expect((await attempt(2)).body.data.message).toBe('Kode berlaku.');
    expect((await attempt(99)).body.data.facts.at(-1).value).toBe('Jumlah maksimal 5 untuk item ini.');

    await put({ min_purchase: 0, quota_per_user: 1 });
    const member = await make('member');
    const phone = '6281277700001';
    await set(member.id, { status: 'active', phone });
    await sql(`insert into promo_buyers values ($1, $2, 1)`, [promo.id, phone]);
    const asMember = await action('promo', 'try', {
      ids: [promo.id],
      ...{ product_id: product.id, qty: 1, member_id: member.id },
    });
    expect(asMember.body.data.facts.at(-1).value).toBe('sudah pernah dipakai');

    const sale = await make('flash-sale');
    await set(sale.id, {
      ...{
        is_active: true,
        period: { start_at },
        items: [{ product_id: product.id, price: 20_000, stock: 5 }],
      },
    });
    const flash = await attempt();
    expect(flash.body.data.facts).toContainEqual({
      label: 'Total belanja (flash sale)',
      value: rupiah(20_000),
    });
    await set(product.id, { is_active: false });
    expect((await attempt()).body.data.facts.at(-1).value).toBe('Produk sedang tidak aktif.');
    await set(product.id, { is_active: true });
    await put({ is_active: false });
    expect((await attempt()).body.data.facts.at(-1).value).toBe('kode tidak ditemukan');
    expect((await read('promo', promo.id)).used).toBe(0);
  });

  it('bring an earlier website back without an undo, which would leave its visitors with another one', async () => {
    const endpoint = resource('web-panel').endpoint;
    const save = async (site_name: string) => {
      const { body } = await shop.owner.client.get(endpoint);
      const typed = await sample('web-panel', { site_name });
      return shop.owner.client.put(`${endpoint}/update`, { ...typed, version: body.data?.version ?? 0 });
    };
    for (const name of ['Toko Lama', 'Toko Baru']) {
      expect((await save(name)).status).toBe(200);
      expect((await actionSeen('web-panel', 'publish', { ids: [] })).status).toBe(200);
    }
    const [first] = await sql('select id from site_versions where partner_id = $1 order by number limit 1', [
      shop.owner.scope.partnerId,
    ]);
    const { body } = await actionSeen('web-panel', 'rollback', { ids: [], version_id: first?.id });

    expect(body.data).toMatchObject({ message: expect.stringContaining('kembali diterbitkan'), undo: null });
    expect((await shop.owner.client.get(endpoint)).body.data.site_name).toBe('Toko Lama');
  });
});
