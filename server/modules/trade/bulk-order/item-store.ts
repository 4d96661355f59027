import type { BrandForm } from '../../../../src/core/contract/catalogue';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** An item as a line may mean it. */
export interface LineItem {
  id: string;
  sku: string;
  /** `skuKey` of it. */
  key: string;
  name: string;
  brand_id: string;
  brand: string;
  brand_key: string;
  has_check_id: boolean;
  forms: BrandForm[];
  /** What it costs says the bill. */
  is_bill: boolean;
}

const itemsStatement = statement<{ keys: readonly string[] }, LineItem>(
  'bulk_items',
  `select v.id, v.sku, replace(replace(upper(v.sku), '-', ''), '_', '') as key, v.name, b.id as brand_id,
  b.name as brand, b.key as brand_key, b.has_check_id, b.forms, v.base_price is null as is_bill
from variations v join brands b on b.id = v.brand_id
where replace(replace(upper(v.sku), '-', ''), '_', '') = any(:keys::text[])`,
);

export const itemsOfKeys = (database: Database, keys: readonly string[]): Promise<LineItem[]> =>
  run(database, itemsStatement, { keys });
