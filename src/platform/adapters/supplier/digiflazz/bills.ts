import { z } from 'zod';
import type { BillPeriod } from '../../../../core/contract/bill';
import { isMonth, monthOf } from '../../../../core/format/month';
import type { BillAnswer } from '../supplier';
import { whole as rupiah } from './amount';
import { answerShape } from './answer';
import { plain } from './words';

const part = rupiah.catch(0);
/** More sheets than any bill has. */
const MOST_SHEETS = 999;
const sheet = z.object({
  periode: z.coerce.string(),
  nilai_tagihan: part,
  denda: part,
  biaya_lain: part,
});
const bill = answerShape.extend({
  customer_name: z.string().transform(plain).catch(''),
  /** Rupiah of fees for the whole bill. */
  admin: part,
  periode: z.coerce.string().catch(''),
  selling_price: rupiah.nullish().catch(null),
  desc: z
    .object({
      lembar_tagihan: rupiah.pipe(z.number().max(MOST_SHEETS)).catch(0),
      detail: z.array(sheet).catch([]),
    })
    .catch({ lembar_tagihan: 0, detail: [] }),
});

/** Reason by refusal code; any other code means that the biller is unavailable. */
const refusals: Readonly<Record<string, Exclude<BillAnswer['state'], 'found'>>> = {
  '52': 'unknown-number',
  '54': 'unknown-number',
  '57': 'unknown-number',
  '60': 'not-ready',
};

/** `201901` → `2019-01`; null if not a month. */
function periodOf(text: string): string | null {
  const found = /^(\d{4})-?(\d{2})$/.exec(text);
  const month = found ? `${found[1]}-${found[2]}` : '';
  return isMonth(month) ? month : null;
}

/** Sheets by month, oldest first; entries without a month are dropped. */
const sheetsOf = (detail: readonly z.output<typeof sheet>[]): BillPeriod[] =>
  detail
    .flatMap(({ periode, nilai_tagihan, denda, biaya_lain }) => {
      const period = periodOf(periode);
      return period ? [{ period, amount: nilai_tagihan + biaya_lain, penalty: denda }] : [];
    })
    .toSorted((a, b) => (a.period < b.period ? -1 : 1));

function isWhole(sheets: readonly BillPeriod[], owed: number): boolean {
  const amount = sheets.reduce((sum, one) => sum + one.amount, 0);
  const penalty = sheets.reduce((sum, one) => sum + one.penalty, 0);
  const isOnceEach = new Set(sheets.map(({ period }) => period)).size === sheets.length;
  return isOnceEach && amount > 0 && amount + penalty === owed;
}

/**
 * Parses an `inq-pasca` answer. The customer's total is authoritative: if the sheets do not add up or have no
 * months, the bill becomes one sheet with its oldest month, the bill's month, or the month of `now`
 * (milliseconds since 1970). A bill without a cost cannot be paid.
 */
export function billOf(data: unknown, reference: string, now: number): BillAnswer {
  const { data: answer } = bill.safeParse(data);
  if (!answer) return { state: 'biller-away' };
  if (answer.rc !== '00' || answer.status.toLowerCase() !== 'sukses') {
    return { state: refusals[answer.rc] ?? 'biller-away' };
  }
  const { detail, lembar_tagihan } = answer.desc;
  const fee = answer.admin;
  const cost = Math.ceil(answer.price ?? -1);
  const owed = (answer.selling_price ?? cost) - fee;
  if (cost >= 0 && owed <= 0) return { state: 'none' };
  if (cost <= 0) return { state: 'biller-away' };
  const sheets = sheetsOf(detail);
  const period = sheets[0]?.period ?? periodOf(answer.periode) ?? monthOf(now);
  return {
    ...{ state: 'found', reference, fee, cost },
    customerName: answer.customer_name || 'Pelanggan',
    sheets: Math.max(1, lembar_tagihan, detail.length),
    periods: isWhole(sheets, owed) ? sheets : [{ period, amount: owed, penalty: 0 }],
  };
}
