import { createHash } from 'node:crypto';
import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import type { AppError } from '../../../platform/http/app-error';
import type { OrderRequest, Prepared } from '../../orders/server/transaction/prepare';
import { nameOf, prepareOrders, type Validated } from '../../orders/server/transaction/prepare-many';
import type { SellingPriceService } from '../../selling-prices/server/service';
import type { BulkBill, BulkLine, BulkOperator } from '../contract';
import { foreignNumbersOf } from './foreign-numbers';
import { isBill, isPriced, type OrderedRow, type ReadRow } from './lines';
import type { Nicknames } from './nicknames';
import { type CountedGoal, goalsOf, type Repeat, repeatsOf } from './repeat-store';
import { type AsksBillers, type BillVerdict, validateBills } from './validate-bills';

/** Milliseconds for supplier calls about a whole batch. */
const PATIENCE = 8_000;
const AWAY = 'Pemasok belum menjawab. Periksa lagi sebentar.';

export interface ValidatedRow {
  read: ReadRow;
  /** Null if there is a `problem`. */
  order: Prepared | null;
  bill: BulkBill | null;
  problem: string | null;
  /** The supplier did not answer, so the row is unknown. */
  isAway: boolean;
  /** The repeated order; allowed with `read.typed.again`. */
  duplicate: string | null;
  /** Operator indicated by the number; it may have been ported (`read.typed.ported`). */
  operator: BulkOperator | null;
}

interface Deps {
  database: Database;
  supplier: Pick<Supplier, 'quote'>;
  sellingPrice: Pick<SellingPriceService, 'pricerOfOrders'>;
  billers: AsksBillers;
}

/** Validates a batch before the PIN: buys nothing and moves no money. */
export async function validateRows(
  deps: Deps,
  actor: Pick<Actor, 'partnerId' | 'userId' | 'name'>,
  rows: readonly ReadRow[],
): Promise<ValidatedRow[]> {
  const [priced, bills] = await Promise.all([
    validatePriced(deps, actor, rows),
    validateBills(deps, actor, rows.filter(isBill)),
  ]);
  const found = rows.map((read) => {
    if (isBill(read)) return billRow(read, bills.get(read));
    return isPriced(read) ? pricedRow(read, priced.get(read)) : plain(read);
  });
  const [repeats, foreign] = await Promise.all([
    repeatWarnings(deps.database, actor.partnerId, found),
    foreignNumbersOf(deps.database, rows),
  ]);
  return repeats.map((row) => ({ ...row, operator: foreign.get(row.read) ?? null }));
}

async function validatePriced(
  { database, supplier, sellingPrice }: Deps,
  actor: Pick<Actor, 'partnerId' | 'userId' | 'name'>,
  rows: readonly ReadRow[],
): Promise<Map<ReadRow, Validated>> {
  const ordered = rows.filter(isPriced);
  // Repeats are reported separately, not as errors.
  const requests = ordered.map(({ request }) => ({ ...request, allow_duplicate: true }));
  const known = new Map<OrderRequest, number>();
  for (const [index, request] of requests.entries()) {
    const price = ordered[index]?.typed.known_price;
    if (price !== undefined) known.set(request, price);
  }
  const asking = { database, supplier, sellingPrice, patience: PATIENCE, known };
  const validated = await prepareOrders(asking, actor, requests);
  return new Map(ordered.flatMap((row, index) => (validated[index] ? [[row, validated[index]]] : [])));
}

/** Repeats of orders of the last 24 hours, of pending batches, and within the file. */
async function repeatWarnings(
  database: Database,
  partner: string,
  rows: ValidatedRow[],
): Promise<ValidatedRow[]> {
  const goals = rows.flatMap(({ order, read }) =>
    order && order.destination !== '' ? [goalOf(order, read)] : [],
  );
  const repeats = goals.length > 0 ? await repeatsOf(database, goalsOf(partner, goals)) : [];
  const known = new Map(repeats.map((repeat) => [countedName(repeat), repeat]));
  const seen = new Map<string, number>();
  return rows.map((row, index) => {
    if (!row.order || row.order.destination === '') return row;
    const name = countedName(goalOf(row.order, row.read));
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    // A second payment of one bill is always refused.
    else if (row.bill) return { ...row, order: null, problem: paidBy(first + 1) };
    const repeat = known.get(name);
    const duplicate = repeat
      ? previewOf(repeat)
      : first === undefined
        ? null
        : `Sama dengan baris ${first + 1}.`;
    return { ...row, duplicate };
  });
}

