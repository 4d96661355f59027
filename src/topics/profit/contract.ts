import { z } from 'zod';
import { download, get } from '../../core/contract/endpoint';
import { PROFIT_KEY } from '../../core/contract/profit-key';
import { day, exportFormat, id, instant, listQuery, rupiah } from '../../core/contract/shapes';

/**
 * Profit balance of a panel (domain 3.19): an order's profit is held for 24 hours after success. `total = available +
 * held`; only `available` can be withdrawn. `at` is relative to `server_time`.
 */
export const profitBalance = z.object({
  total: rupiah,
  available: rupiah,
  held: rupiah,
  /** Next release; null if nothing is held, or only profit of unfinished orders. */
  next_free: z.object({ amount: rupiah, at: instant }).nullable(),
  version: z.int(),
  server_time: instant,
});
export type ProfitBalance = z.infer<typeof profitBalance>;

export const getProfitBalance = get('/v1/vendor-panel/saldo-point', PROFIT_KEY, {
  summary: 'Saldo profit: tersedia dan tertahan',
  reply: profitBalance,
});

/** Types of domain 3.19: 1 Profit transaksi, 2 Refund, 3 Penarikan, 4 Biaya layanan, 5 Penyesuaian. */
export const profitEntry = z.object({
  id,
  seq: z.int(),
  date: instant,
  type: z.int(),
  amount: rupiah,
  balance_before: rupiah,
  balance_after: rupiah,
  ref_type: z.string(),
  ref_id: id.nullable(),
  ref_code: z.string(),
  description: z.string(),
  actor: z.string(),
  /** Part that is still held, and until when; null also until its order succeeds. 0 once all is available. */
  held: rupiah,
  held_until: instant.nullable(),
});
export type ProfitEntry = z.infer<typeof profitEntry>;

const profitFilter = z.strictObject({
  type: z.coerce.number().int().min(1).max(5).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const listProfitHistory = get('/v1/vendor-panel/balance-histories', PROFIT_KEY, {
  summary: 'Mutasi saldo profit',
  query: listQuery.extend(profitFilter.shape),
  reply: z.array(profitEntry),
  meta: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    /** Rupiah of the whole filtered set. */
    total_in: rupiah,
    total_out: rupiah,
  }),
});

export const exportProfitHistory = download('/v1/vendor-panel/balance-histories/export', PROFIT_KEY, {
  summary: 'Unduh mutasi saldo profit',
  query: profitFilter.extend({ search: listQuery.shape.search, format: exportFormat }),
});
