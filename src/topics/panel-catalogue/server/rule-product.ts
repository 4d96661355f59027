import { isOnlyClosed } from '../../../admin/server/rules/closing';
import {
  type FieldErrors,
  type Judged,
  type Reader,
  type RecordRule,
  readOnce,
  type Warned,
} from '../../../admin/server/rules/shape';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import type { Db } from '../../../platform/db/client';
import { type Question, questionErrors } from '../../shops/domain/questions';
import { pricedOf, priceFor, readSupplies, standardPrice } from '../../shops/server/shop-record/prices';
import { liveRecord } from '../../shops/server/shop-record/reading';
import type { CategoryData, ProductData, TypedPrice } from '../../shops/server/shop-record/records';
import { readShopTiers, tiersPaid } from '../../shops/server/shop-record/tiers';
import { unsoldCodes } from '../../suppliers/server/code-stock/service';

function doublePrice(prices: TypedPrice[] | undefined): FieldErrors {
  const tiers = (prices ?? []).map(({ tier_id }) => tier_id);
  const twice = tiers.findIndex((tier, at) => tiers.indexOf(tier) !== at);
  return twice < 0 ? {} : { [`prices.${twice}.tier_id`]: ['Tier ini sudah ada di atasnya.'] };
}

/** Tiers without a price use that of the default tier, so it is required. */
async function missingStandard(judged: Judged, prices: TypedPrice[] | undefined): Promise<FieldErrors> {
  const { tx, partnerId } = judged;
  const { standard } = await readOnce(judged, 'tiers', () => readShopTiers(tx, partnerId));
  if (!prices || !standard || prices.some(({ tier_id }) => tier_id === standard.id)) return {};
  return { prices: [`Isi harga untuk tier awal (${standard.name}).`] };
}

async function brandOf(judged: Judged): Promise<CategoryData | undefined> {
  const { tx, partnerId, data } = judged;
  const id = String(data.category_id);
  const brand = await readOnce(judged, `category ${id}`, () => liveRecord(tx, partnerId, 'category', id));
  return brand?.data;
}

/** H2H items belong to their own H2H brand, own items to own categories. */
async function wrongBrand(judged: Judged, source: 'vcg' | 'custom'): Promise<FieldErrors> {
  const brand = await brandOf(judged);
  if (!brand) return {};
  if (brand.source !== source) {
    const wanted = source === 'vcg' ? 'Supply H2H' : 'Custom';
    return { category_id: [`Pilih brand dengan sumber ${wanted}.`] };
  }
  const { tx, partnerId, data, before } = judged;
  const isStill = before?.category_id === data.category_id && before?.variation_id === data.variation_id;
  // A category with items keeps its brand, so an unmoved item is valid.
  if (source === 'custom' || isStill) return {};
  const variation = String(data.variation_id);
  const supply = (await readSupplies(tx, partnerId, [variation])).get(variation);
  if (!supply || supply.brand_id === brand.brand_id) return {};
  return { category_id: ['Variasi H2H ini dari brand lain. Pilih brand asalnya.'] };
}

async function losses(db: Db, { partnerId }: Reader, rows: Warned[]): Promise<Map<string, string[]>> {
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

export const supplyRule: RecordRule = {
  validate: async (judged) => {
    if (isOnlyClosed(judged)) return {};
    return {
      ...(await missingStandard(judged, judged.data.prices as TypedPrice[] | undefined)),
      ...doublePrice(judged.data.prices as TypedPrice[] | undefined),
      ...(await wrongBrand(judged, 'vcg')),
    };
  },
  warn: losses,
};

/** Refuses to leave fulfilment by code while codes are in stock, because they would become unreachable. */
async function strandedCodes(judged: Judged): Promise<FieldErrors> {
  if (judged.before?.fulfilment !== 'code' || judged.data.fulfilment === 'code') return {};
  const unsold = await unsoldCodes(judged.tx, judged.partnerId, judged.id);
  return unsold === 0 ? {} : { fulfilment: [`Masih ada ${number(unsold)} kode. Tarik kodenya lebih dulu.`] };
}

export const customRule: RecordRule = {
  validate: async (judged) => {
    if (isOnlyClosed(judged)) return {};
    const { min_qty = 1, max_qty = Number.POSITIVE_INFINITY } = judged.data as Record<string, number>;
    return {
      ...questionErrors((judged.data.input_forms as Question[] | undefined) ?? []),
      ...(await strandedCodes(judged)),
      ...(await missingStandard(judged, judged.data.prices as TypedPrice[] | undefined)),
      ...doublePrice(judged.data.prices as TypedPrice[] | undefined),
      ...(min_qty > max_qty && { max_qty: ['Jumlah maksimal harus di atas jumlah minimal.'] }),
      ...(await wrongBrand(judged, 'custom')),
    };
  },
  async beforeDelete(judged) {
    const unsold = await unsoldCodes(judged.tx, judged.partnerId, judged.id);
    return unsold === 0 ? undefined : `Masih ada ${number(unsold)} kode di stok. Tarik kodenya lebih dulu.`;
  },
  warn: losses,
};
