import { createHash } from 'node:crypto';
import { type EndingOutcome, endingOf } from '../../../core/sandbox/endings';
import { METERS } from './meters';
import { type BillMemory, billOf, PAID_ELSEWHERE, paidOf } from './sandbox-bills';
import { codesFor, nicknameFor, plnTokenFor, serialFor } from './sandbox-goods';
import { type KnownItem, movedBetween } from './sandbox-prices';
import type { Outcome, Supplier, SupplierOrder } from './supplier';

const LONGEST_PAUSE = 60_000;

export interface SandboxMarket {
  items: () => Promise<KnownItem[]>;
  /** Milliseconds between price changes; 0 disables them. */
  every: number;
  bills: BillMemory;
}

/**
 * A supplier whose result depends on the last four digits of the first input. Stateless: the result derives
 * from the order and its age, so restarts change nothing.
 */
export function createSandboxSupplier(market?: SandboxMarket): Supplier {
  return {
    async quote({ inputs, price }) {
      switch (outcomeFor(inputs)) {
        case 'sold-out':
          return { state: 'out-of-stock' };
        case 'disturbed':
          return { state: 'disturbed' };
        case 'dearer':
          return { state: 'available', price: raised(price) };
        default:
          return { state: 'available', price };
      }
    },
    place: async (order) => outcomeOf(order),
    status: async (order) => outcomeOf(order),
    inquire: (request) => billOf(request, Date.now(), market?.bills),
    pay: async (order) => outcomeOf(order),
    async checkNickname({ brandKey, inputs }) {
      return outcomeFor(inputs) === 'wrong-number' ? null : { nickname: nicknameFor([brandKey, ...inputs]) };
    },
    async changesAfter(moment) {
      if (!market || market.every === 0) return [];
      return movedBetween(await market.items(), { after: moment, until: Date.now(), every: market.every });
    },
  };
}

const outcomeFor = ([first = '']: readonly string[]): EndingOutcome | undefined => endingOf(first)?.outcome;

const raised = (price: number): number => Math.ceil((price * 1.03) / 50) * 50;

function outcomeOf(order: SupplierOrder): Outcome {
  const wait = delayOf(order) - order.age;
  if (wait > 0) return { state: 'pending', checkAfter: Math.min(wait, LONGEST_PAUSE) };
  if (order.bill) return paidOf(order);
  switch (outcomeFor(order.inputs)) {
    case 'wrong-number':
      return { state: 'failed', reason: 'NOMOR_SALAH' };
    case 'no-answer':
      return { state: 'failed', reason: 'TIMEOUT' };
    case 'half':
      return { state: 'partial', sn: snOf(order), voucherCodes: [], undeliveredBps: 5_000 };
    case 'delivered-codes':
      return { state: 'success', sn: null, voucherCodes: codesFor(order.id, order.qty) };
    default:
      return order.inputs.length === 0
        ? { state: 'success', sn: null, voucherCodes: codesFor(order.id, order.qty) }
        : { state: 'success', sn: snOf(order), voucherCodes: [] };
  }
}

/** Prepaid electricity delivers a token, everything else a serial number. */
function snOf({ id, sku, inputs }: SupplierOrder): string {
  const nominal = /^PLN-(\d+)$/.exec(sku)?.[1];
  return nominal ? plnTokenFor(id, Number(nominal), nicknameFor([METERS, ...inputs])) : serialFor(id);
}

function delayOf({ id, inputs: [first = ''] }: SupplierOrder): number {
  if (first.endsWith(PAID_ELSEWHERE)) return 0;
  const { outcome, seconds } = endingOf(first) ?? { seconds: null };
  if (outcome === 'open') return Number.POSITIVE_INFINITY;
  return seconds === null
    ? 1_000 + (createHash('sha256').update(id).digest().readUInt16BE(0) % 2_000)
    : seconds * 1_000;
}
