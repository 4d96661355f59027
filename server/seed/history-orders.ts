import { v7 } from 'uuid';
import { tierPrice } from '../../src/core/pricing/tier-price';
import type { billInquiries } from '../db/schema/bill';
import type { BrandRow, Shelf, VariationRow } from './catalogue-rows';
import type { Account, Person } from './history-accounts';
import { purchaseTimes } from './history-calendar';
import type { Chance } from './history-chance';
import { type Outcome, outcomeOf } from './history-outcomes';
import { type Choice, tasteOf } from './history-taste';
import { type PastRule, resaleOf } from './selling-past';

export type InquiryRow = typeof billInquiries.$inferSelect;

/** One finished order of the past, before it meets the balance. Times are milliseconds since 1970. */
export interface PastOrder {
  id: string;
  /** Posting of the refund in the ledger; unused when none was made. */
  refundId: string;
  at: number;
  endedAt: number;
  buyer: Person;
  choice: Pick<Choice, 'qty' | 'customer'> & {
    brand: Pick<BrandRow, 'id' | 'name'>;
    variation: Pick<VariationRow, 'id' | 'name' | 'sku' | 'sla_seconds'>;
  };
  unitPrice: number;
  total: number;
  refund: number;
  /** What it was sold for by the rules of that day; null where there were none. */
  resale: number | null;
  outcome: Outcome;
  /** What a bill was asked for with before it was paid; null for everything else. */
  inquiry: Omit<InquiryRow, 'partner_id'> | null;
}

const DAY = 86_400_000;
/** The newest orders succeed, so that the balance ends where the story says. */
const CALM_END = 3;

/** All orders of an account's past, oldest first. */
export function pastOrders(
  chance: Chance,
  account: Account,
  { shelves, rules, now }: { shelves: readonly Shelf[]; rules: readonly PastRule[]; now: number },
): PastOrder[] {
  const choose = tasteOf(chance, shelves);
  const { days, perDay, quiet = 0 } = account.past;
  const times = purchaseTimes(chance, now - quiet * DAY, days, perDay);
  return times.map((at, place) => {
    const { choice, unitPrice } = affordable(choose, account);
    const id = v7({ msecs: at });
    const outcome = outcomeOf(chance, id, choice, place >= times.length - CALM_END);
    const endedAt = at + outcome.duration;
    return {
      id,
      refundId: v7({ msecs: endedAt }),
      at,
      endedAt,
      buyer: buyerOf(chance, account, at),
      choice,
      unitPrice,
      total: unitPrice * choice.qty,
      refund: unitPrice * outcome.refundedQty,
      resale: resaleOf(rules, account, choice, { at, cost: unitPrice }),
      outcome,
      inquiry: null,
    };
  });
}

/** Unverified partners have a limit a purchase, in the past as well. */
function affordable(choose: () => Choice, account: Account): { choice: Choice; unitPrice: number } {
  const choice = choose();
  const unitPrice = tierPrice(choice.variation.base_price, account.discountBps);
  const fits = account.limit === 0 || unitPrice * choice.qty <= account.limit;
  return fits ? { choice, unitPrice } : affordable(choose, account);
}

/** The cashier works by day and sells part of what is sold then. */
function buyerOf(chance: Chance, { owner, cashier }: Account, at: number): Person {
  const hour = (new Date(at).getUTCHours() + 7) % 24;
  return cashier && hour >= 9 && hour < 17 && chance.happens(0.45) ? cashier : owner;
}
