import type { categoryLabel } from '../../resources/category-label';
import type { paymentMethod } from '../../resources/payment-method';
import type { productCustom } from '../../resources/product-custom';
import type { promo } from '../../resources/promo';
import type { DataOf } from '../../src/core/schema/data-of';

/** Groups of the demonstration websites: games, vouchers, bills, own services. */
export const demoGroups: Omit<DataOf<typeof categoryLabel>, 'sort'>[] = [
  {
    name: 'Top Up Game',
    icon: 'gamepad-2',
    badge_text: 'HOT',
    badge_color: '#b42318',
    badge_text_color: '#ffffff',
  },
  { name: 'Voucher', icon: 'gift' },
  { name: 'Pulsa & Tagihan', icon: 'smartphone' },
  {
    name: 'Jasa',
    icon: 'star',
    badge_text: 'BARU',
    badge_color: '#0b6b66',
    badge_text_color: '#ffffff',
  },
];

/** What a website sells by itself; `price` is that of the default tier, in rupiah. */
export const demoServices: (Omit<DataOf<typeof productCustom>, 'category_id' | 'prices' | 'sort'> & {
  price: number;
})[] = [
  {
    name: 'Joki Epic ke Legend',
    sku: 'JOKI-EPIC-LEGEND',
    fulfilment: 'joki',
    cost: 40_000,
    price: 60_000,
    estimate_minutes: 1_440,
    process_hours: '08.00–22.00 WIB',
  },
  {
    name: 'Akun Mobile Legends Mythic',
    sku: 'AKUN-ML-MYTHIC',
    fulfilment: 'account',
    cost: 250_000,
    price: 325_000,
    estimate_minutes: 60,
  },
  { name: 'Kode Wallpaper Premium', sku: 'KODE-WALL', fulfilment: 'code', cost: 2_000, price: 10_000 },
];

export const demoMethods: Omit<DataOf<typeof paymentMethod>, 'sort'>[] = [
  {
    display_name: 'QRIS',
    source: 'platform',
    code: 'QRIS',
    fee_bearer: 'shop',
    min: 1_000,
    max: 10_000_000,
    rounding: 'none',
    open_24h: true,
    show_in_footer: true,
    is_active: true,
  },
  {
    display_name: 'BCA Virtual Account',
    source: 'platform',
    code: 'BCAVA',
    fee_bearer: 'buyer',
    min: 10_000,
    max: 50_000_000,
    rounding: 'none',
    open_24h: true,
    show_in_footer: true,
    is_active: true,
  },
  {
    display_name: 'DANA',
    source: 'platform',
    code: 'DANA',
    fee_bearer: 'buyer',
    min: 1_000,
    max: 10_000_000,
    rounding: '100',
    open_24h: true,
    show_in_footer: true,
    is_active: true,
  },
  {
    display_name: 'Transfer Bank Mandiri',
    source: 'manual',
    code: 'MANDIRI',
    group: 'bank',
    fee_bearer: 'buyer',
    min: 20_000,
    rounding: 'none',
    open_24h: false,
    open_from: '08:00',
    open_to: '21:00',
    use_unique_code: true,
    account_number: '1310012345678',
    account_holder: 'Sari Wulandari',
    show_in_footer: false,
    is_active: true,
  },
];

/** Codes with the days from now in which they hold. */
export const demoPromos: (Omit<DataOf<typeof promo>, 'period'> & { from: number; to: number })[] = [
  {
    code: 'GAJIAN10',
    name: 'Promo Gajian',
    discount: { type: 'percent', value: 10 },
    from: -5,
    to: 20,
    max_discount: 15_000,
    min_purchase: 25_000,
    quota: 500,
    quota_per_user: 2,
    scope: 'all',
    new_member_only: false,
    visibility: 'public',
    is_active: true,
  },
  {
    code: 'MEMBERBARU',
    name: 'Sambutan Member Baru',
    discount: { type: 'nominal', value: 5_000 },
    from: -40,
    to: 90,
    min_purchase: 20_000,
    quota_per_user: 1,
    scope: 'all',
    new_member_only: true,
    visibility: 'public',
    is_active: true,
  },
  {
    code: 'RAHASIA25',
    name: 'Untuk Grup WhatsApp',
    discount: { type: 'percent', value: 25 },
    from: 2,
    to: 9,
    max_discount: 20_000,
    quota: 50,
    scope: 'all',
    new_member_only: false,
    visibility: 'secret',
    is_active: true,
  },
  {
    code: 'RAMADAN',
    name: 'Promo Ramadan',
    discount: { type: 'nominal', value: 10_000 },
    from: -60,
    to: -30,
    quota: 200,
    scope: 'all',
    new_member_only: false,
    visibility: 'public',
    is_active: true,
  },
];
