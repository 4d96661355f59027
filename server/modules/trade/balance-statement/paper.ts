import type { Letterhead } from '../../../../src/core/contract/letterhead';
import type { KindSum, MonthFacts, Movement } from './store';

/** What a statement says of its month. */
export interface StatementFacts extends MonthFacts {
  number: string;
  /** `YYYY-MM`. */
  month: string;
  /** SHA-256 over number, month, sums and every line, hex. */
  checksum: string;
}

/** What is drawn. */
export interface StatementPaper {
  facts: StatementFacts;
  kinds: readonly KindSum[];
  shop: Letterhead;
  /** PNG. */
  logo: Buffer | null;
  issuer: string;
  /** ISO. */
  printed_at: string;
  /** Where the QR code leads, and where number and checksum may be typed. */
  verify_url: string;
  check_url: string;
  movements: AsyncIterable<readonly Movement[]>;
}
