import { createHash } from 'node:crypto';
import { addMonths, monthOf } from '../../../core/format/month';
import { serialFor } from './sandbox-goods';
import type { BillAnswer, BillRequest, Outcome, SupplierOrder } from './supplier';

/** Periods (`YYYY-MM`) that a customer has paid already. */
export type BillMemory = (sku: string, customerNo: string) => Promise<string[]>;

const amounts: Record<string, { least: number; spread: number }> = {
  PLN: { least: 85_000, spread: 640_000 },
  PDAM: { least: 38_000, spread: 210_000 },
  INET: { least: 199_000, spread: 380_000 },
  FIN: { least: 480_000, spread: 1_900_000 },
};
const OTHERS = { least: 50_000, spread: 250_000 };
const BPJS_CLASSES = [35_000, 100_000, 150_000];

const firstNames = ['BUDI', 'SITI', 'AGUS', 'DEWI', 'RIZKY', 'NUR', 'EKO', 'SRI', 'HENDRA', 'RATNA'];
const secondNames = ['SANTOSO', 'WULANDARI', 'PRATAMA', 'LESTARI', 'HIDAYAT', 'SAPUTRA', 'RAHAYU', 'GUNAWAN'];

/**
 * Bills derived from customer numbers. The last four digits select a case: unknown (1232), not issued (1236),
 * none (1237), paid (1238), biller unavailable (1239), three months with fines (1231). Bills paid here are
 * not owed again. `now`: milliseconds since 1970.
 */
export async function billOf(
  request: BillRequest,
  now: number,
  paidBefore?: BillMemory,
): Promise<BillAnswer> {
  const refused = refusals[request.customerNo.slice(-4)];
  if (refused) return { state: refused };
  const paid = (await paidBefore?.(request.sku, request.customerNo)) ?? [];
  const periods = request.months === null ? owed(request, monthOf(now)) : ahead(request, monthOf(now), paid);
  const open = periods.filter(({ period }) => !paid.includes(period));
  if (open.length === 0) return { state: 'paid' };
  const { sku, customerNo } = request;
  return {
    state: 'found',
    reference: `INQ-${digest(`${sku} ${customerNo} ${JSON.stringify(open)}`)
      .toString('hex')
      .slice(0, 12)
      .toUpperCase()}`,
    customerName: nameOf(`${sku} ${customerNo}`),
    // Months paid ahead are on one sheet.
    sheets: request.months === null ? open.length : 1,
    periods: open,
    ...{ fee: null, cost: null },
  };
}

/** Last digits of a customer whose bill was paid elsewhere: the payment fails at once. */
export const PAID_ELSEWHERE = '1240';

/** Payment result; 1234 and 1240 fail after the debit. */
export function paidOf({ id, inputs }: SupplierOrder): Outcome {
  switch (inputs[0]?.slice(-4)) {
    case '1234':
      return { state: 'failed', reason: 'TIMEOUT' };
    case PAID_ELSEWHERE:
      return { state: 'failed', reason: 'SUDAH_DIBAYAR' };
    default:
      return { state: 'success', sn: serialFor(id), voucherCodes: [] };
  }
}

const refusals: Record<string, Exclude<BillAnswer['state'], 'found'>> = {
  '1232': 'unknown-number',
  '1236': 'not-ready',
  '1237': 'none',
  '1238': 'paid',
  '1239': 'biller-away',
};

function owed({ sku, customerNo }: BillRequest, month: string) {
  const drawn = chance(`sheets ${sku} ${customerNo}`) % 5;
  const sheets = customerNo.endsWith('1231') ? 3 : customerNo.endsWith('1230') || drawn > 0 ? 1 : 2;
  const { least, spread } = amounts[sku.split('-')[0] ?? ''] ?? OTHERS;
  return Array.from({ length: sheets }, (_unused, at) => {
    const period = addMonths(month, at - sheets + 1);
    const amount = least + (chance(`amount ${sku} ${customerNo} ${period}`) % spread);
    return { period, amount, penalty: at === sheets - 1 ? 0 : Math.ceil((amount * 0.03) / 500) * 500 };
  });
}

function ahead({ customerNo, months }: BillRequest, month: string, paid: string[]) {
  const drawn = chance(`family ${customerNo}`);
  const amount = (BPJS_CLASSES[drawn % BPJS_CLASSES.length] ?? 0) * (2 + (drawn % 4));
  const last = paid.toSorted().at(-1);
  const first = last && last >= month ? addMonths(last, 1) : month;
  return Array.from({ length: months ?? 1 }, (_unused, at) => ({
    ...{ period: addMonths(first, at), amount, penalty: 0 },
  }));
}

function nameOf(customer: string): string {
  const [first = 0, second = 0] = digest(`name ${customer}`);
  return `${firstNames[first % firstNames.length]} ${secondNames[second % secondNames.length]}`;
}

const chance = (text: string): number => digest(text).readUInt32BE(0);
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
