import { date, dayStart, monthName } from '../../../../core/format/date';
import { number } from '../../../../core/format/number';
import { monthSpan } from '../../../../core/format/periods';
import { phone } from '../../../../core/format/phone';
import { bold, drawCode, normal, plain } from '../../../../platform/http/pdf-document';
import { checksumText, statementWords as words } from '../../text/balance-statement';
import { balanceType } from '../../text/balance-types';
import type { StatementPaper } from './paper';
import { cells, GREY, LEFT, RIGHT, rule, TEXT, TOP, WIDTH } from './pdf-measures';

type Doc = PDFKit.PDFDocument;

const LOGO = 52;
/** Edge of the QR code, and maximum width of the text beside it, in points. */
const CODE = 76;
const ASIDE = 190;

/** Draws shop, facts and verification code. Returns the y position of the first movement. */
export function drawStatementHead(doc: Doc, paper: StatementPaper): number {
  const top = drawShop(doc, paper);
  rule(doc, top);
  const end = drawFacts(doc, paper, top + 12);
  return drawSums(doc, paper, end + 16) + 20;
}

function drawShop(doc: Doc, { shop, logo, facts }: StatementPaper): number {
  if (logo) doc.image(logo, LEFT, TOP, { fit: [LOGO, LOGO] });
  const x = logo ? LEFT + LOGO + 12 : LEFT;
  const width = RIGHT - ASIDE - 12 - x;
  const about = [shop.address, shop.phone && phone(shop.phone)].filter(Boolean).join(' · ');
  bold(doc, 16).text(plain(shop.name), x, TOP, { width });
  if (about)
    normal(doc, 9)
      .fillColor(GREY)
      .text(plain(about), x, doc.y + 2, { width });
  const end = doc.y;
  bold(doc, 16).text(words.title.toUpperCase(), RIGHT - ASIDE, TOP, { width: ASIDE, align: 'right' });
  bold(doc, 10).text(monthName(facts.month), RIGHT - ASIDE, doc.y + 2, { width: ASIDE, align: 'right' });
  return Math.max(end, doc.y, logo ? TOP + LOGO : 0) + 14;
}

function drawFacts(doc: Doc, { facts, verify_url, check_url }: StatementPaper, top: number): number {
  const { from, to } = monthSpan(facts.month);
  const rows = [
    [words.number, facts.number],
    [words.owner, facts.owner],
    [words.period, `${date(dayStart(from))} – ${date(dayStart(to))} (WIB)`],
    [words.checksum, checksumText(facts.checksum)],
  ] as const;
  let y = top;
  for (const [label, value] of rows) {
    normal(doc, 9).fillColor(GREY).text(label, LEFT, y, { lineBreak: false });
    bold(doc, 9).text(plain(value), TEXT + 10, y, { width: RIGHT - CODE - 24 - TEXT });
    y = doc.y + 3;
  }
  normal(doc, 7.5)
    .fillColor(GREY)
    .text(words.scan(check_url), LEFT, y + 2, { width: WIDTH - CODE - 24 });
  drawCode(doc, verify_url, { x: RIGHT - CODE, y: top, size: CODE });
  return Math.max(doc.y, top + CODE);
}

function drawSums(doc: Doc, { facts, kinds }: StatementPaper, top: number): number {
  let y = top;
  const line = (label: string, texts: string[], isSum = false) => {
    const face = isSum ? bold : normal;
    face(doc, 8).text(plain(label), LEFT, y, { lineBreak: false });
    cells(doc, texts, y, face);
    y += 14;
  };
  line(words.kind, [words.moneyIn, words.moneyOut, words.balance], true);
  rule(doc, y - 2);
  y += 3;
  line(words.opening, ['', '', number(facts.opening)], true);
  for (const { type, rows, money_in, money_out } of kinds) {
    line(`${balanceType(type)} · ${words.rows(rows)}`, [
      money_in > 0 ? number(money_in) : '',
      money_out > 0 ? number(money_out) : '',
      '',
    ]);
  }
  rule(doc, y - 2);
  y += 3;
  line(words.total, [number(facts.money_in), number(facts.money_out), ''], true);
  line(words.closing, ['', '', number(facts.closing)], true);
  return y;
}
