import { monthSpan } from '../../../../src/core/books/periods';
import { date, dayStart, monthName } from '../../../../src/core/format/date';
import { escapeHtml } from '../../../../src/core/format/escape-html';
import { rupiah } from '../../../../src/core/format/money';
import { checksumText, statementWords as words } from '../../../../src/core/text/balance-statement';
import { plainPage } from '../../../http/plain-page';
import type { StatementFacts } from './paper';

/** What must agree with the paper, and nothing that does not stand on it. */
export function statementCheckPage(facts: StatementFacts, productName: string, nonce: string): string {
  const { from, to } = monthSpan(facts.month);
  const told = [
    [words.number, facts.number],
    [words.owner, facts.owner],
    [words.period, `${date(dayStart(from))} – ${date(dayStart(to))} (WIB)`],
    [words.opening, rupiah(facts.opening)],
    [words.moneyIn, rupiah(facts.money_in)],
    [words.moneyOut, rupiah(facts.money_out)],
    [words.closing, rupiah(facts.closing)],
    [words.count, words.rows(facts.rows)],
    [words.checksum, checksumText(facts.checksum)],
  ] as const;
  return plainPage({
    productName,
    nonce,
    title: 'Rekening koran ini asli',
    lead: `Saldo ${monthName(facts.month)} sama dengan buku besar kami. Cocokkan setiap isi di bawah dengan kertas yang Anda pegang; yang berbeda berarti kertasnya sudah diubah.`,
    main: `<div class="card"><dl>${told.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl></div>`,
  });
}

export const unknownStatementPage = (productName: string, nonce: string): string =>
  plainPage({
    productName,
    nonce,
    title: 'Rekening koran tidak dikenal',
    lead: 'Kami tidak pernah menerbitkan rekening koran dengan isi ini. Pindai ulang, atau tanyakan kepada pengirimnya.',
    main: '',
  });
