import type { EntityCode } from '../../../../admin/server/entity-code';
import type { FieldErrors, RecordChange } from '../../../../admin/server/rules/shape';
import { number } from '../../../../core/format/number';
import { COST } from '../../../../core/session/roles';
import { momentOf, mostAtOnce, overlaps } from '../../../../core/value/period';
import type { Db } from '../../../../platform/db/client';
import { databaseNow } from '../../../../platform/db/clock';
import { salePriceError } from '../../../shops/domain/flash-sale';
import { type Priced, readPriced, standardPrice } from '../../../shops/server/shop-record/prices';
import { liveRecords } from '../../../shops/server/shop-record/reading';
import type { FlashItem, FlashSaleData } from '../../../shops/server/shop-record/records';
import { readShopTiers } from '../../../shops/server/shop-record/tiers';
import { readFlashSold } from '../sales-store';

/** Maximum parallel flash sales of a shop (domain 3.20). */
const MOST_AT_ONCE = 3;

/** True for an active sale, or one that has been active and has sold something: buyers rely on its end. */
async function runs(
  { tx, partnerId, id }: RecordChange,
  before: FlashSaleData,
  now: number,
): Promise<boolean> {
  if (momentOf(before.period, now) !== 'during') return false;
  if (before.is_active) return true;
  const sold = await readFlashSold(tx, partnerId, [id]);
  return [...sold.values()].some((count) => count > 0);
}

/** While it runs, "end may only be brought forward" (domain 3.20). */
async function periodErrors(
  change: RecordChange,
  before: FlashSaleData | undefined,
  now: number,
): Promise<FieldErrors> {
  const { period } = change.data as FlashSaleData;
  const { start_at, end_at } = before?.period ?? {};
  if (before && start_at === period.start_at && end_at === period.end_at) return {};
  if (!before || !(await runs(change, before, now))) {
    const isOver = period.end_at !== undefined && Date.parse(period.end_at) <= now;
    return isOver ? { period: ['Jadwal sudah lewat.'] } : {};
  }
  if (start_at !== period.start_at) return { period: ['Sedang berlangsung: mulai tidak dapat diubah.'] };
  const isLater = Date.parse(period.end_at ?? '') > Date.parse(end_at ?? '');
  return isLater ? { period: ['Sedang berlangsung: akhir hanya dapat dimajukan.'] } : {};
}

function doubleErrors(items: FlashItem[]): FieldErrors {
  const ids = items.map(({ product_id }) => product_id);
  const twice = ids.flatMap((id, at) => (ids.indexOf(id) === at ? [] : [at]));
  return Object.fromEntries(
    twice.map((at) => [`items.${at}.product_id`, ['Produk ini sudah ada di atasnya.']]),
  );
}

function priceErrors(
  items: FlashItem[],
  normal: Map<string, number | null>,
  isUnchanged: IsUnchanged,
): FieldErrors {
  return Object.fromEntries(
    items.flatMap((item, at): [string, string[]][] => {
      if (isUnchanged(item)) return [];
      const error = salePriceError(item.price, normal.get(item.product_id) ?? null);
      return error ? [[`items.${at}.${error.field}`, [error.message]]] : [];
    }),
  );
}

type IsUnchanged = (item: FlashItem) => boolean;

/** Unchanged items of sales that are running, over or inactive are not compared with current prices. */
function unchangedItems(data: FlashSaleData, before: FlashSaleData | undefined, now: number): IsUnchanged {
  if (!before) return () => false;
  const isRunning = before.is_active && momentOf(before.period, now) === 'during';
  const isOver = momentOf(data.period, now) === 'after';
  if (data.is_active && !isRunning && !isOver) return () => false;
  return ({ product_id, price }) =>
    before.items?.some((item) => item.product_id === product_id && item.price === price) ?? false;
}

async function otherSales({ tx, partnerId, id }: RecordChange, { period }: FlashSaleData) {
  const sales = await liveRecords(tx, partnerId, 'flash-sale');
  return sales.filter((sale) => sale.id !== id && sale.data.is_active && overlaps(sale.data.period, period));
}

const pricedItems = async (db: Db, partnerId: string, items: FlashItem[]): Promise<Priced[]> =>
  readPriced(db, partnerId, [...new Set(items.map(({ product_id }) => product_id))]);

/**
 * Prices below the usual ones, no product in two sales at once, and no surprises during a sale (domain 3.20).
 */
export const flashSale: EntityCode = {
  async validate(change) {
    const data = change.data as FlashSaleData;
    const { items = [] } = data;
    const before = change.before as FlashSaleData | undefined;
    const now = await databaseNow(change.tx);
    const errors = await periodErrors(change, before, now);
    const shop = await readShopTiers(change.tx, change.partnerId);
    const priced = await pricedItems(change.tx, change.partnerId, items);
    const normal = new Map(priced.map((one) => [one.id, standardPrice(one, shop)]));
    Object.assign(errors, priceErrors(items, normal, unchangedItems(data, before, now)), doubleErrors(items));
    if (!data.is_active) return errors;
    const others = await otherSales(change, data);
    const running = mostAtOnce(
      data.period,
      others.map((sale) => sale.data.period),
    );
    if (running >= MOST_AT_ONCE) {
      errors.period ??= [`Paling banyak ${number(MOST_AT_ONCE)} flash sale pada waktu yang sama.`];
    }
    items.forEach(({ product_id }, at) => {
      const other = others.find((sale) => sale.data.items?.some((item) => item.product_id === product_id));
      if (other)
        errors[`items.${at}.product_id`] = [`Produk ini sudah ada di flash sale ${other.data.name}.`];
    });
    return errors;
  },

  async warn(db, { partnerId, can }, rows) {
    // Hidden without cost permission, because trying several prices would reveal the cost.
    if (can && !can(COST).can) return new Map();
    const sales = rows.map(({ id, data }) => ({ id, items: (data as FlashSaleData).items ?? [] }));
    const priced = await pricedItems(
      db,
      partnerId,
      sales.flatMap(({ items }) => items),
    );
    const products = new Map(priced.map((one) => [one.id, one]));
    const warned = new Map<string, string[]>();
    for (const { id, items } of sales) {
      const losing = items.flatMap(({ product_id, price }) => {
        const product = products.get(product_id);
        return product && product.cost !== null && price < product.cost ? [product.title] : [];
      });
      if (losing.length > 0) warned.set(id, [`Di bawah harga modal: ${losing.join(', ')}.`]);
    }
    return warned;
  },

  computed: async (db, partnerId, ids, records) => {
    const shop = await readShopTiers(db, partnerId);
    const sold = await readFlashSold(db, partnerId, ids);
    const sales = records.map(({ id, data }) => ({
      id,
      items: (data as Partial<FlashSaleData>).items ?? [],
    }));
    const products = sales.flatMap(({ items }) => items.map(({ product_id }) => product_id));
    const priced = new Map(
      (await readPriced(db, partnerId, [...new Set(products)])).map((one) => [one.id, one]),
    );
    return new Map(
      sales.map(({ id, items }) => {
        const results = items.map(({ product_id, price, stock }) => {
          const product = priced.get(product_id);
          const normal = product && standardPrice(product, shop);
          return {
            product: product?.title ?? '–',
            ...(normal && { normal_price: normal }),
            price,
            stock,
            sold: sold.get(`${id} ${product_id}`) ?? 0,
          };
        });
        return [id, { results, sold: results.reduce((sum, row) => sum + row.sold, 0) }];
      }),
    );
  },
};
