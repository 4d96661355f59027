import type { category } from '../../resources/category';
import type { categoryLabel } from '../../resources/category-label';
import type { flashSale } from '../../resources/flash-sale';
import type { paymentMethod } from '../../resources/payment-method';
import type { productCustom } from '../../resources/product-custom';
import type { productVcg } from '../../resources/product-vcg';
import type { promo } from '../../resources/promo';
import type { socialMedia } from '../../resources/social-media';
import type { DataOf } from '../../src/admin/schema/data-of';
import { idOfSingle } from '../../src/platform/db/single-id';
import { platformMethod } from '../../src/topics/panel-catalogue/server/entities/payment-method';
import type { Shelf } from '../catalogue';
import type { Gallery } from '../pictures';
import { DAY, HOUR, iso } from '../time';
import { draftOf, type EntityDraft, periodOf, recordsIn, type Shop } from './records';

const ITEMS = 20;
const SOLD = ['mobile-legends', 'free-fire', 'token-pln', 'genshin-impact', 'steam-wallet', 'google-play'];

type Service = Omit<DataOf<typeof productCustom>, 'category_id' | 'prices' | 'sort'> & {
  /** Rupiah at the default tier. */
  price: number;
};

const groups = recordsIn<Omit<DataOf<typeof categoryLabel>, 'sort'>>('groups');
const services = recordsIn<Service>('services', 'cost price estimate_minutes');
const methods = recordsIn<Omit<DataOf<typeof paymentMethod>, 'sort'>>('payment-methods', 'min max');
/** `from` and `to` are days from now. */
const promos = recordsIn<Omit<DataOf<typeof promo>, 'period'> & { from: number; to: number }>(
  'promos',
  'discount.value from to max_discount min_purchase quota quota_per_user',
);

export interface ShopProducts {
  drafts: EntityDraft[];
  productOf: Map<string, { product_id: string; category_id: string }>;
  /** Id of the payment method by its name. */
  methodOf: Map<string, string>;
}

interface Deps {
  shelves: readonly Shelf[];
  gallery: Gallery;
  tiers: readonly EntityDraft[];
  brands: number;
}

export async function productsOf(
  shop: Shop,
  { shelves, gallery, tiers, brands }: Deps,
): Promise<ShopProducts> {
  const hour = (index: number) => shop.now - 80 * DAY + index * HOUR;
  const productOf: ShopProducts['productOf'] = new Map();
  const methodOf: ShopProducts['methodOf'] = new Map();
  const labels = groups.map((group, index) =>
    draftOf<typeof categoryLabel>(
      'category-label',
      hour(index),
      { ...group, sort: index + 1, is_active: true },
      { keys: ['name'] },
    ),
  );
  const labelOf = (index: number): string => labels[index]?.id ?? '';
  const sold = [...shelves].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, brands);
  const drafts: EntityDraft[] = [...labels];
  for (const [index, { brand, variations }] of sold.entries()) {
    // Games alone have emblems.
    const label_id = labelOf(brand.is_voucher ? 1 : brand.image ? 0 : 2);
    const image = brand.image
      ? await gallery.emblem(shop, brand.key)
      : await gallery.numbered(shop, 'mark', index, [400, 400]);
    const row = draftOf<typeof category>(
      'category',
      hour(10 + index),
      {
        ...{
          name: brand.name.slice(0, 40),
          slug: brand.key,
          source: 'vcg',
          brand_id: brand.id,
          label_id,
          image,
          how_to_html: howTo(brand.how_to_html),
        },
        ...{ sort: index + 1, is_popular: index < 3, is_active: true, check_id_enabled: brand.has_check_id },
      },
      { keys: ['slug'], references: { label_id } },
    );
    drafts.push(row);
    for (const [nth, item] of variations.slice(0, ITEMS).entries()) {
      const product = draftOf<typeof productVcg>(
        'product-vcg',
        hour(30 + index * ITEMS + nth),
        {
          ...{ display_name: item.name.slice(0, 80), category_id: row.id, variation_id: item.id },
          ...{ price_mode: 'tier', auto_disable_on_loss: true, sort: nth + 1, is_active: true },
          ...(nth === 0 && index < 3 && { label: 'HOT' }),
        },
        { keys: ['variation_id'], references: { category_id: row.id } },
      );
      productOf.set(item.id, { product_id: product.id, category_id: row.id });
      drafts.push(product);
    }
  }
  const own = draftOf<typeof category>(
    'category',
    hour(200),
    {
      ...{ name: 'Jasa Joki', slug: 'jasa-joki', source: 'custom', label_id: labelOf(3), sort: brands + 1 },
      ...{ image: await gallery.numbered(shop, 'mark', 6, [400, 400]), is_popular: false, is_active: true },
    },
    { keys: ['slug'], references: { label_id: labelOf(3) } },
  );
  drafts.push(own, ...serviceDrafts(own.id, tiers, (nth) => hour(210 + nth)));
  for (const [index, method] of methods.entries()) {
    const platform = method.source === 'platform' && platformMethod(method.code);
    const data = { ...method, ...platform, sort: index + 1 };
    const draft = draftOf<typeof paymentMethod>('payment-method', hour(220 + index), data, {
      keys: ['code'],
    });
    methodOf.set(method.display_name, draft.id);
    drafts.push(draft);
  }
  for (const [index, { from, to, ...facts }] of promos.entries()) {
    const data = { ...facts, period: periodOf(shop.now, from, to) };
    drafts.push(draftOf<typeof promo>('promo', hour(240 + index), data, { keys: ['code'] }));
  }
  drafts.push(contactDraft(shop, hour(250)), ...saleDrafts(shop, productOf, sold));
  return { drafts, productOf, methodOf };
}

