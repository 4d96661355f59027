import type { ActHandler } from '../../../admin/server/acts/shape';
import { number } from '../../../core/format/number';
import { readSuppliesOf } from '../../shops/server/shop-record/prices';
import { liveRecords } from '../../shops/server/shop-record/reading';

/** Adds all missing items of a brand's H2H catalogue as inactive products. */
export const importHandler: ActHandler = async ({ tx, actor, rows: [category], create, preview }) => {
  const brandId = String(category?.data.brand_id ?? '');
  const supplies = await readSuppliesOf(tx, actor.partnerId, brandId);
  const own = await liveRecords(tx, actor.partnerId, 'product-vcg');
  const known = new Set(own.map(({ data }) => data.variation_id));
  const missing = supplies.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return { message: 'Semua variasi brand ini sudah ada.' };
  for (const [at, supply] of preview ? [] : missing.entries()) {
    await create('product-vcg', {
      display_name: supply.name.slice(0, 80),
      category_id: category?.id,
      variation_id: supply.id,
      price_mode: 'tier',
      auto_disable_on_loss: true,
      sort: at + 1,
      is_active: false,
    });
  }
  return { message: `${number(missing.length)} variasi ditambahkan, masih nonaktif.` };
};
