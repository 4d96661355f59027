import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import type { Can } from '../../../../core/session/reason';
import type { TicketCause } from '../../../tickets/contract';
import { ticketCauseObjects } from '../../../tickets/contract';
import type { TicketWords } from '../../../tickets/web/ticket/ticket-body';
import type { MatchResult } from '../../contract';
import { groupWords, outcomeWord } from '../../text';
import { momentText, reasonText } from './reason-text';

/** Record type by code prefix; other movements are described in text only. */
const causes: Record<string, { type: TicketCause; category: TicketWords['category'] } | undefined> = {
  TRX: { type: 'transaction', category: 'order' },
  TU: { type: 'topup', category: 'topup' },
  WD: { type: 'withdrawal', category: 'refund' },
};

/** Includes a code only if this person may see its record; the server refuses others. */
export function ticketWords(match: MatchResult, may: Can): TicketWords {
  const { ours } = match;
  const cause = ours && causes[ours.code.split('-')[0] ?? ''];
  return {
    code: cause && may(ticketCauseObjects[cause.type]).can ? ours.code : null,
    category: cause?.category ?? (ours ? 'other' : 'order'),
    ...textOf(match),
  };
}

function textOf(match: MatchResult): Pick<TicketWords, 'subject' | 'message'> {
  const { group, reasons, theirs, ours } = match;
  const name = ours?.code || theirs?.ref || (theirs ? `baris ${theirs.row}` : '');
  const lines = [
    `Hasil rekonsiliasi: ${groupWords[group]}.`,
    ...reasons.map((reason) => `- ${reasonText(reason, match)}`),
    ...(theirs
      ? [
          '',
          `Di berkas kami (baris ${theirs.row}):`,
          ...linesOf([
            ['Referensi', theirs.ref],
            ['Tujuan', theirs.destination],
            ['Jumlah', rupiah(theirs.amount)],
            ['Waktu', momentText(theirs)],
            ['Status', theirs.outcome && outcomeWord(theirs.outcome)],
          ]),
        ]
      : []),
    ...(ours
      ? [
          '',
          'Di portal:',
          ...linesOf([
            ['Kode', ours.code],
            ['Ref ID', ours.ref_id],
            ['Produk', ours.title],
            ['Tujuan', ours.destination],
            ['Dibayar', rupiah(ours.paid)],
            ['Direfund', ours.back > 0 ? rupiah(ours.back) : null],
            ['Waktu', dateTime(ours.date, { zone: true })],
            ['Status', outcomeWord(ours.outcome)],
          ]),
        ]
      : []),
  ];
  return {
    subject: `Rekonsiliasi ${groupWords[group].toLowerCase()}: ${name}`,
    message: lines.join('\n'),
  };
}

const linesOf = (facts: [string, string | null][]): string[] =>
  facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
