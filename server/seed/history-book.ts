import { v7 } from 'uuid';
import type { ledgerEntries } from '../db/schema/ledger';
import type { Person } from './history-accounts';
import type { Movement } from './history-deposits';

export type EntryRow = typeof ledgerEntries.$inferSelect;

/** One movement of a balance with its reason; becomes two rows of the ledger. */
export interface Posting
  extends Movement,
    Pick<EntryRow, 'house' | 'type' | 'ref_type' | 'ref_id' | 'ref_code' | 'description'> {
  postingId: string;
  /** Null: the system acted. */
  person: Person | null;
  actor: string;
}

/** A balance with its whole past: both sides of every posting, and what each left. */
export interface Book {
  entries: EntryRow[];
  balance: number;
  version: number;
  /** Balance after a posting. */
  after(postingId: string): number;
}

/** Writes the postings into a book in the order of time. Throws when a balance would fall below zero. */
export function bookOf(partnerId: string, balanceId: string, postings: readonly Posting[]): Book {
  const entries: EntryRow[] = [];
  const left = new Map<string, number>();
  let balance = 0;
  const inOrder = [...postings].sort((one, other) => one.at - other.at);
  for (const [place, posting] of inOrder.entries()) {
    balance += posting.amount;
    if (balance < 0) throw new RangeError(`The past of ${partnerId} spends more than it has`);
    left.set(posting.postingId, balance);
    const shared = sharedFacts(partnerId, posting);
    entries.push(
      {
        ...shared,
        id: v7({ msecs: posting.at }),
        balance_id: balanceId,
        house: null,
        amount: posting.amount,
        seq: place + 1,
        balance_after: balance,
      },
      {
        ...shared,
        id: v7({ msecs: posting.at }),
        balance_id: null,
        amount: -posting.amount,
        seq: null,
        balance_after: null,
      },
    );
  }
  return { entries, balance, version: inOrder.length, after: (id) => left.get(id) ?? 0 };
}

function sharedFacts(partnerId: string, posting: Posting) {
  return {
    posting_id: posting.postingId,
    partner_id: partnerId,
    user_id: posting.person?.userId ?? null,
    house: posting.house,
    type: posting.type,
    ref_type: posting.ref_type,
    ref_id: posting.ref_id,
    ref_code: posting.ref_code,
    description: posting.description,
    actor: posting.actor,
    created_at: new Date(posting.at).toISOString(),
  };
}
