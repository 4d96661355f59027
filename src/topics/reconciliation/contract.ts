import { z } from 'zod';
import { LONGEST_RANGE } from '../../core/contract/day-range';
import { get, post } from '../../core/contract/endpoint';
import { day, exportFormat, id, instant, line, rupiah } from '../../core/contract/shapes';
import { outcomes } from './domain/cells';
import { type Column, columns } from './domain/columns';
import { reasons } from './domain/compare';
import { groups } from './domain/match';

const RECONCILIATION = 'balance_history';

export const MOST_FILE_ROWS = 5000;
export const MOST_OWN_ROWS = 10_000;
export const MOST_DAYS = 92;
export const LONGEST_CELL = 120;

const byColumn = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject(
    Object.fromEntries(columns.map((column) => [column, shape.optional()])) as Record<
      Column,
      z.ZodOptional<Shape>
    >,
  );

const columnNames = byColumn(line(LONGEST_CELL));

const matching = z
  .strictObject({
    from: day,
    to: day,
    with_mutations: z.boolean(),
    /** Column headers, remembered for the next file of the account. */
    names: columnNames,
    rows: z
      .array(byColumn(line(LONGEST_CELL)).extend({ row: z.int().min(1).max(2_000_000) }))
      .min(1)
      .max(MOST_FILE_ROWS),
  })
  .refine(
    ({ from, to }) =>
      to >= from && Date.parse(to) - Date.parse(from) < Math.min(MOST_DAYS, LONGEST_RANGE) * 86_400_000,
    { path: ['from'], message: `Pilih rentang 1 sampai ${MOST_DAYS} hari.` },
  );
export type Matching = z.input<typeof matching>;

const theirSide = z.object({
  row: z.int(),
  ref: z.string(),
  destination: z.string(),
  amount: rupiah,
  moment: z.object({ day, at: z.number().nullable() }).nullable(),
  outcome: z.enum(outcomes).nullable(),
});

const ourSide = z.object({
  id,
  code: z.string(),
  kind: z.enum(['order', 'mutation']),
  incoming: z.boolean(),
  ref_id: z.string(),
  own_ref: z.boolean(),
  title: z.string(),
  destination: z.string(),
  paid: rupiah,
  back: rupiah,
  outcome: z.enum(outcomes),
  date: instant,
});

const match = z.object({
  group: z.enum(groups),
  reasons: z.array(z.enum(reasons)),
  theirs: theirSide.nullable(),
  ours: ourSide.nullable(),
  repeats: z.int().nullable(),
});
export type MatchResult = z.infer<typeof match>;

const groupSum = z.object({ rows: z.int(), theirs: rupiah, ours: rupiah });

const reconciliation = z.object({
  from: day,
  to: day,
  matches: z.array(match),
  sums: z.object({ agrees: groupSum, differs: groupSum, ours: groupSum, theirs: groupSum }),
  outside: z.int(),
  /** Unreadable cells; their rows are in no group. */
  unread: z.array(z.object({ row: z.int(), column: z.enum(['amount', 'time']), text: z.string() })),
  /** Unknown status words; their rows are compared without a status. */
  unknown_statuses: z.array(z.object({ text: z.string(), rows: z.int() })),
});
export type ReconciliationResult = z.infer<typeof reconciliation>;

export const getReconciliationColumns = get('/v1/crm/reconciliation/columns', RECONCILIATION, {
  summary: 'Kolom berkas rekonsiliasi yang terakhir dipilih',
  reply: z.object({ names: columnNames.nullable() }),
});

/** The rows are not stored. Throws RECONCILIATION_TOO_MANY. */
export const reconcileRows = post('/v1/crm/reconciliation', RECONCILIATION, {
  summary: 'Cocokkan baris berkas mitra dengan pesanan dan mutasi saldo',
  body: matching,
  moreBytes: 4 * 1024 * 1024,
  reply: reconciliation,
});

export const reconciliationFile = {
  path: '/v1/crm/reconciliation/export',
  object: RECONCILIATION,
  summary: 'Unduh selisih rekonsiliasi',
  body: matching.safeExtend({ format: exportFormat }),
} as const;
