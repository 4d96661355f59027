import { date, dayStart, monthName } from '../../../../core/format/date';
import { escapeHtml } from '../../../../core/format/escape-html';
import { rupiah } from '../../../../core/format/money';
import { monthSpan } from '../../../../core/format/periods';
import { plain } from '../../../../platform/http/pdf-document';
import { plainPage } from '../../../../platform/http/plain-page';
import { STATEMENT_CHECK_PATH } from '../../contract/balance-statement';
import { checksumText, statementWords as words } from '../../text/balance-statement';
import type { StatementFacts } from './paper';

/**
 * Facts to compare with the printed statement. Shows no ledger lines, because the visitor has not proven to
 * hold the paper.
 */
export function statementCheckPage(facts: StatementFacts, productName: string, nonce: string): string {
  const { from, to } = monthSpan(facts.month);
  const rows = [
    [words.number, facts.number],
    [words.ownerNow, plain(facts.owner)],
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
    title: 'Rekening koran ini kami terbitkan',
    lead: `Isi di bawah adalah isi buku besar kami untuk ${monthName(facts.month)}. Cocokkan dengan kertas yang Anda pegang: bila periode, saldo, jumlah, atau checksum berbeda, kertasnya sudah diubah. Nama pemilik dapat berganti sejak kertas dicetak.`,
    main: `<p class="notice">${words.noLines}</p><div class="card"><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl></div>`,
  });
}

/** `why` includes the waiting time. */
export const busyCheckPage = (productName: string, nonce: string, why: string): string =>
  plainPage({ productName, nonce, title: 'Terlalu sering diperiksa', lead: why, main: '' });

export const unknownStatementPage = (productName: string, nonce: string): string =>
  plainPage({
    productName,
    nonce,
    title: 'Rekening koran tidak dikenal',
    lead: 'Kami tidak pernah menerbitkan rekening koran dengan isi ini. Pindai ulang atau periksa ketikan Anda, atau tanyakan kepada pengirimnya.',
    main: `<a class="back" href="${STATEMENT_CHECK_PATH}">Ketik nomor dan checksum</a>`,
  });

/** For manual entry without a camera. */
export const statementFormPage = (productName: string, nonce: string): string =>
  plainPage({
    productName,
    nonce,
    title: 'Periksa rekening koran',
    lead: 'Ketik nomor dan checksum yang tercetak di setiap halamannya. Untuk invoice, pindai kode QR-nya.',
    main: `<form class="card" action="${STATEMENT_CHECK_PATH}">
<label for="number">${words.number}</label>
<input id="number" name="number" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="RK/2026/10/0A1B2C3D">
<label for="checksum">${words.checksum}</label>
<input id="checksum" name="checksum" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="0A1B 2C3D 4E5F 6A7B 8C9D">
<button class="main">Periksa</button></form>`,
  });
