import type { IncomingHttpHeaders } from 'node:http';
import type { BillPeriod } from '../../../src/core/contract/bill';
import type { ListedItem } from '../../../src/core/supply/listed-item';

/** One order as the supplier receives it. */
export interface SupplierOrder {
  /** Ours; the supplier takes it as its reference, so that a second `place` of it buys nothing. */
  id: string;
  sku: string;
  qty: number;
  /** Values of the brand's inputs in their order; empty for vouchers. */
  inputs: string[];
  /** Milliseconds since the order was made, by the clock of the database. */
  age: number;
  /** The bill that it pays; null for everything else. */
  bill: BillToPay | null;
  /** Rupiah that one item may cost us at most; left out: whatever it costs. */
  maxPrice?: number;
}

export interface BillToPay {
  /** The supplier's name of its answer to the inquiry. */
  reference: string;
  /** Rupiah that the biller gets: bill and fine. */
  amount: number;
}

/** Why a supplier refuses us altogether: only the operator can mend it. */
export type Trouble = 'deposit' | 'address' | 'key';

/** What a supplier said in its own words, beside how it is understood. */
export interface Told {
  /** Its own code of the answer; null when none came. */
  code: string | null;
  message: string;
  /** Rupiah that it took for the item. */
  price: number | null;
  /** Rupiah of ours that it still holds. */
  deposit: number | null;
}

/**
 * How an order stands. `failed` is certain: nothing was delivered, and nothing will be. Whatever leaves a doubt is
 * `pending`.
 */
export type Outcome = Standing & { trouble?: Trouble; told?: Told };

type Standing =
  | {
      state: 'pending';
      /** Milliseconds until asking again makes sense. */
      checkAfter: number;
      /** This call has certainly not reached it, so that it may be made again as if it had never been made. */
      unsent?: true;
    }
  | { state: 'success'; sn: string | null; voucherCodes: string[] }
  | { state: 'failed' /** Domain 3.5: `NOMOR_SALAH`, `STOK_HABIS` … */; reason: string }
  | {
      state: 'partial';
      sn: string | null;
      voucherCodes: string[];
      /** What was not delivered, in hundredths of a percent of the order. */
      undeliveredBps: number;
    };

export interface QuoteRequest {
  sku: string;
  inputs: string[];
  /** Our price of one item in rupiah. */
  price: number;
}

export type Quote =
  | {
      state: 'available' /** Rupiah of one item; another amount than ours when the supplier moved. */;
      price: number;
    }
  | { state: 'out-of-stock' }
  | { state: 'disturbed' };

export interface NicknameRequest {
  brandKey: string;
  inputs: string[];
}

export interface BillRequest {
  sku: string;
  customerNo: string;
  /** Months that are paid at once; null where the biller does not ask. */
  months: number | null;
}

export type BillAnswer =
  | {
      state: 'found';
      reference: string;
      /** Whole, as the biller has it. */
      customerName: string;
      sheets: number;
      /** Oldest first; rupiah. Together what the biller gets. */
      periods: BillPeriod[];
      /** Rupiah of the whole bill that the customer pays on top; null: so much a sheet as the item says. */
      fee: number | null;
      /** Rupiah that its payment takes from our deposit; null where we have none. */
      cost: number | null;
    }
  | { state: 'unknown-number' }
  /** Nothing is owed. */
  | { state: 'none' }
  /** This period's bill is not out yet. */
  | { state: 'not-ready' }
  | { state: 'paid' }
  /** The supplier answers, its biller does not. */
  | { state: 'biller-away' };

/** What one item costs and whether it can be had, since a moment. */
export interface ToldItem {
  sku: string;
  /** Rupiah of one item, before our own discounts. */
  price: number;
  state: 'available' | 'disturbed' | 'out-of-stock';
  /** When it became so, milliseconds since 1970. */
  since: number;
  /** Why its price moved. */
  reason: 'supplier' | 'promo' | 'currency';
}

/** The supplier could not be asked: nothing has happened, and the same may be asked again. */
export class SupplierAwayError extends Error {}

/** This one costs more than our deposit: others may go on. */
export class DepositShortError extends SupplierAwayError {}

/** Not even a connection was there: no byte of the call has left us. */
export class NothingSentError extends SupplierAwayError {}

/** The outside world that delivers what partners buy. Throws when it cannot be reached; the caller tries again. */
export interface Supplier {
  /** Asked before any money moves. */
  quote(request: QuoteRequest): Promise<Quote>;
  /** Orders once per `id`, however often it is called. */
  place(order: SupplierOrder): Promise<Outcome>;
  /** What a customer owes now. */
  inquire(request: BillRequest): Promise<BillAnswer>;
  /** Pays the bill of `order.bill` once per `id`, however often it is called. */
  pay(order: SupplierOrder): Promise<Outcome>;
  status(order: SupplierOrder): Promise<Outcome>;
  /** Null when no such account exists. */
  checkNickname(request: NicknameRequest): Promise<{ nickname: string } | null>;
  /**
   * Items that have become what they are after a moment (milliseconds since 1970), in any order. It may tell the same
   * twice, late, or what was told before.
   */
  toldAfter(moment: number): Promise<ToldItem[]>;
}

/** A callback as it was understood; `refused`: nobody we know signed it, or it says nothing that we know. */
export type HeardCallback =
  | { refused: 'signature' | 'unreadable' }
  | { ping: true }
  | { /** Ours, as it was sent. */ reference: string; outcome: Outcome };

/** What a supplier says of our money there. */
export type Deposit =
  | { state: 'open' /** Rupiah. */; deposit: number }
  | { state: 'refused'; trouble: Trouble };

/** Suppliers keep a list of each. */
export type ListKind = 'prepaid' | 'postpaid';

/**
 * A supplier outside, that buys from a deposit of ours. `place` and `pay` are the first call of an order, `status` every
 * later one: what refuses the first is certain, what refuses a later one says nothing of the first. None of the three throws
 * for a supplier that does not answer: that leaves a doubt.
 */
export interface DepositSupplier extends Supplier {
  name: string;
  /** Least milliseconds between two calls about one order. */
  pace: number;
  /** Throws SupplierAwayError. */
  deposit(): Promise<Deposit>;
  /** Everything of a kind that it sells; `unread`: entries that are not understood. Throws SupplierAwayError. */
  listing(kind: ListKind): Promise<{ items: ListedItem[]; unread: number }>;
  hear(headers: IncomingHttpHeaders, raw: Buffer): HeardCallback;
}
