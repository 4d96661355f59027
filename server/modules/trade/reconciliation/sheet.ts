import type { ToldMatch } from '../../../../src/core/contract/reconciliation';
import { date, dateTime, dayStart } from '../../../../src/core/format/date';
import { groupWords, outcomeWord, reasonWord } from '../../../../src/core/text/reconciliation';
import { type Columns, sheetOf } from '../../../http/sheet';

const columns: Columns<ToldMatch> = [
  ['Hasil', ({ group }) => groupWords[group]],
  ['Sebab', ({ reasons }) => reasons.map(reasonWord).join(', ') || null],
  ['Baris berkas', ({ theirs }) => theirs?.row ?? null],
  ['Referensi berkas', ({ theirs }) => theirs?.ref ?? null],
  ['Tujuan berkas', ({ theirs }) => theirs?.destination ?? null],
  ['Jumlah berkas', ({ theirs }) => theirs?.amount ?? null],
  ['Waktu berkas (WIB)', ({ theirs }) => theirs && timeOf(theirs.moment)],
  ['Status berkas', ({ theirs }) => (theirs?.outcome ? outcomeWord(theirs.outcome) : null)],
  ['Kode', ({ ours }) => ours?.code ?? null],
  ['Ref ID', ({ ours }) => ours?.ref_id ?? null],
  ['Produk', ({ ours }) => ours?.title ?? null],
  ['Tujuan', ({ ours }) => ours?.destination ?? null],
  ['Dibayar', ({ ours }) => ours?.paid ?? null],
  ['Dikembalikan', ({ ours }) => ours?.back ?? null],
  ['Waktu (WIB)', ({ ours }) => ours && dateTime(ours.date)],
  ['Status', ({ ours }) => ours && outcomeWord(ours.outcome)],
];

const timeOf = (moment: NonNullable<ToldMatch['theirs']>['moment']): string | null => {
  if (moment === null) return null;
  return moment.at === null ? date(dayStart(moment.day)) : dateTime(new Date(moment.at).toISOString());
};

export const differenceSheet = sheetOf<ToldMatch>('selisih-rekonsiliasi', columns);
