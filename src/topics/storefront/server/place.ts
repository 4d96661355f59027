import { randomInt } from 'node:crypto';
import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import { randomSuffix } from '../../../platform/ledger/order-code';
import { orderSearch } from '../../panel-orders/server/search-text';
import type { OrderDraft, PanelOrder, PanelOrderService } from '../../panel-orders/server/service';
import { freeUniqueCode, UNIQUE_CODES } from '../../shops/domain/limits';
import { usesOfBuyer } from '../../shops/domain/promo';
import { totalOf } from '../../shops/domain/total';
import type { StorefrontOrderInput } from '../contract/storefront';
import { text } from './document-values';
import type { Quoted } from './quote';
import type { Shop } from './shop';

/** Retries after a collision of invoice or transfer code; more indicate another error. */
const TRIES = 4;
const AN_HOUR = 3_600_000;
const JAKARTA_OFFSET = 7 * AN_HOUR;

interface Placing {
  shop: Shop;
  input: StorefrontOrderInput;
  key: string;
  hash: string;
  quoted: Quoted;
  /** Digest of the client address; null if addresses are not counted. */
  from: string | null;
}

/** Creates the quoted order once per key. `replayed`: the key was used before. */
export async function placeOrder(
  { orders, supplier }: { orders: PanelOrderService; supplier: Pick<Supplier, 'checkNickname'> },
  placing: Placing,
): Promise<{ order: PanelOrder; replayed: boolean }> {
  const { shop, key, quoted } = placing;
  const nickname = await nicknameOf(supplier, shop, quoted);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await uniqueCodeFor(orders, shop.partner_id, quoted);
    try {
      return { order: await orders.place(draftOf(placing, nickname, code)), replayed: false };
    } catch (failure) {
      const taken = uniqueViolation(failure);
      if (taken === null) throw failure;
      const twin = await orders.byKey(shop.partner_id, key);
      if (twin) return { order: checkTwin(twin, placing.hash), replayed: true };
    }
  }
  throw new AppError(quoted.method.useUniqueCode ? 'METHOD_FULL' : 'UNAVAILABLE');
}

/** Throws IDEMPOTENCY_CONFLICT if the key was used for another request. */
export function checkTwin(twin: PanelOrder, hash: string): PanelOrder {
  if (twin.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
  return twin;
}

export async function nicknameOf(
  supplier: Pick<Supplier, 'checkNickname'>,
  { settings }: Shop,
  { goods, inputs }: Pick<Quoted, 'goods' | 'inputs'>,
): Promise<string | null> {
  const { variation, category } = goods;
  if (settings.require_check_id === false) return null;
  if (!variation?.has_check_id || !category.checkId || inputs.inputs.length === 0) return null;
  const found = await supplier.checkNickname({ brandKey: variation.brand_key, inputs: inputs.inputs });
  if (!found) throw new AppError('CUSTOMER_NOT_FOUND');
  return found.nickname;
}

async function uniqueCodeFor(
  orders: PanelOrderService,
  partnerId: string,
  { method, amounts }: Quoted,
): Promise<number> {
  if (!method.useUniqueCode || !method.id || amounts.total === 0) return 0;
  const wanted = { partnerId, methodId: method.id, amount: amounts.total, most: UNIQUE_CODES.to };
  const taken = await orders.openCodes(wanted);
  const code = freeUniqueCode(taken, randomInt(UNIQUE_CODES.to));
  if (code === null) throw new AppError('METHOD_FULL');
  return code;
}

function draftOf(
  { shop, input, key, hash, quoted, from }: Placing,
  nickname: string | null,
  code: number,
): OrderDraft {
  const { goods, shopper, method, inputs, flash, promo, amounts } = quoted;
  const guest = shopper.memberId === null;
  const invoice = invoiceOf(shop);
  const words = {
    product_name: goods.category.name,
    item_name: goods.name,
    form_values: inputs.values,
    nickname,
  };
  const { cost, price, qty, discount } = { ...unitOf(quoted, input.qty), qty: input.qty };
  return {
    invoice,
    partner_id: shop.partner_id,
    idempotency_key: key,
    request_hash: hash,
    member_id: shopper.memberId,
    guest_name: guest ? shopper.name : null,
    guest_phone: guest ? shopper.phone : null,
    guest_email: guest ? shopper.email : null,
    buyer_key: shopper.key,
    placed_from: from,
    category_id: goods.category.id,
    product_id: goods.id,
    product_source: goods.source,
    fulfilment: goods.fulfilment,
    variation_id: goods.variation?.id ?? null,
    ...words,
    qty: input.qty,
    promo_id: promo?.id ?? null,
    promo_code: promo?.data.code ?? null,
    flash_sale_id: flash?.flash_sale_id ?? null,
    ...totalOf({ cost, price, qty, discount }, method, code),
    payment_method: method.name,
    payment_method_id: method.id,
    payment_source: method.source,
    payment_code: amounts.total > 0 ? method.code : null,
    search: orderSearch({ invoice, ...shopper, ...words }),
    payWithin: isScarce(quoted) ? Math.min(method.payWithin, AN_HOUR) : method.payWithin,
    reservation: {
      buyer: shopper.key,
      codes:
        goods.fulfilment === 'code'
          ? { partnerId: shop.partner_id, productId: goods.id, qty: input.qty }
          : null,
      flash: flash && {
        saleId: flash.flash_sale_id,
        productId: goods.id,
        qty: input.qty,
        stock: flash.stock,
        limit: flash.limit_per_user ?? null,
      },
      promo: promo && {
        id: promo.id,
        quota: promo.data.quota ?? null,
        perBuyer: usesOfBuyer(promo.data),
      },
    },
  };
}

const isScarce = ({ goods, flash, promo }: Quoted): boolean =>
  goods.fulfilment === 'code' || flash !== null || promo?.data.quota !== undefined;

const unitOf = ({ amounts }: Quoted, qty: number) => ({
  cost: amounts.cost / qty,
  price: amounts.price / qty,
  discount: amounts.discount,
});

/** `INV261121-7F2K9QAB`: the shop's prefix, the Jakarta date, an unguessable suffix. */
function invoiceOf({ settings, now }: Shop): string {
  const day = new Date(now + JAKARTA_OFFSET).toISOString().slice(2, 10).replaceAll('-', '');
  return `${text(settings.invoice_prefix) ?? 'INV'}${day}-${randomSuffix(8)}`;
}
