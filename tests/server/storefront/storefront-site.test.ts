import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doSeen } from '../../support/actions';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { GUEST, openStorefront, type Storefront } from '../../support/storefront';

const CONFIG = '/v1/vendor-panel/profile';

describe('what visitors of a website see', () => {
  let server: TestServer;
  let shop: Storefront;
  let owner: Client;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    owner = await server.signIn();
  });
  afterAll(() => server.close());

  const site = async () => (await server.guest.get(`${shop.path}/site`)).body.data;
  const catalogue = async () => (await server.guest.get(`${shop.path}/catalogue`)).body;
  /** Saves the draft with changes. */
  const save = async (change: object) => {
    const { data } = (await owner.get(CONFIG)).body;
    const typed = Object.fromEntries(Object.entries(data).filter(([name]) => !ignored.has(name)));
    const saved = await owner.put(`${CONFIG}/update`, { ...typed, ...change, version: data.version });
    expect(saved.body.code).toBeUndefined();
  };
  const ignored = new Set(['id', 'created_at', 'updated_at', 'updated_by', 'reference_titles', 'warnings']);
  const action = (name: string, input: object = {}) =>
    doSeen(owner, `${CONFIG}/act/${name}`, { ids: [], ...input });
  const versionOf = async (number: number) => {
    const rows = await query(
      server.database,
      'select id from site_versions where partner_id = $1::uuid and number = $2::int',
      [shop.partnerId, number],
    );
    return String(rows[0]?.id);
  };

  it('is the published configuration, in the catalogue as by itself', async () => {
    const { data } = await catalogue();
    expect(data.site).toEqual(await site());
    expect(data.site).toMatchObject({
      name: data.shop.name,
      tagline: expect.any(String),
      logo_light: { url: expect.stringContaining('/files/'), width: expect.any(Number) },
      theme: { id: 'kios', mode: 'auto', primary: '#0b6b66', columns: '3' },
      announcement: { text: expect.stringContaining('QRIS') },
      maintenance: { active: false },
      guest_checkout: true,
      faq: [{ q: expect.any(String), a: expect.any(String) }, ...data.site.faq.slice(1)],
      terms_html: expect.stringContaining('<'),
    });
  });

  it('does not change with a draft, changes when it is published, and again when it is rolled back', async () => {
    const before = await site();
    await save({
      site_name: 'Toko Draf',
      guest_checkout: false,
      invoice_prefix: 'ZZZ',
      announcement_active: false,
    });
    expect(await site()).toEqual(before);
    const early = await shop.place({ product_id: shop.custom });
    expect(early.body.data.invoice).toMatch(/^INV\d/);

    expect((await action('publish')).body.data.message).toBe('Versi 2 diterbitkan.');
    expect(await site()).toMatchObject({ name: 'Toko Draf', guest_checkout: false, announcement: null });
    expect((await catalogue()).data.shop.name).toBe('Toko Draf');
    expect((await shop.place({ product_id: shop.custom })).body.code).toBe('GUEST_CHECKOUT_OFF');

    expect((await action('rollback', { version_id: await versionOf(1) })).status).toBe(200);
    expect(await site()).toEqual(before);
    expect((await shop.place({ product_id: shop.custom })).body.data.invoice).toMatch(/^INV\d/);
  });

  it('prefixes invoices and notifies buyers with what is published', async () => {
    await save({ site_name: 'Kios Terbit', invoice_prefix: 'KIOS' });
    await action('publish');
    const { body } = await shop.place({
      product_id: shop.custom,
      buyer: { ...GUEST, phone: '081234567555' },
    });
    expect(body.data.invoice).toMatch(/^KIOS\d/);
    const { id } = await shop.row(body.data.invoice);
    await owner.post('/v1/vendor-panel/transaction/act/notify', { key: v7(), ids: [id] });
    const rows = await query(server.database, `select text from messages where recipient = '6281234567555'`);
    expect(rows[0]?.text).toContain('di Kios Terbit:');
    await action('rollback', { version_id: await versionOf(1) });
  });

  it('asks the supplier for the nickname unless the published configuration says otherwise', async () => {
    await shop.change(shop.category, { check_id_enabled: true });
    const nickname = async () => {
      const { body } = await shop.place({ product_id: shop.vcg });
      return (await shop.row(body.data.invoice)).nickname;
    };
    expect(await nickname()).toEqual(expect.any(String));
    await save({ require_check_id: false });
    expect(await nickname()).toEqual(expect.any(String));
    await action('publish');
    expect(await nickname()).toBeNull();
    await action('rollback', { version_id: await versionOf(1) });
  });

  it('is closed by a published repair, which still has the face of its website', async () => {
    await save({ maintenance_active: true, maintenance_message: 'Sebentar ya.' });
    expect((await catalogue()).status).toBe(200);
    await action('publish');
    const { status, code, message } = await catalogue();
    expect({ status, code, message }).toEqual({
      status: 503,
      code: 'SHOP_MAINTENANCE',
      message: 'Sebentar ya.',
    });
    expect(await site()).toMatchObject({
      theme: { id: 'kios' },
      maintenance: { active: true, message: 'Sebentar ya.' },
    });
    await action('rollback', { version_id: await versionOf(1) });
    expect((await catalogue()).status).toBe(200);
  });

  it('of a website with nothing but a draft is what its declaration begins with', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    await query(server.database, 'delete from site_versions where partner_id = $1::uuid', [lain.partnerId]);
    const [draft] = await query(
      server.database,
      `select id from entities where partner_id = $1::uuid and resource = 'web-panel'`,
      [lain.partnerId],
    );
    await lain.change(String(draft?.id), {
      site_name: 'Rahasia',
      maintenance_active: true,
      invoice_prefix: 'DRF',
    });
    const { body } = await server.guest.get(`${lain.path}/catalogue`);
    expect(body.data.site).toMatchObject({
      name: body.data.shop.name,
      tagline: null,
      logo_light: null,
      theme: { id: 'kios', mode: 'auto', primary: '#0b6b66' },
      announcement: null,
      maintenance: { active: false, message: null },
      guest_checkout: true,
      require_check_id: true,
      faq: [],
      terms_html: null,
    });
    expect(JSON.stringify(body)).not.toContain('Rahasia');
    expect((await lain.place({ product_id: lain.custom })).body.data.invoice).toMatch(/^INV\d/);
  });

  it('has contacts, banners and articles as they stand, each within its time', async () => {
    const hours = (from: number, to: number) => ({
      start_at: new Date(Date.now() + from * 3_600_000).toISOString(),
      end_at: new Date(Date.now() + to * 3_600_000).toISOString(),
    });
    const banner = (title: string, over: object) =>
      shop.record('banner', { title, position: 'slider', sort: 1, is_active: true, ...over });
    await banner('Uji sekarang', { period: hours(-1, 1) });
    await banner('Uji nanti', { period: hours(1, 2) });
    await banner('Uji lalu', { period: hours(-2, -1) });
    await banner('Uji mati', { is_active: false });
    const article = (slug: string, status: string, at?: number) =>
      shop.record('blog', {
        ...{ title: `Judul ${slug}`, slug, status, body_html: '<p>Isi</p>' },
        ...(at !== undefined && { published_at: new Date(Date.now() + at).toISOString() }),
      });
    await article('uji-terbit', 'published', -1_000);
    await article('uji-jadwal-tiba', 'scheduled', -2_000);
    await article('uji-jadwal-nanti', 'scheduled', 3_600_000);
    await article('uji-draf', 'draft', -1_000);
    const [contact] = await query(
      server.database,
      `select id from entities where resource = 'social-media' and partner_id = $1::uuid`,
      [shop.partnerId],
    );
    await shop.change(String(contact?.id), {
      whatsapp: '6281234567890',
      accounts: [
        { network: 'instagram', account: 'https://instagram.com/uji', show: true },
        { network: 'tiktok', account: '@uji', show: true },
        { network: 'x', account: 'uji', show: false },
      ],
    });
    const { data } = await catalogue();
    const titles = data.banners.map(({ title }: { title: string }) => title);
    const slugs = data.articles.map(({ slug }: { slug: string }) => slug);

    expect(titles.filter((one: string) => one.startsWith('Uji'))).toEqual(['Uji sekarang']);
    expect(slugs.filter((one: string) => one.startsWith('uji'))).toEqual(['uji-terbit', 'uji-jadwal-tiba']);
    expect(data.site.contact).toMatchObject({
      whatsapp: '6281234567890',
      accounts: [
        { network: 'instagram', url: 'https://instagram.com/uji' },
        { network: 'tiktok', url: 'https://www.tiktok.com/@uji' },
      ],
      floating: 'right',
    });
    const read = async (slug: string) => server.guest.get(`${shop.path}/articles/${slug}`);
    expect((await read('uji-terbit')).body.data.body_html).toBe('<p>Isi</p>');
    expect([(await read('uji-draf')).status, (await read('uji-jadwal-nanti')).status]).toEqual([404, 404]);
  });
});
