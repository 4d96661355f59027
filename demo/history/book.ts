import type { Person } from '../accounts';
import { idAt, iso } from '../time';

export interface Posting {
  postingId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Rupiah; out is negative. */
  amount: number;
  house: string;
  type: number;
  ref_type: string;
  ref_id: string;
  ref_code: string;
  description: string;
  person: Person | null;
  actor?: string;
}

export const SYSTEM = 'Sistem';

export type Book = ReturnType<typeof bookOf>;

/** Applies the postings in order of time. Throws if a balance would fall below zero. */
export function bookOf(partnerId: string, balanceId: string, postings: readonly Posting[]) {
  const left = new Map<string, number>();
  let balance = 0;
  const inOrder = [...postings].sort((one, other) => one.at - other.at);
  const entries = inOrder.flatMap(({ postingId, at, amount, house, person, ...facts }, index) => {
    balance += amount;
    if (balance < 0) throw new RangeError(`The past of ${partnerId} spends more than it has`);
    left.set(postingId, balance);
    const shared = {
      ...{ posting_id: postingId, partner_id: partnerId, user_id: person?.userId ?? null },
      ...{ actor: person?.name ?? SYSTEM, created_at: iso(at), ...facts },
    };
    return [
      {
        ...{ ...shared, id: idAt(at), balance_id: balanceId, house: null, amount },
        ...{ seq: index + 1, balance_after: balance },
      },
      {
        ...{ ...shared, id: idAt(at), balance_id: null, house, amount: -amount },
        ...{ seq: null, balance_after: null },
      },
    ];
  });
  return {
    entries,
    balance,
    version: inOrder.length,
    after: (postingId: string) => left.get(postingId) ?? 0,
  };
}
