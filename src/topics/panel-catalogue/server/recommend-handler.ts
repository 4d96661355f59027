import type { ActionHandler, HandlerCall } from '../../../admin/server/actions/shape';
import { createTileShelf } from '../../../core/appearance/tile-shelf';
import { number } from '../../../core/format/number';
import { AppError } from '../../../platform/http/app-error';
import { isOn } from '../../shops/domain/is-on';
import { readSupplies, type Supply } from '../../shops/server/shop-record/prices';
import { liveRecords } from '../../shops/server/shop-record/reading';
import type { LiveRecord } from '../../shops/server/shop-record/records';
import type { UploadService } from '../../uploads/server/service';
import { drawBrand } from './brand-picture';
import { readBrands } from './h2h-store';

export type Pictures = Pick<UploadService, 'adopt'>;

/** Name of an undeclared action, which `recommend.ts` runs. */
export const RECOMMEND = 'recommend';

/**
 * Activates items of the H2H catalogue. Missing items and brands are first created inactive, so that undo
 * deactivates all of them. Throws NOT_FOUND.
 */
export const recommendHandler =
  (pictures: Pictures): ActionHandler =>
  async (call) => {
    const wanted = call.input.variation_ids as string[];
    const supplies = await readSupplies(call.tx, call.actor.partnerId, wanted);
    if (wanted.some((id) => !supplies.has(id))) throw new AppError('NOT_FOUND');
    const before = await readOwn(call);
    const missing = [...supplies.values()].filter(({ id }) => !productOf(before, id));
    if (missing.length > 0) await addAll(call, pictures, missing);
    const own = await readOwn(call);
    const edits = wanted.flatMap((id) => {
      const product = productOf(own, id);
      return product && !isOn(product.data) ? [{ id: product.id, data: { is_active: true } }] : [];
    });
    const message =
      edits.length > 0
        ? `${number(edits.length)} variasi ditambahkan ke website Anda.`
        : 'Variasi ini sudah dijual di website Anda.';
    return { message, edits };
  };

const readOwn = ({ tx, actor }: HandlerCall) => liveRecords(tx, actor.partnerId, 'product-vcg');

const productOf = (own: LiveRecord<'product-vcg'>[], variation: string) =>
  own.find(({ data }) => data.variation_id === variation);

async function addAll(call: HandlerCall, pictures: Pictures, missing: Supply[]): Promise<void> {
  const brands = [...new Set(missing.map(({ brand_id }) => brand_id))];
  const categories = await categoriesOf(call, pictures, brands);
  for (const supply of missing) {
    await call.create('product-vcg', {
      display_name: supply.name.slice(0, 80),
      category_id: categories.get(supply.brand_id),
      variation_id: supply.id,
      price_mode: 'tier',
      auto_disable_on_loss: true,
      sort: Math.min(9999, Math.max(1, supply.sort)),
      is_active: false,
    });
  }
}

async function categoriesOf(
  call: HandlerCall,
  pictures: Pictures,
  brands: string[],
): Promise<Map<string, string>> {
  const { tx, actor, create } = call;
  const own = await readCategories(call);
  const lacking = brands.filter((brand) => !categoryOf(own, brand));
  const slugs = new Set(own.map(({ data }) => data.slug));
  const shelf = createTileShelf();
  for (const slug of slugs) shelf.colorsOf(slug);
  for (const [at, brand] of (await readBrands(tx, lacking)).entries()) {
    const image = await pictures.adopt(tx, actor, brand.key, await drawBrand(brand, shelf));
    await create('category', {
      name: brand.name.slice(0, 40),
      slug: slugs.has(brand.key) ? `${brand.key}-h2h` : brand.key,
      source: 'vcg',
      brand_id: brand.id,
      image,
      sort: Math.min(999, own.length + at + 1),
      check_id_enabled: brand.has_check_id,
      is_popular: false,
      is_active: true,
    });
  }
  const all = lacking.length > 0 ? await readCategories(call) : own;
  return new Map(brands.map((brand) => [brand, categoryOf(all, brand)?.id ?? '']));
}

const readCategories = ({ tx, actor }: HandlerCall) => liveRecords(tx, actor.partnerId, 'category');

/** Prefers a visible record if there are several of a brand. */
const categoryOf = (own: LiveRecord<'category'>[], brand: string) => {
  const mine = own.filter(({ data }) => data.source === 'vcg' && data.brand_id === brand);
  return mine.find(({ data }) => isOn(data)) ?? mine[0];
};
