import type { category } from '../../resources/category';
import type { categoryLabel } from '../../resources/category-label';
import type { flashSale } from '../../resources/flash-sale';
import type { paymentMethod } from '../../resources/payment-method';
import type { productCustom } from '../../resources/product-custom';
import type { productVcg } from '../../resources/product-vcg';
import type { promo } from '../../resources/promo';
import type { socialMedia } from '../../resources/social-media';
import type { Db } from '../db/client';
import { idOfSingle } from '../db/single-id';
import { platformMethod } from '../modules/shops/panel-catalogue/rule-payment-method';
import type { Shelf } from './catalogue-rows';
import { demoGroups, demoMethods, demoPromos, demoServices } from './panel-catalogue-content';
import type { Gallery } from './panel-pages';
import { type EntityDraft, entity, type Shop } from './panel-rows';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Items that a demonstration website takes of each brand. */
const ITEMS = 8;

interface CatalogueParts {
  shelves: readonly Shelf[];
  gallery: Gallery;
  tiers: readonly EntityDraft[];
  /** Brands at most. */
  brands: number;
}

/** What a website sells, and the ids under which its orders name it. */
export interface ShopCatalogue {
  drafts: EntityDraft[];
  /** Product and brand of the website by item of the H2H catalogue. */
  productOf: Map<string, { product_id: string; category_id: string }>;
}

const SOLD = ['mobile-legends', 'free-fire', 'token-pln', 'genshin-impact', 'steam-wallet', 'google-play'];

