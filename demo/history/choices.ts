import { BRAND, ITEM, REFUNDED, TRANSACTION } from '../../src/core/states';
import { codesFor, plnTokenFor, serialFor } from '../../src/platform/adapters/supplier/sandbox-goods';
import type { BrandRow, Shelf, VariationRow } from '../catalogue';
import type { Chance } from '../chance';
import { type Customer, customerOf } from './customers';

export interface Choice {
  brand: BrandRow;
  variation: VariationRow;
  qty: number;
  customer: Customer;
}

/** Rupiah above which customers hardly ever buy. */
const DEAR = 520_000;
/** Rupiah at which an item sells half as often as the cheapest. */
const HALF = 55_000;
const ROUTED = 10;

/** Chooses for a shop: brands by popularity, cheap items before dear ones, regular customers before new ones. */
export function chooserOf(chance: Chance, shelves: readonly Shelf[]): () => Choice {
  const open = shelves
    .filter(({ brand }) => brand.status !== BRAND.inactive)
    .map((shelf) => ({
      shelf,
      weight: shelf.of.popularity,
      items: shelf.variations
        .filter((item) => item.status !== ITEM.soldOut && item.base_price <= DEAR)
        .map((item) => ({
          item,
          weight: (item.group_key === null ? 1 : ROUTED) / (1 + item.base_price / HALF),
        })),
    }))
    .filter(({ items }) => items.length > 0)
    .map((one) => ({
      ...one,
      customers: Array.from({ length: Math.ceil(4 + one.weight * 2) }, (_, index) => ({
        customer: customerOf(chance, one.shelf),
        weight: 1 / (1 + index),
      })),
    }));
  return () => {
    const { shelf, items, customers } = chance.weighted(open, weightOf);
    const { item } = chance.weighted(items, weightOf);
    const { customer } = chance.weighted(customers, weightOf);
    return { brand: shelf.brand, variation: item, qty: quantity(chance, item), customer };
  };
}

const weightOf = ({ weight }: { weight: number }) => weight;

function quantity(chance: Chance, { max_qty, base_price }: VariationRow): number {
  const mayRepeat = max_qty > 1 && base_price < 60_000;
  return mayRepeat && chance.happens(0.08) ? chance.between(2, Math.min(3, max_qty)) : 1;
}

/** Result of an order; `reason` as in domain 3.5. */
export interface Outcome {
  status: number;
  refunded: number;
  refundedQty: number;
  reason: string | null;
  /** Milliseconds from the order to its end. */
  duration: number;
  sn: string | null;
  voucher_codes: string[];
}

const REASONS = ['GANGGUAN', 'STOK_HABIS', 'TIMEOUT'];
/** Only an order with a destination can have a wrong one. */
const ACCOUNT_REASONS = [...REASONS, 'NOMOR_SALAH', 'NOMOR_SALAH', 'REGION', 'LIMIT'];
const FAILED = 0.022;
/** Milliseconds; shorter than the gap to the next purchase. */
const REFUND_WITHIN = 90_000;

/** Past deliveries of other routes: seconds from order to result, and share of failures. */
const ROUTES = {
  Kilat: { from: 1, to: 4, failed: 0.02 },
  Hemat: { from: 25, to: 85, failed: 0.09 },
  Stabil: { from: 6, to: 16, failed: 0.004 },
};

function routeOf({ name, group_key }: VariationRow) {
  if (group_key === null) return undefined;
  return Object.entries(ROUTES).find(([word]) => name.endsWith(` · ${word}`))?.[1];
}

/** Nearly all orders succeed; `mustSucceed` excludes failure. The delivered goods derive from `id`. */
export function outcomeOf(chance: Chance, id: string, choice: Choice, mustSucceed: boolean): Outcome {
  const { brand, variation, qty } = choice;
  const route = routeOf(variation);
  const duration = route
    ? chance.between(route.from * 1000, route.to * 1000)
    : durationOf(chance, variation.sla_seconds);
  const returned = { duration: Math.min(duration, REFUND_WITHIN), sn: null, voucher_codes: [] };
  if (!mustSucceed) {
    if (qty > 1 && chance.happens(0.12)) {
      return {
        ...{ status: TRANSACTION.failed, refunded: REFUNDED.part, refundedQty: 1, reason: 'STOK_HABIS' },
        ...{ duration: returned.duration, ...goodsOf(id, choice, qty - 1) },
      };
    }
    const whole = { refunded: REFUNDED.whole, refundedQty: qty, ...returned };
    if (chance.happens(route?.failed ?? FAILED)) {
      const reason = chance.pick(brand.is_voucher ? REASONS : ACCOUNT_REASONS);
      return { status: TRANSACTION.failed, reason, ...whole };
    }
    if (chance.happens(0.009)) return { status: TRANSACTION.cancelled, reason: 'HARGA', ...whole };
  }
  return {
    ...{ status: TRANSACTION.success, refunded: REFUNDED.none, refundedQty: 0, reason: null, duration },
    ...goodsOf(id, choice, qty),
  };
}

function durationOf(chance: Chance, slaSeconds: number): number {
  if (chance.happens(0.03)) return (slaSeconds + chance.between(5, 60)) * 1000;
  return chance.between(1_200, Math.min(slaSeconds, 14) * 1000);
}

export function goodsOf(id: string, { brand, variation, customer }: Choice, pieces: number) {
  if (brand.is_voucher) return { sn: null, voucher_codes: codesFor(id, pieces) };
  const isToken = brand.key === 'token-pln';
  const sn = isToken ? plnTokenFor(id, variation.denomination ?? 0, customer.nickname ?? '') : serialFor(id);
  return { sn, voucher_codes: [] };
}
