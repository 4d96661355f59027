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
}

export type Outcome =
  | { state: 'pending' /** Milliseconds until asking again makes sense. */; checkAfter: number }
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

/** The supplier could not be asked: nothing has happened, and the same may be asked again. */
export class SupplierAwayError extends Error {}

/** The outside world that delivers what partners buy. Throws when it cannot be reached; the caller tries again. */
export interface Supplier {
  /** Asked before any money moves. */
  quote(request: QuoteRequest): Promise<Quote>;
  /** Orders once per `id`, however often it is called. */
  place(order: SupplierOrder): Promise<Outcome>;
  status(order: SupplierOrder): Promise<Outcome>;
  /** Null when no such account exists. */
  checkNickname(request: NicknameRequest): Promise<{ nickname: string } | null>;
}
