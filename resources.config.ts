import { accountUser } from './resources/account-user';
import { apiRequest } from './resources/api-request';
import { banner } from './resources/banner';
import { blog } from './resources/blog';
import { brand } from './resources/brand';
import { bulkOrder } from './resources/bulk-order';
import { cashierShift } from './resources/cashier-shift';
import { catalogueBrand } from './resources/catalogue-brand';
import { catalogueCategory } from './resources/catalogue-category';
import { catalogueItem } from './resources/catalogue-item';
import { category } from './resources/category';
import { categoryLabel } from './resources/category-label';
import { debt } from './resources/debt';
import { entry } from './resources/entry';
import { flashSale } from './resources/flash-sale';
import { losingItem } from './resources/losing-item';
import { marginEvent } from './resources/margin-event';
import { marginGuard } from './resources/margin-guard';
import { member } from './resources/member';
import { memberDevice } from './resources/member-device';
import { memberMutation } from './resources/member-mutation';
import { memberPoint } from './resources/member-point';
import { memberTier } from './resources/member-tier';
import { orderApproval } from './resources/order-approval';
import { orderBrand } from './resources/order-brand';
import { orderItem } from './resources/order-item';
import { ownCode } from './resources/own-code';
import { panelProduct } from './resources/panel-product';
import { panelTransaction } from './resources/panel-transaction';
import { paymentMethod } from './resources/payment-method';
import { priceHistory } from './resources/price-history';
import { priceList } from './resources/price-list';
import { productCustom } from './resources/product-custom';
import { productVcg } from './resources/product-vcg';
import { promo } from './resources/promo';
import { referralMutation } from './resources/referral-mutation';
import { referralPartner } from './resources/referral-partner';
import { sellingChange } from './resources/selling-change';
import { sellingItem } from './resources/selling-item';
import { sellingPrice } from './resources/selling-price';
import { siteVersion } from './resources/site-version';
import { socialMedia } from './resources/social-media';
import { subAccount } from './resources/sub-account';
import { subAccountActivity } from './resources/sub-account-activity';
import { ticket } from './resources/ticket';
import { transaction } from './resources/transaction';
import { variation } from './resources/variation';
import { webPanel } from './resources/web-panel';
import { webhookDelivery } from './resources/webhook-delivery';
import { defineConfig } from './src/admin/schema/resource';

// Access keys, entities and menus of the portal. Each entity has a file in `resources/`, or is declared here.
// Plain data: labels, order, limits, options, fields and menus may be changed without touching `src/`.
// Mistakes are reported at start as `resource.field`.
export default defineConfig({
  accessKeys: [
    { key: 'dashboard', label: 'Dashboard' },
    { key: 'statistic', label: 'Statistik', reveals: 'cost' },
    { key: 'referral', label: 'Referral' },
    { key: 'transaction', label: 'Lihat transaksi' },
    { key: 'product', label: 'Lihat brand dan harga' },
    { key: 'product.order', label: 'Beli produk' },
    { key: 'price_history', label: 'Riwayat harga', reveals: 'cost' },
    { key: 'selling_price', label: 'Atur harga jual', reveals: 'profit' },
    { key: 'topup', label: 'Lihat top up saldo', reveals: 'cost' },
    { key: 'topup.action', label: 'Buat top up saldo' },
    { key: 'balance_history', label: 'Riwayat saldo', reveals: 'cost' },
    { key: 'ticketing', label: 'Lihat permintaan tiket' },
    { key: 'ticketing.action', label: 'Buat dan balas tiket' },
    { key: 'feedback', label: 'Kritik dan saran' },
    { key: 'activity_log', label: 'Log aktifitas', reveals: 'cost' },
    { key: 'integration', label: 'Integrasi API', reveals: 'cost' },
    { key: 'setting.pin', label: 'Ubah PIN' },
    { key: 'setting.reminder_saldo', label: 'Pengingat saldo', reveals: 'cost' },
    { key: 'panel.statistic', label: 'Panel: lihat statistik', reveals: 'profit' },
    { key: 'panel.statistic.action', label: 'Panel: kelola statistik' },
    { key: 'panel.member', label: 'Panel: lihat member' },
    { key: 'panel.member.action', label: 'Panel: ubah member' },
    { key: 'panel.product', label: 'Panel: lihat brand dan variasi', reveals: 'profit' },
    { key: 'panel.product.action', label: 'Panel: kelola brand dan variasi' },
    { key: 'panel.transaction', label: 'Panel: lihat transaksi', reveals: 'profit' },
    { key: 'panel.transaction.action', label: 'Panel: kelola transaksi' },
    { key: 'panel.saldo_profit', label: 'Panel: lihat saldo profit', reveals: 'profit' },
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
    { key: 'panel.member_tier', label: 'Panel: lihat member tier', reveals: 'profit' },
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
    catalogueBrand,
    catalogueCategory,
    catalogueItem,
    priceHistory,
    entry,
    debt,
    sellingItem,
    sellingPrice,
    sellingChange,
    marginGuard,
    marginEvent,
    losingItem,
    bulkOrder,
    priceList,
    ownCode,
    orderItem,
    transaction,
    orderBrand,
    accountUser,
    subAccount,
    subAccountActivity,
    orderApproval,
    ticket,
    referralPartner,
    referralMutation,
    cashierShift,
    webhookDelivery,
    apiRequest,
  ],
  // Each entry is the name of a resource or a page; users see entries for the screens they may open.
  menu: {
    h2h: [
      'dashboard',
      'statistic',
      'product',
      'transaction',
      'topup',
      'history-balance',
      'referral',
      {
        label: 'Tools',
        items: [
          'price-history',
          {
            label: 'Atur Harga Jual',
            icon: 'tags',
            items: [
              ...['selling-item', 'losing-item', 'selling-price', 'selling-simulator', 'selling-change'],
              ...['margin-guard', 'margin-event'],
            ],
          },
          'pembukuan',
          'reconciliation',
          'api-integration',
        ],
      },
      'profile',
      'sub-account',
      'ticket',
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
