import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { ended, openStorefront, type Storefront } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const product = async (id: string) => {
  const { body } = await server.guest.get(`${shop.path}/catalogue`);
  return body.data.categories
    .flatMap(({ products }: { products: { id: string }[] }) => products)
    .find((one: { id: string }) => one.id === id);
};
const keys = ({ forms }: { forms: { key: string }[] }) => forms.map(({ key }) => key);
const ask = (key: string, over: object = {}) => ({
  key,
  label: key,
  type: 'number',
  required: true,
  ...over,
});

describe('what a website asks its buyers', () => {
  it('for an item of the H2H catalogue: the brand’s own questions, until its shop writes others', async () => {
    expect(keys(await product(shop.vcg))).toEqual(['user_id', 'zone_id']);
    const zone = ask('zone_id', { label: 'Server', type: 'select', options: ['2614', '2615'] });
    await shop.change(shop.category, {
      input_forms: [zone, ask('user_id', { label: 'ID Pemain', placeholder: '12345678', min: 8 })],
    });

    expect((await product(shop.vcg)).forms).toMatchObject([
      { key: 'zone_id', alias: 'Server', type: 'select', options: [{ value: '2614' }, { value: '2615' }] },
      { key: 'user_id', alias: 'ID Pemain', placeholder: '12345678', min_len: 8, max_len: 12 },
    ]);
    const order = (form_values: object) => shop.place({ product_id: shop.vcg, form_values } as never);
    const short = await order({ user_id: '9901230', zone_id: '9999' });
    expect(short.body.errors).toEqual({
      'form_values.user_id': ['ID Pemain minimal 8 karakter.'],
      'form_values.zone_id': ['Server tidak ada dalam pilihan.'],
    });
    // Inputs are sorted in the supplier's order: the User ID ending selects delivery.
    const { body } = await order({ zone_id: '2614', user_id: '99001230' });
    await shop.gateway(body.data.invoice);
    await ended(shop, body.data.invoice, 3);
  });

  it('follows the H2H brand again when that asks for something else by now', async () => {
    await shop.change(shop.category, { input_forms: [ask('user_id')] });
    expect(keys(await product(shop.vcg))).toEqual(['user_id', 'zone_id']);
    await shop.change(shop.category, { input_forms: [] });
  });

  it('for an item of its own: that item’s questions, else those of its brand', async () => {
    await shop.change(shop.category, { input_forms: [ask('rank', { help_text: 'Rank sekarang.' })] });
    expect((await product(shop.custom)).forms).toMatchObject([{ key: 'rank', help_text: 'Rank sekarang.' }]);
    const silent = await shop.quote({ product_id: shop.custom });
    expect(silent.body.errors).toEqual({ 'form_values.rank': ['rank wajib diisi.'] });

    await shop.change(shop.custom, { input_forms: [ask('wa', { type: 'phone' })] });
    const { body } = await shop.place({ product_id: shop.custom, form_values: { wa: '+62 812-3456-7890' } });
    expect((await shop.row(body.data.invoice)).form_values).toEqual({ wa: '081234567890' });
    await shop.change(shop.category, { input_forms: [] });
    await shop.change(shop.custom, { input_forms: [] });
  });
});