/** Groups, brands, items, promotions, ways to pay and contacts of a demonstration website. */
export async function catalogueOf(
  db: Db,
  shop: Shop,
  { shelves, gallery, tiers, brands }: CatalogueParts,
): Promise<ShopCatalogue> {
  const at = shop.now - 80 * DAY;
  const origin = (place: number) => ({ at: at + place * HOUR, by: shop.userId });
  const productOf: ShopCatalogue['productOf'] = new Map();

  const groups = demoGroups.map(
    (group, place): EntityDraft => ({
      row: entity<typeof categoryLabel>(
        shop,
        'category-label',
        { ...group, sort: place + 1, is_active: true },
        origin(place),
      ),
      keys: { name: group.name },
    }),
  );
  const labelOf = (place: number): string => groups[place]?.row.id ?? '';

  const sold = [...shelves].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, brands);
  const drafts: EntityDraft[] = [...groups];
  for (const [place, { brand, variations }] of sold.entries()) {
    const label_id = labelOf(brand.is_voucher ? 1 : brand.has_check_id ? 0 : 2);
    const image = brand.image
      ? await gallery.emblem(db, shop, brand.key)
      : await gallery.numbered(db, shop, 'mark', place, 400, 400);
    const row = entity<typeof category>(
      shop,
      'category',
      {
        ...{
          name: brand.name.slice(0, 40),
          slug: brand.key,
          source: 'vcg',
          brand_id: brand.id,
          label_id,
          image,
        },
        ...{ sort: place + 1, is_popular: place < 3, is_active: true, check_id_enabled: brand.has_check_id },
      },
      origin(10 + place),
    );
    drafts.push({ row, keys: { slug: brand.key }, references: { label_id } });
    for (const [nth, item] of variations.slice(0, ITEMS).entries()) {
      const product = entity<typeof productVcg>(
        shop,
        'product-vcg',
        {
          ...{ display_name: item.name.slice(0, 80), category_id: row.id, variation_id: item.id },
          ...{ price_mode: 'tier', auto_disable_on_loss: true, sort: nth + 1, is_active: true },
          ...(nth === 0 && place < 3 && { label: 'HOT' }),
        },
        origin(30 + place * ITEMS + nth),
      );
      productOf.set(item.id, { product_id: product.id, category_id: row.id });
      drafts.push({ row: product, keys: { variation_id: item.id }, references: { category_id: row.id } });
    }
  }

  const own = entity<typeof category>(
    shop,
    'category',
    {
      ...{ name: 'Jasa Joki', slug: 'jasa-joki', source: 'custom', label_id: labelOf(3) },
      ...{ image: await gallery.numbered(db, shop, 'mark', 6, 400, 400), sort: brands + 1 },
      ...{ is_popular: false, is_active: true },
    },
    origin(200),
  );
  drafts.push({ row: own, keys: { slug: 'jasa-joki' }, references: { label_id: labelOf(3) } });
  for (const [nth, { price, ...service }] of demoServices.entries()) {
    const prices = tiers.map(({ row }, level) => ({ tier_id: row.id, price: price - level * 1_000 }));
    const data = {
      ...{ ...service, category_id: own.id, prices, min_qty: 1, max_qty: 5 },
      ...{ sort: nth + 1, is_active: true },
    };
    drafts.push({
      row: entity<typeof productCustom>(shop, 'product-custom', data, origin(210 + nth)),
      keys: { sku: service.sku },
      references: {
        category_id: own.id,
        ...Object.fromEntries(prices.map(({ tier_id }, line) => [`prices.${line}.tier_id`, tier_id])),
      },
    });
  }

  const methods = demoMethods.map(
    (method, place): EntityDraft => ({
      row: entity<typeof paymentMethod>(
        shop,
        'payment-method',
        { ...method, ...(method.source === 'platform' && platformMethod(method.code)), sort: place + 1 },
        origin(220 + place),
      ),
      keys: { code: method.code },
    }),
  );
  const promos = demoPromos.map(({ from, to, ...told }, place): EntityDraft => {
    const day = (days: number) => new Date(shop.now + days * DAY).toISOString();
    const period = { start_at: day(from), end_at: day(to) };
    return {
      row: entity<typeof promo>(shop, 'promo', { ...told, period }, origin(240 + place)),
      keys: { code: told.code },
    };
  });
  const contact = entity<typeof socialMedia>(
    shop,
    'social-media',
    {
      ...{ whatsapp: '6281200000001', whatsapp_text: 'Halo, saya ingin bertanya tentang pesanan saya.' },
      email: 'halo@demo.test',
      accounts: [{ network: 'instagram', account: '@demo', show: true }],
      open_hours: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
        ...{ day, from: '08:00', to: '22:00' },
      })),
      ...{ floating_button: true, floating_position: 'right' },
    },
    origin(250),
    idOfSingle({ name: 'social-media' }, shop),
  );
  drafts.push(...methods, ...promos, { row: contact }, ...saleOf(shop, productOf, sold));
  return { drafts, productOf };
}

const rankOf = ({ brand }: Shelf): number => {
  const place = SOLD.indexOf(brand.key);
  return place < 0 ? SOLD.length + brand.sort : place;
};

/** Between the cost and the price of every tier, whole tens of rupiah. */
const salePrice = (base: number): number => Math.ceil((base * 1.04) / 10) * 10;

/** A sale that runs, with what the first brand sells. */
function saleOf(shop: Shop, products: ShopCatalogue['productOf'], sold: readonly Shelf[]): EntityDraft[] {
  const items = (sold[0]?.variations ?? []).slice(0, 3).flatMap(({ id, base_price }) => {
    const product = products.get(id);
    if (!product) return [];
    return [{ product_id: product.product_id, price: salePrice(base_price), stock: 50, limit_per_user: 2 }];
  });
  if (items.length === 0) return [];
  const period = {
    start_at: new Date(shop.now - 6 * HOUR).toISOString(),
    end_at: new Date(shop.now + 30 * HOUR).toISOString(),
  };
  const at = shop.now - 2 * DAY;
  return [
    {
      row: entity<typeof flashSale>(
        shop,
        'flash-sale',
        { name: 'Flash Sale Akhir Pekan', period, items, is_active: true },
        { at, by: shop.userId },
      ),
      references: Object.fromEntries(
        items.map(({ product_id }, line) => [`items.${line}.product_id`, product_id]),
      ),
    },
  ];
}
