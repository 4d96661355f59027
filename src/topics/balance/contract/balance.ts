import { z } from 'zod';
import { download, get } from '../../../core/contract/endpoint';
import { day, exportFormat, id, instant, listQuery, rupiah } from '../../../core/contract/shapes';

/** Types as in `core/text/balance-types.ts`: 1 Top Up … 10 Pengalihan Profit. */
export const balanceEntry = z.object({
  id,
  /** Position in the account; `balance_before` equals `balance_after` of the previous entry. */
  seq: z.int(),
  date: instant,
  type: z.int(),
  direction: z.enum(['in', 'out']),
  amount: rupiah,
  balance_before: rupiah,
  balance_after: rupiah,
  ref_type: z.string(),
  ref_id: id.nullable(),
  ref_code: z.string(),
  description: z.string(),
  actor: z.string(),
});
export type BalanceEntry = z.infer<typeof balanceEntry>;

export const balanceFilter = z.strictObject({
  type: z.coerce.number().int().min(1).max(10).optional(),
  direction: z.enum(['in', 'out']).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const listBalanceHistory = get('/v1/crm/balance-history/all', 'balance_history', {
  summary: 'Riwayat saldo',
  query: listQuery.extend(balanceFilter.shape),
  reply: z.array(balanceEntry),
  meta: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    total_in: rupiah,
    total_out: rupiah,
    /** "Mutasi seimbang": every balance follows from the one before it. Null if the host does not check. */
    balanced: z.boolean().nullable(),
  }),
});

export const exportBalanceHistory = download('/v1/crm/balance-history/export', 'balance_history', {
  summary: 'Unduh riwayat saldo',
  query: balanceFilter.extend({ search: listQuery.shape.search, format: exportFormat }),
});
