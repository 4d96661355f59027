import {
  type FieldErrors,
  type Reader,
  type RecordChange,
  readOnce,
  type Warned,
} from '../../../admin/server/rules/shape';
import { rupiah } from '../../../core/format/money';
import type { Db } from '../../../platform/db/client';
import { pricedOf, priceFor, standardPrice } from '../../shops/server/shop-record/prices';
import { liveRecord } from '../../shops/server/shop-record/reading';
import type { CategoryData, ProductData, TypedPrice } from '../../shops/server/shop-record/records';
import { readShopTiers, tiersPaid } from '../../shops/server/shop-record/tiers';

export function doublePrice(prices: TypedPrice[] | undefined): FieldErrors {
  const tiers = (prices ?? []).map(({ tier_id }) => tier_id);
  const twice = tiers.findIndex((tier, at) => tiers.indexOf(tier) !== at);
  return twice < 0 ? {} : { [`prices.${twice}.tier_id`]: ['Tier ini sudah ada di atasnya.'] };
}

/** Tiers without a price use that of the default tier, so it is required. */
export async function missingStandard(
  change: RecordChange,
  prices: TypedPrice[] | undefined,
): Promise<FieldErrors> {
  const { tx, partnerId } = change;
  const { standard } = await readOnce(change, 'tiers', () => readShopTiers(tx, partnerId));
  if (!prices || !standard || prices.some(({ tier_id }) => tier_id === standard.id)) return {};
  return { prices: [`Isi harga untuk tier awal (${standard.name}).`] };
}

async function brandOf(change: RecordChange): Promise<CategoryData | undefined> {
  const { tx, partnerId, data } = change;
  const id = String(data.category_id);
  const brand = await readOnce(change, `category ${id}`, () => liveRecord(tx, partnerId, 'category', id));
  return brand?.data;
}

/** H2H items belong to brands of H2H, own items to own brands. */
export async function wrongBrand(change: RecordChange, source: 'vcg' | 'custom'): Promise<FieldErrors> {
  const brand = await brandOf(change);
  if (!brand || brand.source === source) return {};
  const wanted = source === 'vcg' ? 'Supply H2H' : 'Custom';
  return { category_id: [`Pilih brand dengan sumber ${wanted}.`] };
}

export async function losses(db: Db, { partnerId }: Reader, rows: Warned[]): Promise<Map<string, string[]>> {
  const shop = await readShopTiers(db, partnerId);
  const products = rows.map(({ id, data }) => ({ id, data: data as ProductData }));
  const warned = new Map<string, string[]>();
  for (const priced of await pricedOf(db, partnerId, products)) {
    const { cost } = priced;
    if (cost === null) {
      warned.set(priced.id, ['Tidak ada lagi di katalog H2H, jadi tidak dapat dijual.']);
      continue;
    }
    if (shop.standard && standardPrice(priced, shop) === null) {
      warned.set(priced.id, [`Belum ada harga untuk tier awal (${shop.standard.name}), jadi tertutup.`]);
      continue;
    }
    const losing = tiersPaid(shop).filter((tier) => (priceFor(priced, tier, shop) ?? cost) < cost);
    if (losing.length === 0) continue;
    const names = losing.map(({ name }) => name).join(', ');
    warned.set(priced.id, [`Rugi: harga untuk ${names} di bawah harga modal ${rupiah(cost)}.`]);
  }
  return warned;
}
