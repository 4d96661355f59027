import { REFUNDED, type StateOf, TRANSACTION } from '../../src/core/states';
import { codesFor, plnTokenFor, serialFor } from '../adapters/supplier/sandbox-goods';
import { pastOfRoute } from './catalogue/routes';
import type { Chance } from './history-chance';
import type { Choice } from './history-taste';

/** How an order ended; `reason` as in domain 3.5. */
export interface Outcome {
  status: Exclude<StateOf<typeof TRANSACTION>, typeof TRANSACTION.pending>;
  refunded: StateOf<typeof REFUNDED>;
  /** Pieces that were paid back. */
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

/** Nearly all orders succeed; `mustSucceed` rules the rest out. `id` is the order's: its goods follow from it. */
export function outcomeOf(chance: Chance, id: string, choice: Choice, mustSucceed: boolean): Outcome {
  const route = pastOfRoute(choice.variation);
  const duration = route
    ? chance.between(route.seconds[0] * 1000, route.seconds[1] * 1000)
    : durationOf(chance, choice.variation.sla_seconds);
  if (!mustSucceed) {
    if (choice.qty > 1 && chance.happens(0.12)) return partly(id, choice, duration);
    if (chance.happens(route?.failed ?? FAILED))
      return back(TRANSACTION.failed, reasonOf(chance, choice), choice, duration);
    if (chance.happens(0.009)) return back(TRANSACTION.cancelled, 'HARGA', choice, duration);
  }
  return {
    status: TRANSACTION.success,
    refunded: REFUNDED.none,
    refundedQty: 0,
    reason: null,
    duration,
    ...delivery(id, choice, choice.qty),
  };
}

/** Mostly seconds; now and then the supplier is later than it promised. */
function durationOf(chance: Chance, slaSeconds: number): number {
  if (chance.happens(0.03)) return (slaSeconds + chance.between(5, 60)) * 1000;
  return chance.between(1_200, Math.min(slaSeconds, 14) * 1000);
}

function reasonOf(chance: Chance, { brand }: Choice): string {
  return chance.pick(brand.is_voucher ? REASONS : ACCOUNT_REASONS);
}

/** The money goes back well before the next purchase begins. */
const REFUND_WITHIN = 90_000;

function back(status: Outcome['status'], reason: string, { qty }: Choice, duration: number): Outcome {
  return {
    status,
    refunded: REFUNDED.whole,
    refundedQty: qty,
    reason,
    duration: Math.min(duration, REFUND_WITHIN),
    sn: null,
    voucher_codes: [],
  };
}

function partly(id: string, choice: Choice, duration: number): Outcome {
  return {
    status: TRANSACTION.failed,
    refunded: REFUNDED.part,
    refundedQty: 1,
    reason: 'STOK_HABIS',
    duration: Math.min(duration, REFUND_WITHIN),
    ...delivery(id, choice, choice.qty - 1),
  };
}

function delivery(id: string, { brand, variation, customer }: Choice, pieces: number) {
  if (brand.is_voucher) return { sn: null, voucher_codes: codesFor(id, pieces) };
  const sn =
    brand.key === 'token-pln'
      ? plnTokenFor(id, variation.denomination ?? 0, customer.nickname ?? '')
      : serialFor(id);
  return { sn, voucher_codes: [] };
}
