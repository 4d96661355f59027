import { banner } from './resources/banner';
import { blog } from './resources/blog';
import { brand } from './resources/brand';
import { category } from './resources/category';
import { categoryLabel } from './resources/category-label';
import { flashSale } from './resources/flash-sale';
import { member } from './resources/member';
import { memberDevice } from './resources/member-device';
import { memberMutation } from './resources/member-mutation';
import { memberPoint } from './resources/member-point';
import { memberTier } from './resources/member-tier';
import { panelProduct } from './resources/panel-product';
import { panelTransaction } from './resources/panel-transaction';
import { paymentMethod } from './resources/payment-method';
import { productCustom } from './resources/product-custom';
import { productVcg } from './resources/product-vcg';
import { promo } from './resources/promo';
import { siteVersion } from './resources/site-version';
import { socialMedia } from './resources/social-media';
import { variation } from './resources/variation';
import { webPanel } from './resources/web-panel';
import { defineConfig } from './src/core/schema/resource';

// What the portal manages: access keys, entities, menus. Each entity stands in a file of its own in `resources/`, or
// here. Plain data: labels, order, limits, options, fields and menus may be changed without touching `src/`. A mistake
// is named at start, as `resource.field`, before anything is served.
export default defineConfig({
  accessKeys: [
    { key: 'dashboard', label: 'Dashboard' },
    { key: 'statistic', label: 'Statistik' },
    { key: 'referral', label: 'Referral' },
    { key: 'transaction', label: 'Lihat transaksi' },
    { key: 'product', label: 'Lihat brand dan harga' },
    { key: 'product.order', label: 'Beli produk' },
    { key: 'price_history', label: 'Riwayat harga' },
    { key: 'selling_price', label: 'Atur harga jual' },
    { key: 'topup', label: 'Lihat top up saldo' },
    { key: 'topup.action', label: 'Buat top up saldo' },
    { key: 'balance_history', label: 'Riwayat saldo' },
    { key: 'ticketing', label: 'Lihat permintaan tiket' },
    { key: 'ticketing.action', label: 'Buat dan balas tiket' },
    { key: 'feedback', label: 'Kritik dan saran' },
    { key: 'activity_log', label: 'Log aktifitas' },
    { key: 'integration', label: 'Integrasi API' },
    { key: 'setting.pin', label: 'Ubah PIN' },
    { key: 'setting.reminder_saldo', label: 'Pengingat saldo' },
    { key: 'panel.statistic', label: 'Panel: lihat statistik' },
    { key: 'panel.statistic.action', label: 'Panel: kelola statistik' },
    { key: 'panel.member', label: 'Panel: lihat member' },
    { key: 'panel.member.action', label: 'Panel: ubah member' },
    { key: 'panel.product', label: 'Panel: lihat brand dan variasi' },
    { key: 'panel.product.action', label: 'Panel: kelola brand dan variasi' },
    { key: 'panel.transaction', label: 'Panel: lihat transaksi' },
    { key: 'panel.transaction.action', label: 'Panel: kelola transaksi' },
    { key: 'panel.saldo_profit', label: 'Panel: lihat saldo profit' },
    { key: 'panel.saldo_profit.action', label: 'Panel: cairkan saldo profit' },
    { key: 'panel.web_config', label: 'Panel: lihat konfigurasi web dan blog' },
    { key: 'panel.web_config.action', label: 'Panel: kelola konfigurasi web dan blog' },
    { key: 'panel.banner', label: 'Panel: lihat banner' },
    { key: 'panel.banner.action', label: 'Panel: kelola banner' },
    { key: 'panel.flash_sale', label: 'Panel: lihat flash sale' },
    { key: 'panel.flash_sale.action', label: 'Panel: kelola flash sale' },
    { key: 'panel.promo', label: 'Panel: lihat kode promo' },
    { key: 'panel.promo.action', label: 'Panel: kelola kode promo' },
    { key: 'panel.payment_method', label: 'Panel: lihat metode pembayaran' },
    { key: 'panel.payment_method.action', label: 'Panel: kelola metode pembayaran' },
    { key: 'panel.member_tier', label: 'Panel: lihat member tier' },
    { key: 'panel.member_tier.action', label: 'Panel: kelola member tier' },
    { key: 'panel.contact', label: 'Panel: lihat kontak dan sosial media' },
    { key: 'panel.contact.action', label: 'Panel: kelola kontak dan sosial media' },
  ],
  resources: [
    member,
    memberMutation,
    memberPoint,
    memberDevice,
    panelTransaction,
    memberTier,
    flashSale,
    promo,
    banner,
    brand,
    variation,
    panelProduct,
    siteVersion,
    categoryLabel,
    category,
    productVcg,
    productCustom,
    blog,
    webPanel,
    paymentMethod,
    socialMedia,
  ],
  // Each entry is the name of a resource or of a page; an entry appears to whoever may see its screen.
  menu: {
    h2h: [
      'dashboard',
      'product',
      'list-transaction',
      'topup',
      'history-balance',
      'profile',
      'feedback',
      'activity-log',
    ],
    panel: [
      'panel-statistic',
      'member',
      'panel-transaction',
      'panel-saldo-point',
      {
        label: 'Menu',
        items: [
          'flash-sale',
          'promo',
          'banner',
          {
            label: 'Brand',
            icon: 'store',
            items: ['category-label', 'category', 'product-vcg', 'product-custom'],
          },
          'blog',
        ],
      },
      { label: 'Pengaturan', items: ['web-panel', 'member-tier', 'payment-method', 'social-media'] },
    ],
  },
});