describe('the catalogue of a website', () => {
  const catalogue = async () => (await server.guest.get(`${shop.path}/catalogue`)).body.data;

  it('has what its pages and order form are drawn from, popular brands first', async () => {
    const group = await shop.record('category-label', {
      ...{ name: 'Uji Game', icon: 'gift', sort: 1, is_active: true },
      ...{ badge_text: 'HOT', badge_color: '#000000', badge_text_color: '#ffffff' },
    });
    const picture = { id: v7(), url: '/files/uji.webp', width: 400, height: 400 };
    await shop.change(shop.category, {
      ...{ label_id: group, image: picture, description_html: '<p>Uraian</p>', how_to_html: '<p>Cara</p>' },
      ...{ is_popular: true, sort: 999 },
    });
    await shop.change(shop.custom, {
      min_qty: 2,
      max_qty: 4,
      ...{ description: 'Oleh ahli', label: 'HOT' },
      estimate_minutes: 60,
    });
    const { groups, categories } = await catalogue();
    const popular = categories.map(({ is_popular }: { is_popular: boolean }) => is_popular);
    const mine = categories.find(({ id }: { id: string }) => id === shop.category);

    expect(popular).toEqual([...popular].sort((one, other) => Number(other) - Number(one)));
    expect(groups).toContainEqual({
      ...{ id: group, name: 'Uji Game', icon: 'gift' },
      badge: { text: 'HOT', color: '#000000', text_color: '#ffffff' },
    });
    expect(mine).toMatchObject({
      ...{ group_id: group, is_popular: true, image: { url: '/files/uji.webp' } },
      ...{ description_html: '<p>Uraian</p>', how_to_html: '<p>Cara</p>' },
    });
    expect(await product(shop.custom)).toMatchObject({
      ...{ quantity: { min: 2, max: 4 }, description: 'Oleh ahli', label: 'HOT', estimate_minutes: 60 },
      fulfilment: 'joki',
    });
    await shop.change(group, { is_active: false });
    const again = (await catalogue()).categories.find(({ id }: { id: string }) => id === shop.category);
    expect(again.group_id).toBeNull();
  });

  it('shows what paying costs the buyer and when it can be done, and no account number', async () => {
    const id = await shop.record('payment-method', {
      ...{ display_name: 'Transfer Uji', source: 'manual', code: 'UJI', group: 'bank', is_active: true },
      ...{ fee_bearer: 'buyer', fee_flat: 2_500, min: 20_000, max: 1_000_000, show_in_footer: true },
      ...{ open_24h: false, open_from: '08:00', open_to: '21:00', instructions: 'Tulis nomor pesanan.' },
      ...{ account_number: '1310012345678', account_holder: 'Rahasia Wulandari' },
    });
    const methods = (await catalogue()).payment_methods;
    const methodOf = (wanted: string) => methods.find((one: { id: string }) => one.id === wanted);

    expect(methodOf(id)).toEqual({
      ...{ id, name: 'Transfer Uji', group: 'bank', logo: null, fee: { flat: 2_500, percent: 0 } },
      ...{ min: 20_000, max: 1_000_000, is_maintenance: false, hours: { from: '08:00', to: '21:00' } },
      ...{ instructions: 'Tulis nomor pesanan.', show_in_footer: true },
    });
    await shop.change(id, { fee_bearer: 'shop' });
    const borne = (await catalogue()).payment_methods.find((one: { id: string }) => one.id === id);
    expect(borne.fee).toEqual({ flat: 0, percent: 0 });
    expect(JSON.stringify(methods)).not.toMatch(/1310012345678|Rahasia/);
  });

  it('shows an item that a flash sale alone has a price for, at the price that an order pays', async () => {
    const id = await shop.record('product-custom', {
      ...{ category_id: shop.category, name: 'Kilat', sku: `K-${v7()}`, fulfilment: 'manual' },
      ...{ cost: 5_000, prices: [], is_active: true },
    });
    expect(await product(id)).toBeUndefined();
    const start_at = new Date(Date.now() - 60_000).toISOString();
    const sale = await shop.record('flash-sale', {
      ...{ name: 'Kilat', period: { start_at }, is_active: true },
      items: [{ product_id: id, price: 4_000, stock: 5 }],
    });

    expect(await product(id)).toMatchObject({ price: 4_000, flash: { price: 4_000, left: 5 } });
    expect((await shop.quote({ product_id: id })).body.data).toMatchObject({ price: 4_000 });
    await shop.change(sale, { is_active: false });
    expect(await product(id)).toBeUndefined();
    expect((await shop.quote({ product_id: id })).body.code).toBe('PRODUCT_INACTIVE');
  });

  it('takes a switch that was never set as off, on the shelf as at the order', async () => {
    const id = await shop.record('product-custom', {
      ...{ category_id: shop.category, name: 'Tanpa saklar', sku: `K-${v7()}`, fulfilment: 'manual' },
      ...{ cost: 5_000, prices: [{ tier_id: shop.tierId, price: 9_000 }] },
    });
    expect(await product(id)).toBeUndefined();
    expect((await shop.quote({ product_id: id })).body.code).toBe('PRODUCT_INACTIVE');
  });

  it('is read without the texts of articles and without the sales of other days', async () => {
    const past = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    for (let nth = 0; nth < 25; nth += 1) {
      await shop.record('blog', {
        ...{ title: `Kabar ${nth}`, slug: `kabar-${nth}`, status: 'published', published_at: past(nth) },
        body_html: '<p>ISI-PANJANG</p>',
      });
      await shop.record('flash-sale', {
        ...{ name: 'SALE-LAMA', period: { start_at: past(50), end_at: past(40) }, is_active: true },
        items: [{ product_id: shop.custom, price: 1, stock: 1 }],
      });
    }
    const { db } = server.database;
    const rows = db.rows.bind(db);
    const read: unknown[] = [];
    const listening = vi.spyOn(db, 'rows').mockImplementation(async (asked) => {
      const found = await rows(asked);
      read.push(found);
      return found as never;
    });
    const { articles } = await catalogue();
    listening.mockRestore();

    const titles = articles.map(({ title }: { title: string }) => title);
    expect(titles.slice(0, 2)).toEqual(['Kabar 0', 'Kabar 1']);
    expect(titles).toHaveLength(20);
    expect(JSON.stringify(read)).toContain('Kabar 1');
    expect(JSON.stringify(read)).not.toMatch(/ISI-PANJANG|SALE-LAMA/);
    const one = await server.guest.get(`${shop.path}/articles/KABAR-24`);
    expect(one.body.data.body_html).toBe('<p>ISI-PANJANG</p>');
  });

  it('finds promo codes by their key, in whatever letters they are typed', async () => {
    await shop.record('promo', {
      ...{ code: 'UJIKUNCI', name: 'Uji', discount: { type: 'nominal', value: 1_000 }, scope: 'all' },
      ...{ period: { start_at: new Date(Date.now() - 60_000).toISOString() }, is_active: true },
    });
    const wish = { product_id: shop.custom, qty: 2, promo_code: 'ujikunci' };
    expect((await shop.quote(wish)).body.data).toMatchObject({ discount: 1_000 });
    await query(server.database, `delete from entity_keys where value = 'ujikunci'`);
    expect((await shop.quote(wish)).body.code).toBe('PROMO_REFUSED');
  });
});
