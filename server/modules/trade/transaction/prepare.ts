import { destinationOf } from '../../../../src/core/catalogue/form-values';
import type { CreateTransactionInput } from '../../../../src/core/contract/transaction';
import { rupiah } from '../../../../src/core/format/money';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import { purchaseLimit } from '../../../../src/core/pricing/unverified-limit';
import type { Supplier } from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { typedInputs } from '../catalogue/typed-inputs';
import type { Order } from './buy';
import { checkProduct } from './check-product';
import { factsOf, type OrderFacts, recentSame } from './order-store';

/** `expected_price`: what the buyer saw; null takes the price of the moment. */
export type OrderRequest = Omit<CreateTransactionInput, 'pin' | 'expected_price'> & {
  expected_price: number | null;
};

/** Everything that can be said about an order before the PIN: every refusal here moves no money. */
export async function prepareOrder(
  { database, supplier }: { database: Database; supplier: Pick<Supplier, 'quote'> },
  actor: Pick<Actor, 'partnerId' | 'userId' | 'name'>,
  request: OrderRequest,
): Promise<Omit<Order, 'key' | 'request_hash' | 'source'>> {
  const facts = await factsOf(database, actor.partnerId, request.brand_id, request.variation_id);
  if (!facts) throw new AppError('NOT_FOUND');
  const { values, inputs } = typedInputs(facts.forms, request.form_values);
  checkProduct(facts, request.qty);
  const price = await currentPrice(supplier, facts, inputs, request.expected_price);
  const total = price * request.qty;
  checkLimit(facts, total);
  const destination = destinationOf(facts.forms, values);
  await checkDuplicate(database, actor.partnerId, request, destination, facts.multi);
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
    order_param: JSON.stringify(
      facts.forms.flatMap(({ alias, key }) => {
        const value = values[key];
        return value === undefined ? [] : [{ alias, key, value }];
      }),
    ),
    qty: request.qty,
    unit_price: price,
    total,
    customer_name: request.customer_name || null,
    note: request.note || null,
    sla_seconds: facts.sla_seconds,
  };
}

/** The price of one item now, if it is the one that the buyer saw. */
async function currentPrice(
  supplier: Pick<Supplier, 'quote'>,
  facts: OrderFacts,
  inputs: string[],
  expected: number | null,
): Promise<number> {
  const own = tierPrice(facts.base_price, facts.price_discount_bps);
  const quote = await supplier.quote({ sku: facts.sku, inputs, price: own });
  if (quote.state === 'out-of-stock') throw new AppError('OUT_OF_STOCK');
  if (quote.state === 'disturbed') throw new AppError('PRODUCT_DISTURBED');
  if (expected !== null && quote.price !== expected) {
    throw new AppError('PRICE_NOT_MATCH', {
      from: rupiah(expected),
      to: rupiah(quote.price),
      current_price: quote.price,
    });
  }
  return quote.price;
}

function checkLimit(facts: OrderFacts, total: number): void {
  if (total <= purchaseLimit(facts)) return;
  throw new AppError('UNVERIFIED_LIMIT', { limit: rupiah(facts.maximum_unverified_amount) });
}

async function checkDuplicate(
  database: Database,
  partner: string,
  request: OrderRequest,
  destination: string,
  multi: boolean,
): Promise<void> {
  // Vouchers go nowhere: two of them are two of them.
  if (request.allow_duplicate || multi || destination === '') return;
  const { orders, minutes } = await recentSame(database, partner, request.variation_id, destination);
  if (orders > 0) throw new AppError('DUPLICATE_DESTINATION', { minutes: minutes ?? 0, count: orders + 1 });
}
