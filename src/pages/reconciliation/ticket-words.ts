import type { Can } from '../../core/access/reason';
import type { ToldMatch } from '../../core/contract/reconciliation';
import type { TicketCause } from '../../core/contract/ticket';
import { ticketCauseObjects } from '../../core/contract/ticket-causes';
import { dateTime } from '../../core/format/date';
import { rupiah } from '../../core/format/money';
import { groupWords, outcomeWord } from '../../core/text/reconciliation';
import type { TicketWords } from '../../features/ticket/ticket-body';
import { momentText, reasonText } from './reason-text';

/** What has a record that a ticket can be about, by what its code begins with; other movements are told in its words. */
const causes: Record<string, { type: TicketCause; category: TicketWords['category'] } | undefined> = {
  TRX: { type: 'transaction', category: 'order' },
  TU: { type: 'topup', category: 'topup' },
  WD: { type: 'withdrawal', category: 'refund' },
};

/**
 * What a ticket about a difference says. What this person may not see is told in its words alone: the server takes no
 * code of it.
 */
export function ticketWords(match: ToldMatch, may: Can): TicketWords {
  const { ours } = match;
  const cause = ours && causes[ours.code.split('-')[0] ?? ''];
  return {
    code: cause && may(ticketCauseObjects[cause.type]).can ? ours.code : null,
    category: cause?.category ?? (ours ? 'other' : 'order'),
    ...textOf(match),
  };
}

/** Its subject, and everything that is known of both sides. */
function textOf(match: ToldMatch): Pick<TicketWords, 'subject' | 'message'> {
  const { group, reasons, theirs, ours } = match;
  const name = ours?.code || theirs?.ref || (theirs ? `baris ${theirs.row}` : '');
  const lines = [
    `Hasil rekonsiliasi: ${groupWords[group]}.`,
    ...reasons.map((reason) => `- ${reasonText(reason, match)}`),
    ...(theirs
      ? [
          '',
          `Di berkas kami (baris ${theirs.row}):`,
          ...told([
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
          ...told([
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

const told = (facts: [string, string | null][]): string[] =>
  facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