/** The supplier's first step, then those of a visitor, who pays without a PIN. */
const howTo = (html: string): string => {
  const first = /<li>(.*?)<\/li>/.exec(html)?.[1] ?? '';
  const isPaid = first.includes('bayar');
  const steps = [
    ...(isPaid ? [] : [first]),
    'Pilih produk, isi kontak Anda, lalu pilih cara bayar.',
    'Periksa pesanan, lalu bayar sebelum waktunya habis.',
    'Bukti pesanan berubah sendiri begitu pesanan selesai.',
  ];
  return `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
};

const rankOf = ({ brand }: Shelf): number => {
  const index = SOLD.indexOf(brand.key);
  return index < 0 ? SOLD.length + brand.sort : index;
};

const serviceDrafts = (categoryId: string, tiers: readonly EntityDraft[], at: (nth: number) => number) =>
  services.map(({ price, ...service }, nth) => {
    const prices = tiers.map(({ id }, level) => ({ tier_id: id, price: price - level * 1_000 }));
    const lines = prices.map(({ tier_id }, line) => [`prices.${line}.tier_id`, tier_id]);
    return draftOf<typeof productCustom>(
      'product-custom',
      at(nth),
      {
        ...{ ...service, category_id: categoryId, prices, min_qty: 1, max_qty: 5 },
        ...{ sort: nth + 1, is_active: true },
      },
      { keys: ['sku'], references: { category_id: categoryId, ...Object.fromEntries(lines) } },
    );
  });

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const contactDraft = (shop: Shop, at: number): EntityDraft =>
  draftOf<typeof socialMedia>(
    'social-media',
    at,
    {
      ...{ whatsapp: '6281200000001', whatsapp_text: 'Halo, saya ingin bertanya tentang pesanan saya.' },
      ...{ email: 'halo@demo.test', accounts: [{ network: 'instagram', account: '@demo', show: true }] },
      open_hours: WORKDAYS.map((day) => ({ day, from: '08:00', to: '22:00' })),
      ...{ floating_button: true, floating_position: 'right' },
    },
    { id: idOfSingle({ name: 'social-media' }, shop) },
  );

/** An active sale of the first brand's items, priced between cost and every tier price. */
function saleDrafts(shop: Shop, products: ShopProducts['productOf'], sold: readonly Shelf[]): EntityDraft[] {
  const items = (sold[0]?.variations ?? []).slice(0, 3).flatMap(({ id, base_price }) => {
    const product_id = products.get(id)?.product_id;
    const price = Math.ceil((base_price * 1.04) / 10) * 10;
    return product_id ? [{ product_id, price, stock: 50, limit_per_user: 2 }] : [];
  });
  const period = { start_at: iso(shop.now - 6 * HOUR), end_at: iso(shop.now + 30 * HOUR) };
  const lines = items.map(({ product_id }, line) => [`items.${line}.product_id`, product_id]);
  return [
    draftOf<typeof flashSale>(
      'flash-sale',
      shop.now - 2 * DAY,
      { name: 'Flash Sale Akhir Pekan', period, items, is_active: true },
      { references: Object.fromEntries(lines) },
    ),
  ];
}
