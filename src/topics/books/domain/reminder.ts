import type { RecordOf } from '../../../admin/schema/reads';
import { date, dayNumber } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import type { debtReads } from './reads';

/** `phone` is `628…`, `left` the rupiah still owed, `due_date` `YYYY-MM-DD`. */
export type Debt = RecordOf<(typeof debtReads)['debt']>;

type Owed = Pick<Debt, 'name' | 'due_date' | 'note'> & Required<Pick<Debt, 'left'>>;

/** `jatuh tempo hari ini`, `sisa 3 hari` or `lewat 2 hari`; `now` in milliseconds since 1970. */
export function dueText(due: string, now: number): string {
  const days = dayNumber(Date.parse(`${due}T12:00:00+07:00`)) - dayNumber(now);
  if (days === 0) return 'jatuh tempo hari ini';
  return days > 0 ? `sisa ${days} hari` : `lewat ${-days} hari`;
}

export function reminderText({ name, left, due_date, note }: Owed, now: number): string {
  const due = due_date && `${date(`${due_date}T12:00:00+07:00`)} (${dueText(due_date, now)})`;
  return [
    `Halo ${name}, kami ingin mengingatkan sisa pembayaran sebesar ${rupiah(left)}${note ? ` untuk ${note.trim()}` : ''}.`,
    ...(due ? [`Jatuh tempo: ${due}.`] : []),
    'Bila sudah dibayar, abaikan pesan ini. Terima kasih.',
  ].join('\n');
}

export const reminderLink = (debt: Owed & Required<Pick<Debt, 'phone'>>, now: number): string =>
  `https://wa.me/${debt.phone}?text=${encodeURIComponent(reminderText(debt, now))}`;
