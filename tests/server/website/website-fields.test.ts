import { beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { query } from '../../support/query';
import { running } from '../../support/storefront';
import { until } from '../../support/until';
import { websiteStage } from '../../support/website-stage';
import { websiteHost, websiteVisitor } from '../../support/website-visitor';

/** A page of `visitPages` on which a visitor sees a field, and the text that its value puts there. */
type Place = [page: string, shows: string | RegExp];
/** Why visitors do not see a field. */
interface Unseen {
  unseen: string;
}
type Places = Record<string, Place | Unseen>;

/** Matches a page without this text. */
const without = (text: string) => new RegExp(`^(?![\\s\\S]*${text})`);
/** Matches these texts in this order. */
const inOrder = (...texts: string[]) => new RegExp(texts.join('[\\s\\S]*'));
const unseen = (reason: string): Unseen => ({ unseen: reason });

/** A page without the marks of translators. */
const plain = (html: string) => html.replaceAll(/<span translate="no">([^<]*)<\/span>/g, '$1');

let pictures = 0;
/** A picture of its own; pages show its address. */
function pictureOf(width = 400, height = 400) {
  pictures += 1;
  const url = `/files/00000000-0000-7000-8000-${String(pictures).padStart(12, '0')}`;
  return { url, width, height };
}
const shot = {
  ...{ light: pictureOf(), dark: pictureOf(), favicon: pictureOf(48, 48), share: pictureOf(1200, 630) },
  ...{
    slide: pictureOf(1200, 400),
    phone: pictureOf(800, 600),
    brand: pictureOf(),
    wide: pictureOf(1200, 400),
  },
  ...{
    own: pictureOf(),
    supply: pictureOf(),
    sale: pictureOf(1200, 400),
    logo: pictureOf(),
    cover: pictureOf(),
  },
};

/** A published configuration in which every field differs from its initial value. */
const configuration = {
  ...{ site_name: 'Situs Uji', tagline: 'Slogan Uji', favicon: shot.favicon },
  ...{ logo_light: shot.light, logo_dark: shot.dark, theme_id: 'etalase', mode: 'auto' },
  ...{ color_primary: '#1f3a5f', color_secondary: '#c0ffee', color_background: '#fffdf7' },
  ...{ color_text: '#101820', font: 'nunito', radius: 'large', layout_card: '4', footer_text: 'Kaki Uji' },
  ...{ announcement_active: true, announcement_text: 'Pengumuman Uji', announcement_color: '#5b21b6' },
  ...{ announcement_link: 'https://contoh.id/uji', guest_checkout: false, require_check_id: true },
  ...{ invoice_prefix: 'UJI', maintenance_active: false, faq: [{ q: 'Tanya Uji', a: 'Jawab Uji' }] },
  ...{
    terms_html: '<p>Syarat Uji</p>',
    privacy_html: '<p>Privasi Uji</p>',
    refund_html: '<p>Refund Uji</p>',
  },
  ...{ meta_title: 'Judul Meta Uji', meta_description: 'Deskripsi Meta Uji', og_image: shot.share },
  ...{ robots_index: false, google_analytics_id: 'G-ABCD123456', meta_pixel_id: '123456789012345' },
  tiktok_pixel: 'C4A1B2C3D4E5F6G7H8J9',
};
const MAINTENANCE = 'Perbaikan Uji';

const webPanel: Places = {
  site_name: ['home', /<span class="name">Situs Uji<\/span>/],
  tagline: ['home', 'Situs Uji: Slogan Uji'],
  logo_light: ['home', `src="${shot.light.url}"`],
  logo_dark: ['home', `srcSet="${shot.dark.url}"`],
  favicon: ['home', `<link rel="icon" href="${shot.favicon.url}"`],
  theme_id: ['home', 'data-theme="etalase"'],
  mode: ['home', '@media (prefers-color-scheme:dark){:root{color-scheme:dark'],
  color_primary: ['home', '--primary:#1f3a5f'],
  color_secondary: ['home', '--secondary:#c0ffee'],
  color_background: ['home', '--bg:#fffdf7'],
  color_text: ['home', '--text:#101820'],
  font: ['home', "--font:'Nunito'"],
  radius: ['home', 'data-radius="large"'],
  layout_card: ['home', '--columns:4'],
  footer_text: ['contact', 'Kaki Uji'],
  announcement_active: ['plain', without('class="announcement"')],
  announcement_text: ['contact', 'Pengumuman Uji'],
  announcement_link: ['contact', 'href="https://contoh.id/uji"'],
  announcement_color: ['contact', /class="announcement" style="background:#5b21b6/],
  guest_checkout: ['supply', 'Pembelian di toko ini memakai akun'],
  require_check_id: ['review without a check', without('Nickname')],
  invoice_prefix: ['order', /UJI\d{6}/],
  maintenance_active: ['closed', 'Sedang dalam perbaikan'],
  maintenance_message: ['closed', MAINTENANCE],
  faq: ['faq', '<summary>'],
  'faq.q': ['faq', 'Tanya Uji'],
  'faq.a': ['faq', 'Jawab Uji'],
  terms_html: ['terms', '<p>Syarat Uji</p>'],
  privacy_html: ['privacy', '<p>Privasi Uji</p>'],
  refund_html: ['refund', '<p>Refund Uji</p>'],
  meta_title: ['home', '<title>Judul Meta Uji</title>'],
  meta_description: ['home', '<meta name="description" content="Deskripsi Meta Uji"/>'],
  og_image: ['home', new RegExp(`<meta property="og:image" content="https?://[^/]+${shot.share.url}"/>`)],
  robots_index: ['home', '<meta name="robots" content="noindex"/>'],
  // How and where they run: `website-analytics.test.ts`.
  google_analytics_id: ['privacy', 'Google Analytics'],
  meta_pixel_id: ['privacy', 'Meta Pixel'],
  tiktok_pixel: ['privacy', 'TikTok Pixel'],
};

const banner: Places = {
  title: ['home', 'alt="Banner Uji"'],
  link: ['home', 'href="/brand-uji"><picture>'],
  image_desktop: ['home', `src="${shot.slide.url}"`],
  image_mobile: ['home', `srcSet="${shot.phone.url}" media="(max-width: 640px)"`],
  position: [
    'home',
    inOrder('class="slides"', 'Banner Uji', 'class="sides"', 'Samping Uji', 'id="popup"', 'Popup Uji'),
  ],
  sort: ['home', inOrder('alt="Banner Uji"', 'alt="Banner Kedua"')],
  period: ['home', without('Banner Nanti')],
  is_active: ['home', without('Banner Mati')],
};

const flashSale: Places = {
  name: ['home', 'Kilat Uji'],
  period: ['home', inOrder('Kilat Uji', 'Berakhir dalam', 'dateTime="2099-')],
  banner: ['home', `src="${shot.sale.url}"`],
  items: ['home', inOrder('Kilat Uji', 'class="card flash-card"')],
  'items.product_id': ['home', inOrder('class="card flash-card"', 'Barang Uji')],
  'items.price': ['home', rupiah(22_222)],
  'items.stock': ['home', 'Sisa 77'],
  'items.limit_per_user': ['home', 'Maks. 3 per pembeli'],
  is_active: ['home', without('Kilat Mati')],
};

const promo: Places = {
  code: ['home', 'KODEUJI'],
  name: ['home', 'Promo Uji'],
  description: ['home', 'Keterangan Promo'],
  discount: ['home', 'Potongan 12,5\u00a0%'],
  max_discount: ['home', `maks. ${rupiah(4_321)}`],
  min_purchase: ['home', `min. belanja ${rupiah(8_765)}`],
  quota: ['home', 'sisa 55 kali'],
  quota_per_user: ['home', '2 kali per pembeli'],
  period: ['home', 'sampai 01 Mar 2099'],
  days: ['home', 'hari Senin dan Minggu'],
  scope: ['supply', without('KODEUJI')],
  category_ids: ['home', 'untuk Brand Uji'],
  product_ids: ['home', inOrder('KODEBARANG', 'untuk Barang Uji')],
  tier_ids: ['home', without('KODETIER')],
  payment_method_ids: ['home', 'bayar dengan Transfer Uji'],
  new_member_only: ['home', 'khusus member baru'],
  visibility: ['home', without('KODERAHASIA')],
  is_active: ['home', without('KODEMATI')],
};

const questions = (page: string, key: string): Places => ({
  input_forms: [page, 'Data tujuan'],
  'input_forms.key': [page, `name="f.${key}"`],
  'input_forms.label': [page, `${key} label`],
  'input_forms.type': [page, `<select id="i-f-${key}_pilih"`],
  'input_forms.options': [page, '<option value="Pilihan Uji">'],
  'input_forms.placeholder': [page, `placeholder="${key} contoh"`],
  'input_forms.help_text': [page, `${key} petunjuk`],
  'input_forms.required': [page, new RegExp(`name="f.${key}" required=""|required="" [^>]*name="f.${key}"`)],
  'input_forms.min': [page, 'minLength="3"'],
  'input_forms.max': [page, 'maxLength="17"'],
});

const category: Places = {
  name: ['brand', '<h1>Brand Uji</h1>'],
  slug: ['home', 'href="/brand-uji"'],
  source: unseen('where the shop buys is its own affair'),
  brand_id: ['supply', 'name="f.zone_id"'],
  label_id: ['home', inOrder('Grup Uji</h2>', '>Brand Uji<')],
  sort: ['home', inOrder('>Brand Uji<', '>Brand Kedua<')],
  image: ['home', `src="${shot.brand.url}"`],
  banner: ['brand', `src="${shot.wide.url}"`],
  description_html: ['brand', '<p>Tentang Uji</p>'],
  how_to_html: ['brand', '<p>Cara Uji</p>'],
  ...questions('brand', 'merek'),
  check_id_enabled: ['review', 'Nickname'],
  is_popular: ['home', inOrder('>Brand Populer<', '>Brand Uji<')],
  is_active: ['home', without('Brand Mati')],
  meta_title: ['brand', '<title>Judul Brand Uji'],
  meta_description: ['brand', '<meta name="description" content="Deskripsi Brand Uji"/>'],
};

const categoryLabel: Places = {
  name: ['home', 'Grup Uji</h2>'],
  icon: ['home', /class="lucide lucide-gift"[^>]*>(?:(?!<\/a>).)*Grup Uji/],
  sort: ['home', inOrder('Grup Uji</h2>', 'Grup Kedua</h2>')],
  badge_text: ['home', '>LENCANA<'],
  badge_color: ['home', 'style="background:#123456;'],
  badge_text_color: ['home', 'style="background:#123456;color:#fedcba"'],
  is_active: ['home', without('Grup Mati')],
};

const productCustom: Places = {
  name: ['brand', 'Barang Uji'],
  category_id: ['brand', 'Barang Uji'],
  sku: unseen('a number for the shop and its suppliers'),
  image: ['brand', `src="${shot.own.url}"`],
  label: ['brand', '<span class="badge">HOT</span>'],
  description: ['brand', 'Keterangan Barang'],
  fulfilment: ['brand', 'Kode dikirim otomatis'],
  cost: unseen('what the shop pays is its own affair'),
  prices: ['brand', rupiah(33_333)],
  'prices.tier_id': ['brand of a member', rupiah(31_111)],
  'prices.price': ['brand', rupiah(33_333)],
  min_qty: ['brand', 'data-min="2"'],
  max_qty: ['brand', 'data-max="9"'],
  process_hours: ['brand', 'Diproses 09.09–17.17 WIB'],
  estimate_minutes: ['brand', '± 44 menit'],
  ...questions('own questions', 'barang'),
  sort: ['brand', inOrder('Barang Uji', 'Barang Kedua')],
  is_active: ['brand', without('Barang Mati')],
};

const productVcg: Places = {
  category_id: ['supply', 'Supply Uji'],
  variation_id: ['supply', 'name="f.user_id"'],
  display_name: ['supply', 'Supply Uji'],
  image: ['supply', `src="${shot.supply.url}"`],
  label: ['supply', '<span class="badge">BARU</span>'],
  price_mode: ['supply', '{tier price}'],
  prices: ['supply', rupiah(55_555)],
  'prices.tier_id': ['supply', without(rupiah(51_111))],
  'prices.price': ['supply', rupiah(55_555)],
  auto_disable_on_loss: ['supply', without('Supply Rugi')],
  sort: ['supply', inOrder('Supply Uji', 'Supply Manual')],
  is_active: ['supply', without('Supply Mati')],
};

const memberTier: Places = {
  name: ['tiers', 'Tier Uji'],
  level: ['tiers', inOrder('Publik', 'Tier Uji', 'Tier Tinggi')],
  color: ['tiers', 'class="tier-badge" style="background:#7c2d12'],
  icon: ['tiers', /lucide-medal(?:(?!<\/span>).)*Tier Uji/s],
  margin: ['supply', '{tier price}'],
  upgrade: ['tiers', 'Otomatis setelah belanja'],
  upgrade_price: ['tiers', `Berbayar ${rupiah(98_765)}`],
  min_spent_30d: ['tiers', `Otomatis setelah belanja ${rupiah(456_789)}`],
  benefits: ['tiers', 'Keuntungan Uji'],
  is_default: ['home', 'KODEAWAL'],
  is_active: ['tiers', without('Tier Mati')],
};

const paymentMethod: Places = {
  display_name: ['brand', 'Transfer Uji'],
  source: ['order', inOrder('Nomor rekening', 'Atas nama')],
  code: unseen('chooses the method at the gateway'),
  group: ['brand', '>Transfer bank</p>'],
  logo: ['brand', `src="${shot.logo.url}"`],
  fee_flat: ['brand', `Biaya ${rupiah(1_234)}`],
  fee_percent: ['brand', '+ 1,5 %'],
  fee_bearer: ['brand', inOrder('Gratis Uji', 'Tanpa biaya')],
  min: ['brand', `min. ${rupiah(5_432)}`],
  max: ['brand', `maks. ${rupiah(9_876_543)}`],
  rounding: ['order', 'Pembulatan'],
  open_24h: ['brand', 'jam 08:08–21:21'],
  open_from: ['brand', 'jam 08:08–'],
  open_to: ['brand', '–21:21'],
  use_unique_code: ['order', 'Kode unik'],
  account_number: ['order', /data-copy="1234567890123"/],
  account_holder: ['order', 'Pemilik Uji'],
  instructions: ['order', 'Petunjuk Uji'],
  show_in_footer: ['contact', inOrder('class="logos"', `alt="Transfer Uji"`)],
  sort: ['brand', inOrder('Gratis Uji', 'Transfer Uji')],
  is_active: ['brand', without('Metode Mati')],
};

const blog: Places = {
  title: ['article', '<h1>Artikel Uji</h1>'],
  slug: ['articles', 'href="/artikel/artikel-uji"'],
  excerpt: ['articles', 'Ringkasan Uji'],
  body_html: ['article', '<p>Isi Uji</p>'],
  cover: ['article', `src="${shot.cover.url}"`],
  category: ['article', 'Panduan'],
  tags: ['article', 'Topik: tag uji'],
  author: ['article', 'Penulis Uji'],
  status: ['articles', without('Artikel Draf')],
  published_at: ['article', '03 Feb 2024'],
  meta_title: ['article', '<title>Judul Artikel Uji'],
  meta_description: ['article', '<meta name="description" content="Deskripsi Artikel Uji"/>'],
};

const socialMedia: Places = {
  whatsapp: ['contact', 'https://wa.me/6281200001111'],
  whatsapp_text: ['contact', '?text=Halo%20Uji'],
  phone: ['contact', 'tel:+622100001111'],
  email: ['contact', 'mailto:uji@contoh.id'],
  address: ['contact', 'Jalan Uji'],
  accounts: ['contact', 'aria-label="Sosial media"'],
  'accounts.network': ['contact', '>Instagram<'],
  'accounts.account': ['contact', 'href="https://www.instagram.com/akunuji"'],
  'accounts.show': ['contact', without('akunsembunyi')],
  open_hours: ['contact', 'Jam layanan'],
  'open_hours.day': ['contact', '<dt>Selasa</dt>'],
  'open_hours.from': ['contact', /06:06(?:<!-- -->)?–/],
  'open_hours.to': ['contact', '20:20'],
  floating_button: ['contact', 'class="chat"'],
  floating_position: ['contact', 'data-side="left"'],
};

const forGuests = {
  ...{ home: '/', brand: '/brand-uji', supply: '/supply-uji', 'own questions': '/brand-kedua' },
  ...{ contact: '/kontak', articles: '/artikel', article: '/artikel/artikel-uji', faq: '/tanya-jawab' },
  ...{ terms: '/syarat-ketentuan', privacy: '/kebijakan-privasi', refund: '/kebijakan-refund' },
};

const places: Record<string, Places> = {
  ...{
    'web-panel': webPanel,
    banner,
    'flash-sale': flashSale,
    promo,
    category,
    'category-label': categoryLabel,
  },
  ...{ 'product-custom': productCustom, 'product-vcg': productVcg, 'member-tier': memberTier, blog },
  ...{ 'payment-method': paymentMethod, 'social-media': socialMedia },
};

/** Resources of the panel whose records are no part of a website's face. */
const notOfTheWebsite: Record<string, string> = {
  member: 'an account of a person, which its owner sees below /akun',
  'panel-transaction': 'an order, which its buyer sees by its private address',
};

describe('a field of the panel', () => {
  const shop = websiteStage();
  const pages = new Map<string, string>();
  let tierPrice = '';

  beforeAll(async () => {
    const host = await websiteHost(shop.server, shop.partnerId);
    const sql = (text: string, values: unknown[] = []) => query(shop.server.database, text, values);
    await sql(`update site_versions set data = data || $2::text::jsonb where partner_id = $1::uuid`, [
      shop.partnerId,
      JSON.stringify(configuration),
    ]);
    const products = await fill();
    tierPrice = rupiah(shop.cost + 1_111);

    const guest = websiteVisitor(shop.server, host);
    const member = websiteVisitor(shop.server, host, { cookie: `member=${await shop.signIn()}` });
    const open = async (name: string, path: string, by = guest) => {
      const { status, html } = await by.get(path);
      pages.set(name, plain(html));
      if (status !== 200 && name !== 'closed') throw new Error(`${path} answered ${status}`);
    };
    for (const [name, path] of Object.entries(forGuests)) await open(name, path);
    await open('tiers', '/akun/tier', member);
    await open('brand of a member', '/brand-uji', member);
    const { body } = await shop.place({
      ...{ product_id: products.priced, payment_method: products.method, buyer: shop.member.buyer },
      form_values: { user_id: '99001230', zone_id: '2614' },
    });
    const { invoice } = body.data;
    const key = shop.server.services.vault.digest(`website order ${invoice}`).slice(0, 32);
    await open('order', `/pesanan/${invoice}?k=${key}`);

    const form = {
      ...{ 'f.user_id': '128845097', 'f.zone_id': '2614', qty: '1', name: 'Budi', phone: '081234567890' },
      ...{ product_id: products.priced, payment_method: shop.qris },
    };
    /** Publishes a change with a name of its own, and waits until the website has it. */
    const publish = async (site_name: string, change: object) => {
      await shop.publish({ site_name, ...change });
      await until(site_name, async () => (await guest.get('/')).html.includes(site_name));
    };
    const review = async (name: string) => {
      const { status, html } = await guest.send('/supply-uji', form);
      if (status !== 200) throw new Error(`${name} answered ${status}: ${html}`);
      pages.set(name, plain(html));
    };
    await publish('Situs Polos', { announcement_active: false });
    await open('plain', '/');
    await review('review');
    await publish('Situs Tanpa Cek', { require_check_id: false });
    await review('review without a check');
    await publish('Situs Tutup', { maintenance_active: true, maintenance_message: MAINTENANCE });
    await open('closed', '/');
  });

  /** Records of every resource in which each field differs from its initial value. */
  async function fill() {
    const { record, change } = shop;
    const active = { is_active: true };
    const period = { ...running(), end_at: '2099-03-01T05:00:00.000Z' };
    const later = { start_at: '2098-01-01T00:00:00.000Z', end_at: '2099-01-01T00:00:00.000Z' };
    const forms = (key: string) =>
      [
        {
          key,
          label: `${key} label`,
          type: 'text',
          placeholder: `${key} contoh`,
          help_text: `${key} petunjuk`,
        },
        { key: `${key}_pilih`, label: 'Pilih', type: 'select', options: ['Pilihan Uji'], required: true },
      ].map((one) => ({ required: true, ...(one.type === 'text' && { min: 3, max: 17 }), ...one }));

    const badge = { badge_text: 'LENCANA', badge_color: '#123456', badge_text_color: '#fedcba' };
    const group = await record('category-label', {
      name: 'Grup Uji',
      icon: 'gift',
      sort: 1,
      ...badge,
      ...active,
    });
    const second = await record('category-label', { name: 'Grup Kedua', sort: 2, ...active });
    const off = await record('category-label', { name: 'Grup Mati', sort: 1, is_active: false });
    const inGroup = { source: 'custom', label_id: group, ...active };
    const brand = await record('category', {
      ...{ ...inGroup, name: 'Brand Uji', slug: 'brand-uji', sort: 1, image: shot.brand, banner: shot.wide },
      ...{
        description_html: '<p>Tentang Uji</p>',
        how_to_html: '<p>Cara Uji</p>',
        input_forms: forms('merek'),
      },
      ...{ meta_title: 'Judul Brand Uji', meta_description: 'Deskripsi Brand Uji' },
    });
    const other = { ...inGroup, sort: 2 };
    const brandKedua = await record('category', { ...other, name: 'Brand Kedua', slug: 'brand-kedua' });
    await record('category', { ...other, name: 'Brand Populer', slug: 'populer', sort: 9, is_popular: true });
    await record('category', { ...other, name: 'Brand Mati', slug: 'mati', is_active: false });
    await record('category', { ...other, name: 'Brand Lepas', slug: 'lepas', label_id: off });
    const supply = await record('category', {
      ...{ name: 'Supply', slug: 'supply-uji', source: 'vcg', label_id: second, check_id_enabled: true },
      ...{ sort: 1, ...active },
    });

    await change(shop.tierId, { margin: { type: 'nominal', value: 1_111 }, level: 1, is_default: true });
    const tier = { margin: { type: 'nominal', value: 500 }, ...active };
    const high = await record('member-tier', {
      ...{ ...tier, name: 'Tier Tinggi', level: 99, upgrade: 'paid', upgrade_price: 98_765 },
    });
    await record('member-tier', {
      ...{ ...tier, name: 'Tier Uji', level: 98, color: '#7c2d12', icon: 'medal', upgrade: 'automatic' },
      ...{ min_spent_30d: 456_789, benefits: ['Keuntungan Uji'] },
    });
    await record('member-tier', { ...tier, name: 'Tier Mati', level: 97, upgrade: 'free', is_active: false });
    await change(shop.member.id, { tier_id: high });

    const prices = (usual: number, member: number) => [
      { tier_id: shop.tierId, price: usual },
      { tier_id: high, price: member },
    ];
    const own = {
      category_id: brand,
      cost: 10_000,
      prices: prices(33_333, 31_111),
      fulfilment: 'code',
      ...active,
    };
    const product = await record('product-custom', {
      ...{ ...own, name: 'Barang Uji', sku: 'SKUUJI', image: shot.own, label: 'HOT', sort: 1 },
      ...{ description: 'Keterangan Barang', min_qty: 2, max_qty: 9 },
    });
    const work = { fulfilment: 'joki', process_hours: '09.09–17.17 WIB', estimate_minutes: 44 };
    await record('product-custom', { ...own, ...work, name: 'Barang Kedua', sku: 'KEDUA', sort: 2 });
    await record('product-custom', { ...own, name: 'Barang Mati', sku: 'MATI', is_active: false });
    const asking = {
      category_id: brandKedua,
      name: 'Barang Tanya',
      sku: 'TANYA',
      input_forms: forms('barang'),
    };
    await record('product-custom', { ...own, ...asking });
    const [{ variation_id } = {}] = await query(
      shop.server.database,
      `select data->>'variation_id' as variation_id from entities where id = $1::uuid`,
      [shop.vcg],
    );
    const sold = { category_id: supply, variation_id, price_mode: 'tier', ...active };
    await record('product-vcg', {
      ...{ ...sold, display_name: 'Supply Uji', image: shot.supply, label: 'BARU', sort: 1 },
    });
    const manual = { ...sold, price_mode: 'manual', sort: 2 };
    const priced = await record('product-vcg', {
      ...{ ...manual, display_name: 'Supply Manual', prices: prices(55_555, 51_111) },
    });
    const loss = { display_name: 'Supply Rugi', prices: prices(1, 1), auto_disable_on_loss: true };
    await record('product-vcg', { ...manual, ...loss });
    await record('product-vcg', { ...sold, display_name: 'Supply Mati', is_active: false });

    const bank = { source: 'manual', group: 'bank', open_24h: true, show_in_footer: true, ...active };
    const method = await record('payment-method', {
      ...{ ...bank, display_name: 'Transfer Uji', code: 'UJI', logo: shot.logo, sort: 2, rounding: '1000' },
      ...{ fee_flat: 1_234, fee_percent: 1.5, fee_bearer: 'buyer', min: 5_432, max: 9_876_543 },
      use_unique_code: true,
      ...{ account_number: '1234567890123', account_holder: 'Pemilik Uji', instructions: 'Petunjuk Uji' },
    });
    const hours = { open_24h: false, open_from: '08:08', open_to: '21:21' };
    const free = { fee_flat: 500, fee_bearer: 'shop', sort: 1, ...hours };
    await record('payment-method', { ...bank, ...free, display_name: 'Gratis Uji', code: 'GRATIS' });
    await record('payment-method', { ...bank, display_name: 'Metode Mati', code: 'MATI', is_active: false });

    const slide = { position: 'slider', image_desktop: shot.slide, sort: 1, ...active };
    const link = { link: '/brand-uji', image_mobile: shot.phone };
    await record('banner', { ...slide, ...link, title: 'Banner Uji', period: running() });
    await record('banner', { ...slide, title: 'Banner Kedua', sort: 2 });
    await record('banner', { ...slide, title: 'Banner Nanti', period: later });
    await record('banner', { ...slide, title: 'Banner Mati', is_active: false });
    await record('banner', { ...slide, title: 'Samping Uji', position: 'side' });
    await query(
      shop.server.database,
      `update entities set deleted_at = now() where partner_id = $1::uuid and data->>'position' = 'popup'`,
      [shop.partnerId],
    );
    await record('banner', { ...slide, title: 'Popup Uji', position: 'popup' });

    const items = [{ product_id: product, price: 22_222, stock: 77, limit_per_user: 3 }];
    await record('flash-sale', { name: 'Kilat Uji', period, banner: shot.sale, items, ...active });
    await record('flash-sale', { name: 'Kilat Mati', period, items, is_active: false });

    const open = { discount: { type: 'percent', value: 12.5 }, period, visibility: 'public', ...active };
    const all = { ...open, name: 'Lain', scope: 'all' };
    await record('promo', {
      ...{
        ...open,
        code: 'KODEUJI',
        name: 'Promo Uji',
        description: 'Keterangan Promo',
        max_discount: 4_321,
      },
      ...{ min_purchase: 8_765, quota: 55, quota_per_user: 2, days: ['mon', 'sun'], scope: 'category' },
      ...{ category_ids: [brand], payment_method_ids: [method], new_member_only: true },
    });
    await record('promo', {
      ...open,
      code: 'KODEBARANG',
      name: 'Barang',
      scope: 'product',
      product_ids: [product],
    });
    await record('promo', { ...all, code: 'KODETIER', tier_ids: [high] });
    await record('promo', { ...all, code: 'KODEAWAL', tier_ids: [shop.tierId] });
    await record('promo', { ...all, code: 'KODERAHASIA', visibility: 'secret' });
    await record('promo', { ...all, code: 'KODEMATI', is_active: false });

    await record('blog', {
      ...{ title: 'Artikel Uji', slug: 'artikel-uji', excerpt: 'Ringkasan Uji', body_html: '<p>Isi Uji</p>' },
      ...{
        cover: shot.cover,
        category: 'guide',
        tags: ['tag uji'],
        author: 'Penulis Uji',
        status: 'published',
      },
      ...{ published_at: '2024-02-03T05:00:00.000Z', meta_title: 'Judul Artikel Uji' },
      meta_description: 'Deskripsi Artikel Uji',
    });
    await record('blog', { title: 'Artikel Draf', slug: 'draf', body_html: '<p>x</p>', status: 'draft' });
    await query(
      shop.server.database,
      `update entities set deleted_at = now() where partner_id = $1::uuid and resource = 'blog'
       and data->>'slug' not in ('artikel-uji', 'draf')`,
      [shop.partnerId],
    );
    await query(
      shop.server.database,
      `update entities set data = $2::text::jsonb where partner_id = $1::uuid and resource = 'social-media'`,
      [
        shop.partnerId,
        JSON.stringify({
          ...{ whatsapp: '6281200001111', whatsapp_text: 'Halo Uji', phone: '622100001111' },
          ...{
            email: 'uji@contoh.id',
            address: 'Jalan Uji',
            floating_button: true,
            floating_position: 'left',
          },
          accounts: [
            { network: 'instagram', account: '@akunuji', show: true },
            { network: 'facebook', account: 'akunsembunyi', show: false },
          ],
          open_hours: [{ day: 'tuesday', from: '06:06', to: '20:20' }],
        }),
      ],
    );
    return { priced, method };
  }

  const declared = () =>
    shop.server.services.model.resources.filter(
      ({ area, lookupOnly, can }) =>
        area === 'panel' && !lookupOnly && ['create', 'edit'].some((one) => (can as string[]).includes(one)),
    );

  it('has a place at the website, or a reason to have none', () => {
    const names = declared().map(({ name }) => name);
    expect(names.toSorted()).toEqual([...Object.keys(places), ...Object.keys(notOfTheWebsite)].toSorted());
    for (const { name, fields } of declared().filter((one) => one.name in places)) {
      const typed = Object.entries(fields).filter(([, { computed }]) => !computed);
      const listed = typed.flatMap(([field, spec]) => [
        field,
        ...(spec.kind === 'rows' ? Object.keys(spec.fields).map((inner) => `${field}.${inner}`) : []),
      ]);
      expect(Object.keys(places[name] ?? {}).toSorted(), name).toEqual(listed.toSorted());
    }
  });

  it.each(
    Object.entries(places).flatMap(([resource, fields]) =>
      Object.entries(fields).flatMap(([field, place]) =>
        'unseen' in place ? [] : [{ field: `${resource}.${field}`, page: place[0], shows: place[1] }],
      ),
    ),
  )('$field is seen on $page', ({ page, shows }) => {
    const expected = typeof shows === 'string' ? shows.replace('{tier price}', tierPrice) : shows;
    const html = pages.get(page) ?? '';
    const isShown = typeof expected === 'string' ? html.includes(expected) : expected.test(html);
    expect(isShown, `${expected} on ${page}`).toBe(true);
  });
});
