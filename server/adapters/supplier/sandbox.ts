import { createHash } from 'node:crypto';
import { type BillMemory, billOf, paidOf } from './sandbox-bills';
import { codesFor, nicknameFor, plnTokenFor, serialFor } from './sandbox-goods';
import { type KnownItem, movedBetween } from './sandbox-prices';
import type { Outcome, Supplier, SupplierOrder } from './supplier';

const HELD = 15_000;
const LONGEST_PAUSE = 60_000;

/** Where a sandbox gets its market from. */
export interface SandboxMarket {
  items: () => Promise<KnownItem[]>;
  /** Milliseconds from one move of a price to the next; 0: none moves. */
  every: number;
  bills: BillMemory;
}

/**
 * A supplier that decides by the last four digits of the first input. It keeps no state: an outcome follows from
 * the order and its age alone, so that a restart of the server in between changes nothing.
 */
export function createSandboxSupplier(market?: SandboxMarket): Supplier {
  return {
    async quote({ inputs, price }) {
      const ending = endingOf(inputs);
      if (ending === '1237') return { state: 'out-of-stock' };
      if (ending === '1239') return { state: 'disturbed' };
      return { state: 'available', price: ending === '1236' ? raised(price) : price };
    },
    place: async (order) => outcomeOf(order),
    status: async (order) => outcomeOf(order),
    inquire: (request) => billOf(request, Date.now(), market?.bills),
    pay: async (order) => outcomeOf(order),
    async checkNickname({ brandKey, inputs }) {
      return endingOf(inputs) === '1232' ? null : { nickname: nicknameFor([brandKey, ...inputs]) };
    },
    async toldAfter(moment) {
      if (!market || market.every === 0) return [];
      return movedBetween(await market.items(), { after: moment, until: Date.now(), every: market.every });
    },
  };
}

const endingOf = (inputs: readonly string[]): string => inputs[0]?.slice(-4) ?? '';

/** Three percent dearer, on a multiple of 50. */
const raised = (price: number): number => Math.ceil((price * 1.03) / 50) * 50;

function outcomeOf(order: SupplierOrder): Outcome {
  const wait = delayOf(order) - order.age;
  if (wait > 0) return { state: 'pending', checkAfter: Math.min(wait, LONGEST_PAUSE) };
  if (order.bill) return paidOf(order);
  const ending = endingOf(order.inputs);
  switch (ending) {
    case '1232':
    case '1234':
      return { state: 'failed', reason: ending === '1232' ? 'NOMOR_SALAH' : 'TIMEOUT' };
    case '1238':
      return { state: 'partial', sn: snOf(order), voucherCodes: [], undeliveredBps: 5_000 };
    case '1231':
      return { state: 'success', sn: null, voucherCodes: codesFor(order.id, order.qty) };
    default:
      return order.inputs.length === 0
        ? { state: 'success', sn: null, voucherCodes: codesFor(order.id, order.qty) }
        : { state: 'success', sn: snOf(order), voucherCodes: [] };
  }
}

/** Prepaid electricity is a token for a meter, everything else a number. */
function snOf({ id, sku, inputs }: SupplierOrder): string {
  const nominal = /^PLN-(\d+)$/.exec(sku)?.[1];
  return nominal ? plnTokenFor(id, Number(nominal), nicknameFor(['token-pln', ...inputs])) : serialFor(id);
}

function delayOf({ id, inputs }: SupplierOrder): number {
  switch (endingOf(inputs)) {
    case '1230':
    case '1231':
    case '1232':
    case '1238':
    case '1240':
      return 0;
    case '1233':
    case '1234':
      return HELD;
    case '1235':
      return Number.POSITIVE_INFINITY;
    default:
      return 1_000 + (createHash('sha256').update(id).digest().readUInt16BE(0) % 2_000);
  }
}
