import { z } from 'zod';
import { isMonth, monthOf } from '../../../../src/core/format/month';
import type { BillAnswer } from '../supplier';
import { whole as rupiah } from './amount';
import { answerShape } from './answer';

const sheet = z.object({
  periode: z.coerce.string(),
  nilai_tagihan: rupiah,
  denda: rupiah.catch(0),
});
const bill = answerShape.extend({
  customer_name: z.string().catch(''),
  /** Rupiah that the customer pays on top. */
  admin: rupiah.catch(0),
  periode: z.coerce.string().catch(''),
  selling_price: rupiah.nullish().catch(null),
  desc: z
    .object({ lembar_tagihan: rupiah.catch(0), detail: z.array(sheet).catch([]) })
    .catch({ lembar_tagihan: 0, detail: [] }),
});

/** Why there is nothing to pay, by the code of the refusal; any other says that the biller cannot be asked now. */
const refusals: Readonly<Record<string, Exclude<BillAnswer['state'], 'found'>>> = {
  '52': 'unknown-number',
  '54': 'unknown-number',
  '57': 'unknown-number',
  '60': 'not-ready',
};

/** `201901` → `2019-01`; null for what is no month. */
function periodOf(text: string): string | null {
  const found = /^(\d{4})-?(\d{2})$/.exec(text);
  const month = found ? `${found[1]}-${found[2]}` : '';
  return isMonth(month) ? month : null;
}

/**
 * What `inq-pasca` answered. A bill whose sheets have no months stands on one, of the month that the whole is of, or of
 * `now` (milliseconds since 1970).
 */
export function billOf(data: unknown, reference: string, now: number): BillAnswer {
  const { data: told } = bill.safeParse(data);
  if (!told) return { state: 'biller-away' };
  if (told.rc !== '00' || told.status.toLowerCase() !== 'sukses') {
    return { state: refusals[told.rc] ?? 'biller-away' };
  }
  const { detail, lembar_tagihan } = told.desc;
  const periods = detail.flatMap(({ periode, nilai_tagihan, denda }) => {
    const period = periodOf(periode);
    return period ? [{ period, amount: nilai_tagihan, penalty: denda }] : [];
  });
  const isWhole =
    periods.length > 0 &&
    periods.length === detail.length &&
    new Set(periods.map(({ period }) => period)).size === periods.length;
  const sheets = Math.max(1, lembar_tagihan, detail.length);
  const amount = (told.selling_price ?? told.price ?? 0) - told.admin;
  const one = { period: periodOf(told.periode) ?? monthOf(now), amount, penalty: 0 };
  const owed = isWhole ? periods.toSorted((a, b) => (a.period < b.period ? -1 : 1)) : [one];
  if (owed.every((part) => part.amount + part.penalty <= 0)) return { state: 'none' };
  return {
    state: 'found',
    reference,
    customerName: told.customer_name || 'Pelanggan',
    sheets,
    periods: owed,
  };
}