const paidBy = (position: number): string =>
  `Tagihan yang sama dengan baris ${position}: cukup dibayar satu kali.`;

export const goalOf = ({ variation, destination }: Prepared, { counter }: ReadRow): CountedGoal => ({
  ...{ variation, destination, counter },
});

const countedName = (goal: CountedGoal): string =>
  goal.counter === 1 ? nameOf(goal) : `${nameOf(goal)} ke-${goal.counter}`;

const plain = (read: ReadRow): ValidatedRow => ({
  ...{ read, order: null, bill: null, problem: read.problem, isAway: false, duplicate: null },
  operator: null,
});

function pricedRow(read: ReadRow, validated: Validated | BillVerdict | undefined): ValidatedRow {
  if (validated?.kind === 'prepared') return { ...plain(read), order: validated.order };
  if (validated?.kind === 'refused') return { ...plain(read), problem: wordsOf(validated.refusal) };
  return { ...plain(read), problem: AWAY, isAway: true };
}

function billRow(read: ReadRow, verdict: BillVerdict | undefined): ValidatedRow {
  const row = pricedRow(read, verdict);
  if (verdict?.kind !== 'prepared') return row;
  const { inquiry, customer_name, bill_count, periods, bill_amount, penalty } = verdict.facts;
  const { admin_fee, commission, expires_at } = verdict.facts;
  return {
    ...row,
    bill: {
      ...{ inquiry_id: inquiry, customer_name, bill_count, periods, bill_amount, penalty },
      ...{ admin_fee, commission, expires_at },
    },
  };
}

/** Field messages are more specific than the general one. */
const wordsOf = ({ fields, message }: AppError): string =>
  fields ? Object.values(fields).flat().join(' ') : message;

const previewOf = ({ counter, orders, minutes, open }: Repeat): string => {
  const which = counter > 1 ? `Transaksi ke-${counter} sudah` : 'Sudah';
  return orders > 0
    ? `${which} dibeli ${agoOf(minutes ?? 1)}${orders > 1 ? `, ${orders} kali dalam 24 jam` : ''}.`
    : `${which} menunggu di pesanan massal lain${open > 1 ? `, ${open} kali` : ''}.`;
};

const agoOf = (minutes: number): string =>
  minutes < 60 ? `${minutes} menit lalu` : `${Math.floor(minutes / 60)} jam lalu`;

export type ReadyRow = ValidatedRow & { order: Prepared; read: OrderedRow };

/** True if there is no problem and all questions are answered. */
export const isReady = (row: ValidatedRow): row is ReadyRow =>
  row.order !== null &&
  row.problem === null &&
  (row.duplicate === null || row.read.typed.again) &&
  (row.operator === null || row.read.typed.ported);

/** Equal for the same items, destinations and counters in any order. */
export const fingerprintOf = (goals: readonly CountedGoal[]): string =>
  createHash('sha256').update(goals.map(countedName).sort().join('\n')).digest('hex');

const NOBODY = 'ID tidak ditemukan. Periksa kembali tujuan Anda.';

interface Reader {
  nicknames: Pick<Nicknames, 'of'>;
  sells: boolean;
}

export function lineOf(row: ValidatedRow, { nicknames, sells }: Reader): BulkLine {
  const { read, order, bill, problem, duplicate, operator } = row;
  const nickname = bill ? bill.customer_name : nicknames.of(row);
  return {
    line: read.typed.line,
    sku: read.sku,
    brand: read.item?.brand ?? null,
    brand_key: read.item?.brand_key ?? null,
    item: read.item?.name ?? null,
    destination: order?.destination ?? read.shown,
    counter: read.counter,
    nickname: nickname ?? null,
    price: order?.unit_price ?? null,
    selling_price: (sells && order?.resale_total) || null,
    problem: problem ?? (nickname === null ? NOBODY : null),
    duplicate,
    again: read.typed.again,
    operator,
    ported: read.typed.ported,
    bill,
  };
}
