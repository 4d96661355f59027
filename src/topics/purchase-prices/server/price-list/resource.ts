import type { EntityRow } from '../../../../admin/entity/calls';
import type { EntitySelection } from '../../../../admin/entity/query';
import { readOnly } from '../../../../admin/server/read-only';
import type { ResourceService, Scope } from '../../../../admin/server/service-shape';
import { tableRow } from '../../../../admin/server/table-row';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import { noFigures, successRate, WINDOWS } from '../../../catalogue/domain/health';
import { ordersText, rateText, speedText } from '../../../catalogue/text';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { Pricer, SellingPriceService } from '../../../selling-prices/server/service';
import {
  countItems,
  type Health,
  orderedIds,
  type PriceFilter,
  type PriceRow,
  type PriceWindow,
  pricePortions,
  readHealth,
  readPriceRows,
  readTierDiscounts,
  type TierDiscount,
} from './store';

type SellingPrices = Pick<SellingPriceService, 'pricerFor'>;

/** Store of the resource `price-list`; read-only. */
export function createPriceListResource(database: Database, selling: SellingPrices): ResourceService {
  const pricerFor = async ({ partnerId, can }: Scope, rows?: readonly PriceRow[]) =>
    can ? selling.pricerFor({ partnerId, can }, rows?.map(reached)) : null;

  const presented = async (
    rows: readonly PriceRow[],
    tiers: readonly TierDiscount[],
    pricer: Pricer | null | Promise<Pricer | null>,
  ): Promise<EntityRow[]> => {
    const ids = rows.map(({ id }) => id);
    const [health, priced] = await Promise.all([readHealth(database.db, ids), pricer]);
    return rows.map((row) => present(row, { tiers, pricer: priced, health: health.get(row.id) ?? [] }));
  };

  /** Loads only rules that apply to these rows: a partner may have one per item. */
  const pageOf = async (scope: Scope, ...asked: [PriceFilter, PriceWindow]) => {
    const [tiers, rows] = await Promise.all([
      readTierDiscounts(database.db),
      readPriceRows(database.db, scope.partnerId, ...asked),
    ]);
    return presented(rows, tiers, pricerFor(scope, rows));
  };

  return readOnly({
    async list(_resource, scope, { page, limit, ...query }) {
      const filter = filterOf(query);
      const window = { skip: (page - 1) * limit, most: limit, order: query.sort };
      const [total, rows] = await Promise.all([
        countItems(database.db, filter),
        pageOf(scope, filter, window),
      ]);
      return { rows, total };
    },
    async show(_resource, scope, id) {
      const [row] = await pageOf(scope, { ids: [id] }, { skip: 0, most: 1 });
      if (!row) throw new AppError('NOT_FOUND');
      return row;
    },
    async all(_resource, scope, query) {
      const ids = await orderedIds(database.db, filterOf(query), query.sort);
      refuseTooLarge(ids.length);
      const [tiers, pricer] = await Promise.all([readTierDiscounts(database.db), pricerFor(scope)]);
      return (async function* portions() {
        for await (const rows of pricePortions(database.db, scope.partnerId, ids)) {
          yield await presented(rows, tiers, pricer);
        }
      })();
    },
  });
}

function filterOf({ filters, search }: Pick<EntitySelection, 'filters' | 'search'>): PriceFilter {
  const values = (name: string) => filters.find(({ field }) => field === name)?.values;
  return {
    search,
    categories: values('category_id'),
    brands: values('brand_id'),
    states: values('status')?.map(Number),
  };
}

const reached = ({ id, brand_id, category_id }: PriceRow) => ({ variation_id: id, brand_id, category_id });

interface Beside {
  tiers: readonly TierDiscount[];
  pricer: Pricer | null;
  health: readonly Health[];
}

function present(row: PriceRow, { tiers, pricer, health }: Beside): EntityRow {
  const { base_price, category_id, brand_id } = row;
  const cost = base_price === null ? null : tierPrice(base_price, row.price_discount_bps);
  const selling = cost === null ? null : pricer?.({ ...reached(row), cost });
  const ofTiers =
    base_price === null
      ? {}
      : Object.fromEntries(
          tiers.map(({ name, discount }) => [`price_${name.toLowerCase()}`, tierPrice(base_price, discount)]),
        );
  return tableRow({
    item: row.name,
    sku: row.sku,
    group: row.group,
    category_id,
    brand_id,
    status: String(row.state),
    my_price: cost,
    ...(selling && { selling_price: selling.price, margin: selling.margin }),
    ...ofTiers,
    admin_fee: row.admin_fee,
    commission: row.commission,
    health_1h: healthText(health, WINDOWS.hour),
    health_24h: healthText(health, WINDOWS.day),
    health_7d: healthText(health, WINDOWS.week),
    id: row.id,
    created_at: row.updated_at,
    reference_titles: { [category_id]: row.category_name, [brand_id]: row.brand_name },
  });
}

/** `98,2 % · 8 detik · 54 pesanan`; only the number if there are too few orders. */
function healthText(health: readonly Health[], hours: number): string {
  const figures = health.find((one) => one.hours === hours) ?? noFigures;
  if (successRate(figures) === null) return rateText(figures);
  return [rateText(figures), speedText(figures), ordersText(figures)].join(' · ');
}
