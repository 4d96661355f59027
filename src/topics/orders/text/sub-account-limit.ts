import { rupiah } from '../../../core/format/money';

/** Refusals of `src/topics/sub-accounts/functions/sub-account.sql`; rupiah. */
export type LimitRefusal = AmountRefusal | Bar;

export interface AmountRefusal {
  rule: 'order' | 'day' | 'month';
  limit: number;
  left: number;
}
type Bar = { rule: 'hours'; start: string; end: string } | { rule: 'category' };

const amountRules: readonly unknown[] = ['order', 'day', 'month'];
export const isAmount = (refusal: { rule?: unknown }): refusal is AmountRefusal =>
  amountRules.includes(refusal.rule);

export function limitText(refusal: LimitRefusal): string {
  switch (refusal.rule) {
    case 'order':
      return `Batas Anda ${rupiah(refusal.limit)} untuk satu pesanan.`;
    case 'day':
      return `Sisa batas Anda hari ini ${rupiah(refusal.left)} dari ${rupiah(refusal.limit)}.`;
    case 'month':
      return `Sisa batas Anda bulan ini ${rupiah(refusal.left)} dari ${rupiah(refusal.limit)}.`;
    case 'hours':
      return `Anda dapat membeli pukul ${refusal.start}–${refusal.end} WIB.`;
    case 'category':
      return 'Kategori ini tidak termasuk yang boleh Anda beli.';
  }
}

/** Text for the approving owner if the order is refused at any price. `right`: it may not buy at all. */
export function barText(bar: LimitRefusal | { rule: 'right' }, name: string): string {
  if (bar.rule === 'hours') return `${name} hanya dapat membeli pukul ${bar.start}–${bar.end} WIB.`;
  if (bar.rule === 'category') return `Kategori ini tidak termasuk yang boleh dibeli ${name}.`;
  return `${name} tidak lagi memiliki hak untuk membeli.`;
}

export function passedText({
  rule,
  limit,
  left,
}: Omit<AmountRefusal, 'left'> & { left: number | null }): string {
  if (rule === 'order') return `Batas satu pesanan ${rupiah(limit)}`;
  const when = rule === 'day' ? 'hari ini' : 'bulan ini';
  return left === null
    ? `Batas ${when} ${rupiah(limit)}`
    : `Sisa batas ${when} ${rupiah(left)} dari ${rupiah(limit)}`;
}

/** Without the remaining amount, which would reveal the cost. */
export function shortLimitText(refusal: LimitRefusal): string {
  if (refusal.rule === 'day') return `Pesanan ini melewati batas Anda hari ini, ${rupiah(refusal.limit)}.`;
  if (refusal.rule === 'month') return `Pesanan ini melewati batas Anda bulan ini, ${rupiah(refusal.limit)}.`;
  return limitText(refusal);
}
