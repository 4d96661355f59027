import type { Letterhead } from '../../../receipts/contract';
import type { KindSum, MonthFacts, Movement } from './store';

export interface StatementFacts extends MonthFacts {
  number: string;
  month: string;
  /** SHA-256 over number, month, totals and every line, hex. */
  checksum: string;
}

export interface StatementPaper {
  facts: StatementFacts;
  kinds: readonly KindSum[];
  shop: Letterhead;
  /** PNG. */
  logo: Buffer | null;
  issuer: string;
  /** ISO. */
  printed_at: string;
  verify_url: string;
  check_url: string;
  movements: AsyncIterable<readonly Movement[]>;
}
