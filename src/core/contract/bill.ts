import { z } from 'zod';
import { rupiah } from './shapes';

/** One month of a bill, `YYYY-MM`. */
export const billPeriod = z.object({ period: z.string(), amount: rupiah, penalty: rupiah });
export type BillPeriod = z.infer<typeof billPeriod>;

/** Parts of a bill (domain 3.5); rupiah of all its sheets. */
export const bill = z.object({
  customer_name: z.string(),
  bill_count: z.int(),
  periods: z.array(billPeriod),
  bill_amount: rupiah,
  penalty: rupiah,
  admin_fee: rupiah,
  commission: rupiah,
});
export type Bill = z.infer<typeof bill>;
