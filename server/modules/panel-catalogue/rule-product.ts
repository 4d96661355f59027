import { rupiah } from '../../../src/core/format/money';
import type { Db } from '../../db/client';
import { isOnlyClosed } from '../entities/rules/closing';
import { type Faults, type Judged, type RecordRule, readOnce, type Warned } from '../entities/rules/shape';
import { type ProductData, readDocuments, type TypedPrice } from './documents-store';
import { pricedOf, priceFor, readShopTiers, standardPrice } from './prices';

/** A tier is priced once. */
function doublePrice(prices: TypedPrice[] | undefined): Faults {
  const tiers = (prices ?? []).map(({ tier_id }) => tier_id);
  const twice = tiers.findIndex((tier, at) => tiers.indexOf(tier) !== at);
  return twice < 0 ? {} : { [`prices.${twice}.tier_id`]: ['Tier ini sudah ada di atasnya.'] };
}

/** Tiers without a price of their own pay that of the default one, so that one must be there. */
async function missingStandard(judged: Judged, prices: TypedPrice[] | undefined): Promise<Faults> {
  const { tx, partnerId } = judged;
  const { standard } = await readOnce(judged, 'tiers', () => readShopTiers(tx, partnerId));
  if (!prices || !standard || prices.some(({ tier_id }) => tier_id === standard.id)) return {};
  return { prices: [`Isi harga untuk tier awal (${standard.data.name}).`] };
}

/** Supply items stand under brands of the H2H catalogue, a shop's own under its own. */
async function wrongBrand(judged: Judged, source: 'vcg' | 'custom'): Promise<Faults> {
  const { tx, partnerId, data } = judged;
  const id = String(data.category_id);
  const [brand] = await readOnce(judged, `category ${id}`, () =>
    readDocuments<{ source: string }>(tx, partnerId, ['category'], [id]),
  );
  if (!brand || brand.data.source === source) return {};
  const wanted = source === 'vcg' ? 'Supply H2H' : 'Custom';
  return { category_id: [`Pilih brand dengan sumber ${wanted}.`] };
}

/** Items that are sold below what they cost, or to nobody. */
async function losses(db: Db, partnerId: string, rows: Warned[]): Promise<Map<string, string[]>> {
  const shop = await readShopTiers(db, partnerId);
  const products = rows.map(({ id, data }) => ({ id, data: data as unknown as ProductData }));
  const warned = new Map<string, string[]>();
  for (const priced of await pricedOf(db, partnerId, products)) {
    const { cost } = priced;
    if (cost === null) {
      warned.set(priced.id, ['Tidak ada lagi di katalog H2H, jadi tidak dapat dijual.']);
      continue;
    }
    if (shop.standard && standardPrice(priced, shop) === null) {
      warned.set(priced.id, [`Belum ada harga untuk tier awal (${shop.standard.data.name}), jadi tertutup.`]);
      continue;
    }
    const losing = shop.tiers.filter((tier) => (priceFor(priced, tier, shop) ?? cost) < cost);
    if (losing.length === 0) continue;
    const names = losing.map(({ data }) => data.name).join(', ');
    warned.set(priced.id, [`Rugi: harga untuk ${names} di bawah harga modal ${rupiah(cost)}.`]);
  }
  return warned;
}

export const supplyRule: RecordRule = {
  judge: async (judged) => {
    if (isOnlyClosed(judged)) return {};
    return {
      ...(await missingStandard(judged, judged.data.prices as TypedPrice[] | undefined)),
      ...doublePrice(judged.data.prices as TypedPrice[] | undefined),
      ...(await wrongBrand(judged, 'vcg')),
    };
  },
  warn: losses,
};

export const customRule: RecordRule = {
  judge: async (judged) => {
    if (isOnlyClosed(judged)) return {};
    const { min_qty = 1, max_qty = Number.POSITIVE_INFINITY } = judged.data as Record<string, number>;
    return {
      ...(await missingStandard(judged, judged.data.prices as TypedPrice[] | undefined)),
      ...doublePrice(judged.data.prices as TypedPrice[] | undefined),
      ...(min_qty > max_qty && { max_qty: ['Jumlah maksimal harus di atas jumlah minimal.'] }),
      ...(await wrongBrand(judged, 'custom')),
    };
  },
  warn: losses,
};
