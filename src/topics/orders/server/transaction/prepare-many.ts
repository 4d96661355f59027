import {
  DepositShortError,
  type Supplier,
  SupplierAwayError,
} from '../../../../platform/adapters/supplier/supplier';
import { inTime } from '../../../../platform/adapters/supplier/timeouts';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { checkFormValues, destinationOf } from '../../../catalogue/domain/form-values';
import type { Pricer, SellingPriceService } from '../../../selling-prices/server/service';
import { inOrder } from './in-order';
import { type Goal, type ItemFacts, readFactsOfMany, readRecentOfMany } from './many-store';
import { type OrderRequest, type OrderSources, type Prepared, validateOrder } from './prepare';

export type { Goal } from './many-store';

/** `away`: the supplier could not be reached, so the price is unknown. */
export type Validated =
  | { kind: 'prepared'; order: Prepared }
  | { kind: 'refused'; refusal: AppError }
  | { kind: 'away' };

interface Deps {
  database: Database;
  supplier: Pick<Supplier, 'quote'>;
  sellingPrice: Pick<SellingPriceService, 'pricerOfOrders'>;
  /** Milliseconds for supplier calls; the rest counts as `away`. */
  patience: number;
  known?: ReadonlyMap<OrderRequest, number>;
}

const ASKED_AT_ONCE = 20;

/** Runs `prepareOrder` for many orders with few queries, in order. */
export async function prepareOrders(
  { database, supplier, sellingPrice, patience, known }: Deps,
  actor: Pick<Actor, 'partnerId' | 'userId' | 'name'>,
  requests: readonly OrderRequest[],
): Promise<Validated[]> {
  const items = await itemsOf(database, actor.partnerId, requests);
  const priced = [...items.values()].map(({ id, ...facts }) => ({ ...facts, variation_id: id }));
  const [recent, pricer] = await Promise.all([
    recentOf(database, actor.partnerId, requests, items),
    sellingPrice.pricerOfOrders(actor.partnerId, priced),
  ]);
  const end = performance.now() + patience;
  // A hanging call ends at the same deadline.
  const asked: Supplier['quote'] = (wanted) =>
    inTime(Math.max(0, end - performance.now()), () => supplier.quote(wanted));
  const validate = async (request: OrderRequest): Promise<Validated> => {
    const facts = items.get(request.variation_id);
    if (facts?.brand_id !== request.brand_id) return { kind: 'refused', refusal: new AppError('NOT_FOUND') };
    const price = known?.get(request);
    if (price === undefined && performance.now() > end) return { kind: 'away' };
    const availability = async () => ({ state: 'available' as const, price: price ?? 0 });
    try {
      const sources = {
        supplier: { quote: price === undefined ? asked : availability },
        recent: async (destination: string) =>
          recent.get(nameOf({ variation: request.variation_id, destination })) ?? {
            orders: 0,
            minutes: null,
          },
        resaleOf: resaleBy(pricer),
      };
      return { kind: 'prepared', order: await validateOrder(sources, actor, request, facts) };
    } catch (failure) {
      if (failure instanceof AppError) return { kind: 'refused', refusal: failure };
      if (failure instanceof DepositShortError)
        return { kind: 'refused', refusal: new AppError('PRODUCT_DISTURBED') };
      if (failure instanceof SupplierAwayError) return { kind: 'away' };
      throw failure;
    }
  };
  return inOrder(requests, ASKED_AT_ONCE, validate);
}

const resaleBy =
  (pricer: Pricer | undefined): OrderSources['resaleOf'] =>
  (item) =>
    pricer && Promise.resolve((cost: number) => pricer({ ...item, cost }));

export const nameOf = ({ variation, destination }: Goal): string => `${variation} ${destination}`;

async function itemsOf(database: Database, partner: string, requests: readonly OrderRequest[]) {
  const ids = [...new Set(requests.map(({ variation_id }) => variation_id))];
  const facts = ids.length > 0 ? await readFactsOfMany(database, { partner, variations: ids }) : [];
  return new Map(facts.map((item) => [item.id, item]));
}

async function recentOf(
  database: Database,
  partner: string,
  requests: readonly OrderRequest[],
  items: ReadonlyMap<string, ItemFacts>,
) {
  const goals = requests.flatMap(({ variation_id: variation, form_values, allow_duplicate }) => {
    const facts = items.get(variation);
    if (!facts || allow_duplicate) return [];
    const { values } = checkFormValues(facts.forms, form_values);
    const destination = destinationOf(facts.forms, values);
    return destination === '' ? [] : [{ variation, destination }];
  });
  const rows = goals.length > 0 ? await readRecentOfMany(database, partner, goals) : [];
  return new Map(rows.map((row) => [nameOf(row), row]));
}
