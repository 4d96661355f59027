import { date, dateTime, dayStart } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import type { MatchResult } from '../../contract';
import type { Reason } from '../../domain/compare';
import { outcomeWord, reasonWord } from '../../text';

type Theirs = NonNullable<MatchResult['theirs']>;
type Ours = NonNullable<MatchResult['ours']>;

/** Day or instant by the file, in Asia/Jakarta. */
export const momentText = ({ moment }: Theirs): string | null => {
  if (moment === null) return null;
  return moment.at === null ? date(dayStart(moment.day)) : dateTime(new Date(moment.at).toISOString());
};

export const netOf = ({ paid, back }: Ours): number => paid - back;

export function reasonText(reason: Reason, { theirs, ours, repeats }: MatchResult): string {
  if (!ours) return reasonWord(reason);
  if (!theirs)
    return reason === 'refunded'
      ? 'Sudah direfund penuh, jadi wajar bila tidak tercatat.'
      : reasonWord(reason);
  switch (reason) {
    case 'duplicate':
      return `Tercatat ganda: referensinya sama dengan baris ${number(repeats ?? 0)}.`;
    case 'amount':
      return `Jumlah berbeda ${rupiah(Math.abs(theirs.amount - netOf(ours)))}: di berkas ${rupiah(theirs.amount)}, di sini ${rupiah(netOf(ours))}.`;
    case 'refunded':
      return `Sudah direfund ${rupiah(ours.back)}, di berkas belum.`;
    case 'status':
      return `Status berbeda: di berkas ${theirs.outcome ? outcomeWord(theirs.outcome) : '–'}, di sini ${outcomeWord(ours.outcome)}.`;
    case 'destination':
      return `Tujuan berbeda: di berkas ${theirs.destination}, di sini ${ours.destination}.`;
    case 'time':
      return `Waktu berbeda: di berkas ${momentText(theirs) ?? '–'}, di sini ${dateTime(ours.date)}.`;
    case 'reference':
      return `Referensi berbeda: di berkas ${theirs.ref}, di sini ${ours.ref_id}.`;
  }
}
