import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { checkFormValues } from '../../catalogue/domain/form-values';
import { destinationValues, type OrderLine, readOrderLine, skuKey } from '../../catalogue/domain/order-line';
import { tradeTerms } from '../../catalogue/domain/trade-codes';
import { visiblePrice } from '../../catalogue/server/visible-price';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import type { SellingPriceService } from '../../selling-prices/server/service';
import type { FoundItem } from '../contract';
import { type FoundItemRow, readItemsByCode, readItemsByName } from './found-store';

export interface TypedOrderDeps {
  database: Database;
  sellingPrice: Pick<SellingPriceService, 'pricerFor'>;
}

/** Digits that only a destination has. */
const DESTINATION = /\d{5}/;

/**
 * Items whose code begins the text, with the rest parsed as order inputs. Else the nearest ones by name or short code:
 * `pln 20`, `S10`, `S10 081234567890`.
 */
export async function typedOrders(
  { database, sellingPrice }: TypedOrderDeps,
  actor: Pick<Actor, 'partnerId' | 'can'>,
  text: string,
  most: number,
): Promise<FoundItem[]> {
  const line = readOrderLine(text);
  if (!line) return [];
  const partner = actor.partnerId;
  const present = (found: FoundItemRow[], typed: OrderLine) => presented(sellingPrice, actor, found, typed);
  const rows = await readItemsByCode(database, { partner, key: skuKey(line.sku), most });
  // With a destination the code must match exactly: `ML8 1234…` does not mean ML86.
  const coded = line.destination.length > 0 ? rows.filter(({ is_exact }) => is_exact) : rows;
  if (coded.length > 0) return present(coded, line);
  const named = await readItemsByName(database, { partner, most, isStrict: false, terms: tradeTerms(text) });
  if (named.length > 0) return present(named, { ...line, destination: [] });
  if (!DESTINATION.test(line.rest)) return [];
  const nearest = { partner, most, isStrict: true, terms: tradeTerms(line.sku) };
  return present(await readItemsByName(database, nearest), line);
}

async function presented(
  sellingPrice: TypedOrderDeps['sellingPrice'],
  actor: Pick<Actor, 'partnerId' | 'can'>,
  rows: FoundItemRow[],
  line: OrderLine,
): Promise<FoundItem[]> {
  const pricer = await sellingPrice.pricerFor(actor, rows.map(reached));
  return rows.map((row) => {
    const visible = visiblePrice(actor, pricer, reached(row), {
      ...costOf(row),
      costBefore: null,
      commission: null,
    });
    return { ...itemOf(row), price: visible.price, is_unpriced: visible.is_unpriced, ...filled(row, line) };
  });
}

const reached = ({ id, brand_id, category_id }: FoundItemRow) => ({
  variation_id: id,
  brand_id,
  category_id,
});

const costOf = ({ base_price, price_discount_bps }: FoundItemRow) => ({
  cost: base_price === null ? null : tierPrice(base_price, price_discount_bps),
});

const itemOf = (row: FoundItemRow): Pick<FoundItem, 'id' | 'sku' | 'name' | 'status' | 'brand'> => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  status: row.status,
  brand: {
    id: row.brand_id,
    key: row.brand_key,
    name: row.brand_name,
    monogram: row.monogram,
    image: row.image,
    category_name: row.category_name,
  },
});

function filled({ forms }: FoundItemRow, line: OrderLine): Pick<FoundItem, 'values' | 'shown' | 'problem'> {
  if (line.destination.length === 0) return { values: {}, shown: [], problem: null };
  const { values, extra } = destinationValues(forms, line);
  const [[wrong] = []] = Object.values(checkFormValues(forms, values).errors);
  const shown = forms.flatMap(({ key, alias, type, options }) => {
    const value = values[key];
    if (!value) return [];
    const label = type === 'select' && options.find((option) => option.value === value)?.label;
    return [{ alias, value: label || value }];
  });
  const problem = extra.length > 0 ? `"${extra.join(' ')}" tidak diminta item ini.` : (wrong ?? null);
  return { values, shown, problem };
}
