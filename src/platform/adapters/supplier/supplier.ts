import type { IncomingHttpHeaders } from 'node:http';
import type { BillPeriod } from '../../../core/contract/bill';
import type { ListedItem } from '../../../core/contract/listed-item';

export interface SupplierOrder {
  /** Our id, used as the supplier's reference, so that a second `place` buys nothing. */
  id: string;
  sku: string;
  qty: number;
  inputs: string[];
  /** Milliseconds since the order was made, by the clock of the database. */
  age: number;
  bill: BillToPay | null;
  /** Maximum cost of one item in rupiah; no limit if omitted. */
  maxPrice?: number;
}

export interface BillToPay {
  reference: string;
  /** Rupiah for the biller: bill and fine. */
  amount: number;
}

/** Reason for which the supplier refuses all orders: an operator must fix it. */
export type Trouble = 'deposit' | 'address' | 'key';

export interface SupplierReply {
  code: string | null;
  message: string;
  /** Rupiah charged for the item. */
  price: number | null;
  /** Our remaining deposit in rupiah. */
  deposit: number | null;
}

/**
 * Status of an order. `failed` is certain: nothing was or will be delivered. Everything uncertain is
 * `pending`.
 */
export type Outcome = Standing & { trouble?: Trouble; reply?: SupplierReply };

type Standing =
  | {
      state: 'pending';
      /** Milliseconds until the next status check. */
      checkAfter: number;
      /** The call certainly did not reach the supplier, so it may be repeated as a first call. */
      unsent?: true;
    }
  | { state: 'success'; sn: string | null; voucherCodes: string[] }
  | { state: 'failed' /** Domain 3.5: `NOMOR_SALAH`, `STOK_HABIS` … */; reason: string }
  | {
      state: 'partial';
      sn: string | null;
      voucherCodes: string[];
      /** Undelivered share of the order in basis points. */
      undeliveredBps: number;
    };

export interface QuoteRequest {
  sku: string;
  inputs: string[];
  price: number;
}

export type Quote =
  | {
      state: 'available' /** Rupiah of one item; differs from ours if the supplier changed its price. */;
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
  /** Months to pay at once; null if the biller does not ask. */
  months: number | null;
}

export type BillAnswer =
  | {
      state: 'found';
      reference: string;
      /** Unmasked name. */
      customerName: string;
      sheets: number;
      /** Oldest first; rupiah. The sum is what the biller gets. */
      periods: BillPeriod[];
      /** Fees in rupiah for the whole bill; null: the item's fee per sheet. */
      fee: number | null;
      /** Rupiah that the payment takes from our deposit; null without a deposit. */
      cost: number | null;
    }
  | { state: 'unknown-number' }
  | { state: 'none' }
  /** The bill of this period is not issued yet. */
  | { state: 'not-ready' }
  | { state: 'paid' }
  /** The supplier answers, but its biller does not. */
  | { state: 'biller-away' };

export interface FeedItem {
  sku: string;
  /** Rupiah of one item, before our own discounts. */
  price: number;
  state: 'available' | 'disturbed' | 'out-of-stock';
  /** Time of the change, in milliseconds since 1970. */
  since: number;
  reason: 'supplier' | 'promo' | 'currency';
}

/** The supplier cannot be reached: nothing has happened, and the call may be repeated. */
export class SupplierAwayError extends Error {}

/** This order costs more than our deposit: others may go on. */
export class DepositShortError extends SupplierAwayError {}

/** No connection was established, so nothing was sent. */
export class NothingSentError extends SupplierAwayError {}

/** Delivers what partners buy. Methods throw if it cannot be reached; the caller retries. */
export interface Supplier {
  quote(request: QuoteRequest): Promise<Quote>;
  /** Orders once per `id`; repeated calls are safe. */
  place(order: SupplierOrder): Promise<Outcome>;
  inquire(request: BillRequest): Promise<BillAnswer>;
  /** Pays `order.bill` once per `id`; repeated calls are safe. */
  pay(order: SupplierOrder): Promise<Outcome>;
  status(order: SupplierOrder): Promise<Outcome>;
  checkNickname(request: NicknameRequest): Promise<{ nickname: string } | null>;
  /**
   * Items changed after a moment (milliseconds since 1970), in any order. May repeat changes or report them
   * late.
   */
  changesAfter(moment: number): Promise<FeedItem[]>;
}

/** A parsed callback; `refused`: invalid signature or unknown shape. */
export type SupplierCallback =
  | { refused: 'signature' | 'unreadable' }
  | { ping: true }
  | { /** Our reference. */ reference: string; outcome: Outcome };

export type Deposit =
  | { state: 'open' /** Rupiah. */; deposit: number }
  | { state: 'refused'; trouble: Trouble };

export type ListKind = 'prepaid' | 'postpaid';

/**
 * An external supplier with a prepaid deposit. `place` and `pay` are the first call of an order, `status` is
 * any later one: a refusal is certain only for the first call. None of the three throws if the supplier does
 * not answer: the result is then uncertain.
 */
export interface DepositSupplier extends Supplier {
  name: string;
  /** Minimum milliseconds between two calls about one order. */
  pace: number;
  /** Throws SupplierAwayError. */
  deposit(): Promise<Deposit>;
  /** All items of a kind; `unread` counts invalid entries. Throws SupplierAwayError. */
  listing(kind: ListKind): Promise<{ items: ListedItem[]; unread: number }>;
  parseCallback(headers: IncomingHttpHeaders, raw: Buffer): SupplierCallback;
}
