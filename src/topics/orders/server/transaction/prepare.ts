import { rupiah } from '../../../../core/format/money';
import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { seesCost } from '../../../../platform/http/visibility';
import { destinationOf } from '../../../catalogue/domain/form-values';
import { typedInputs } from '../../../catalogue/server/typed-inputs';
import type { PricedItem, SellingPrice } from '../../../selling-prices/domain/selling-price';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { SellingPriceService } from '../../../selling-prices/server/service';
import type { CreateTransactionInput } from '../../contract/transaction';
import type { Order } from './buy';
import { checkLimit } from './check-limit';
import { checkProduct } from './check-product';
import { refuseSecond } from './check-second';
import { orderParam } from './order-param';
import { type OrderFacts, type Recent, readFacts, readRecentSame } from './order-store';

/** `expected_price`: displayed price; null accepts the current one. */
export type OrderRequest = Omit<CreateTransactionInput, 'pin' | 'expected_price'> & {
  expected_price: number | null;
};

interface PrepareDeps {
  database: Database;
  supplier: Pick<Supplier, 'quote'>;
  /** Null for websites, which have their own prices. */
  sellingPrice: Pick<SellingPriceService, 'pricerOfItem'> | null;
}

export type Prepared = Omit<Order, 'key' | 'request_hash' | 'source'>;

export type Resale = (cost: number) => SellingPrice | null;

type Buyer = Pick<Actor, 'partnerId' | 'userId' | 'name'> & {
  /** Omitted by the program, which may see costs. */
  can?: Actor['can'];
};

export interface OrderSources {
  supplier: Pick<Supplier, 'quote'>;
  /** Orders within 24 hours for the item and this destination, except failed ones. */
  recent: (destination: string) => Promise<Recent>;
  /** Selling price at any cost; undefined for websites. */
  resaleOf: (item: Omit<PricedItem, 'cost'>) => Promise<Resale> | undefined;
}

/** Validates an order before the PIN: refusals move no money. */
export async function prepareOrder(
  { database, supplier, sellingPrice }: PrepareDeps,
  actor: Buyer,
  request: OrderRequest,
): Promise<Prepared> {
  const facts = await readFacts(database, {
    ...{ partner: actor.partnerId, brand: request.brand_id, variation: request.variation_id },
  });
  if (!facts) throw new AppError('NOT_FOUND');
  const recent = (destination: string) =>
    readRecentSame(database, { partner: actor.partnerId, variation: request.variation_id, destination });
  const resaleOf: OrderSources['resaleOf'] = (item) => sellingPrice?.pricerOfItem(actor.partnerId, item);
  return validateOrder({ supplier, recent, resaleOf }, actor, request, facts);
}

export const orderFactsOf = readFacts;

export async function validateOrder(
  { supplier, recent, resaleOf }: OrderSources,
  actor: Buyer,
  request: OrderRequest,
  facts: OrderFacts,
): Promise<Prepared> {
  const { values, inputs } = typedInputs(facts.forms, request.form_values);
  checkProduct(facts, request.qty);
  const { brand_id, variation_id } = request;
  const isBlind = actor.can !== undefined && !seesCost({ can: actor.can });
  const [price, pricer] = await Promise.all([
    currentPrice(supplier, facts, inputs, isBlind ? null : request.expected_price),
    resaleOf({ brand_id, variation_id, category_id: facts.category_id }),
  ]);
  const resale = pricer?.(price) ?? null;
  if (isBlind) refuseOtherPrice(resale, request.expected_price);
  const total = price * request.qty;
  checkLimit(facts, total);
  const destination = destinationOf(facts.forms, values);
  // Vouchers have no destination, so repeats are intended.
  const is_once = !request.allow_duplicate && !facts.multi && destination !== '';
  if (is_once) refuseSecond(await recent(destination));
  return {
    partner: actor.partnerId,
    user: actor.userId,
    actor: actor.name,
    ref_id: request.ref_id ?? null,
    brand: request.brand_id,
    variation: request.variation_id,
    product_name: facts.product_name,
    item_name: facts.item_name,
    sku: facts.sku,
    destination,
    nickname: request.nickname ?? null,
    order_param: orderParam(facts.forms, values),
    qty: request.qty,
    unit_price: price,
    total,
    resale_total: resale && resale.price * request.qty,
    customer_name: request.customer_name || null,
    note: request.note || null,
    sla_seconds: facts.sla_seconds,
    inquiry: null,
    bill_period: null,
    is_once,
  };
}

/** Current price of an item, if it equals the displayed one. */
async function currentPrice(
  supplier: Pick<Supplier, 'quote'>,
  facts: OrderFacts,
  inputs: string[],
  expected: number | null,
): Promise<number> {
  if (facts.base_price === null) throw new AppError('INQUIRY_REQUIRED');
  const own = tierPrice(facts.base_price, facts.price_discount_bps);
  const quote = await supplier.quote({ sku: facts.sku, inputs, price: own });
  if (quote.state === 'out-of-stock') throw new AppError('OUT_OF_STOCK');
  if (quote.state === 'disturbed') throw new AppError('PRODUCT_DISTURBED');
  if (expected !== null && quote.price !== expected) {
    throw priceNotMatch(expected, quote.price);
  }
  return quote.price;
}

/** Users without cost visibility saw the selling price, and sell nothing without one. */
function refuseOtherPrice(resale: SellingPrice | null, expected: number | null): void {
  if (!resale) throw new AppError('NO_SELLING_PRICE');
  if (expected !== null && resale.price !== expected) throw priceNotMatch(expected, resale.price);
}

const priceNotMatch = (expected: number, current: number) =>
  new AppError('PRICE_NOT_MATCH', {
    from: rupiah(expected),
    to: rupiah(current),
    current_price: current,
  });
