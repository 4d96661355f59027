import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { BrandForm } from '../../../catalogue/contract/catalogue';
import type { LimitFacts } from '../../../orders/domain/unverified-limit';
import type { SaleFacts } from '../../../orders/server/transaction/check-product';
import { tierPrice } from '../../../selling-prices/domain/tier-price';

/** An H2H item with the partner's cost; excludes bills. */
export interface Supply {
  id: string;
  sku: string;
  brand_id: string;
  name: string;
  /** 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off. */
  status: number;
  sort: number;
  /** Rupiah at the partner's tier. */
  cost: number;
}

export interface SaleSupply extends Supply, SaleFacts, LimitFacts {
  brand_key: string;
  max_qty: number;
  has_check_id: boolean;
  forms: BrandForm[];
}

const SALE = sql`, b.key as brand_key, v.max_qty, b.has_check_id, b.forms, b.status as brand_status,
  v.status as item_status, b.cut_off_start, b.cut_off_end, p.kyc_status, p.maximum_unverified_amount,
  (extract(epoch from now()) * 1000)::float8 as now`;

type RowOf<Item> = Omit<Item, 'cost'> & { base_price: number; discount: number };

const costed = <Row extends RowOf<Supply>>(row: Row) => ({
  ...row,
  cost: tierPrice(row.base_price, row.discount),
});

const supplies = (partnerId: string, where: SQL, more: SQL = sql``): SQL => sql`
  select v.id, v.sku, v.brand_id, v.name, v.sort, v.base_price, t.price_discount_bps as discount,
    case when b.status <> 1 then 2 else v.status end as status ${more}
  from variations v join brands b on b.id = v.brand_id
    join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
  where ${where} and v.base_price is not null order by v.sort, v.id`;

export async function readSuppliesByIds(
  db: Db,
  partnerId: string,
  ids: string[],
): Promise<Map<string, Supply>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<RowOf<Supply>>(supplies(partnerId, sql`v.id in ${ids}`));
  return new Map(rows.map((row) => [row.id, costed(row)]));
}

export async function readSaleSuppliesByIds(
  db: Db,
  partnerId: string,
  ids: string[],
): Promise<Map<string, SaleSupply>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<RowOf<SaleSupply>>(supplies(partnerId, sql`v.id in ${ids}`, SALE));
  return new Map(rows.map((row) => [row.id, costed(row)]));
}

export async function readSuppliesOfBrand(db: Db, partnerId: string, brandId: string): Promise<Supply[]> {
  const rows = await db.rows<RowOf<Supply>>(supplies(partnerId, sql`v.brand_id = ${brandId}`));
  return rows.map(costed);
}
