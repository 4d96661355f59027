import { z } from 'zod';
import { rupiah } from './shapes';

/** One month of a bill, `YYYY-MM`. */
export const billPeriod = z.object({ period: z.string(), amount: rupiah, penalty: rupiah });
export type BillPeriod = z.infer<typeof billPeriod>;

/** What a bill is made of (domain 3.5); rupiah of all its sheets together. */
export const bill = z.object({
  /** Masked. */
  customer_name: z.string(),
  /** Sheets. */
  bill_count: z.int(),
  /** Oldest first. */
  periods: z.array(billPeriod),
  bill_amount: rupiah,
  penalty: rupiah,
  admin_fee: rupiah,
  /** What of the fee is the partner's. */
  commission: rupiah,
});
export type Bill = z.infer<typeof bill>;
