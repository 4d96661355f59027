import { v7 } from 'uuid';
import type { Past } from './history-accounts';
import type { Chance } from './history-chance';

/** Money in or out, in rupiah; out is negative. */
export interface Movement {
  at: number;
  amount: number;
}

/** A paid top up of the past. `credit` rupiah came to the balance: a whole amount and a code below 1,000. */
export interface Deposit {
  id: string;
  at: number;
  credit: number;
}

const LONGEST_LEAD = 20 * 60_000;
const FIRST_LEAD = 3_600_000;

/**
 * The top ups that carried these movements (ascending), each shortly before the purchase that needed it. The last
 * one is cut so that `endBalance` remains at the end.
 */
export function depositsFor(
  chance: Chance,
  movements: readonly Movement[],
  { floor, deposits: sizes, endBalance }: Past,
): Deposit[] {
  const deposits: Deposit[] = [];
  let balance = 0;
  let before = (movements[0]?.at ?? 0) - FIRST_LEAD;
  for (const { at, amount } of movements) {
    if (amount < 0 && balance + amount < floor) {
      const credit = whole(Math.max(chance.pick(sizes), floor - balance - amount));
      const paidAt = at - Math.min((at - before) / 2, LONGEST_LEAD);
      deposits.push({ id: v7({ msecs: paidAt }), at: Math.floor(paidAt), credit });
      balance += credit;
    }
    balance += amount;
    before = at;
  }
  const last = deposits.at(-1);
  if (last) last.credit += endBalance - balance;
  return deposits;
}

/** Top ups are multiples of 1,000 rupiah (domain 3.6). */
function whole(amount: number): number {
  return Math.ceil(amount / 1000) * 1000;
}
