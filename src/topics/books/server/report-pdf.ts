import { dateTime, monthName } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { number, percent } from '../../../core/format/number';
import { bold, collect, newDocument, normal, plain } from '../../../platform/http/pdf-document';
import type { BookClosing, BookSum, Books } from '../contract/books';
import { spanText } from '../domain/span-text';
import { bookWords as words } from '../text';

/** A4 margins in points. */
const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
const BOTTOM = 770;
const GREY = '#555555';
const LINE = '#999999';
/** Right edge of the first amount column. */
const NOW = 400;

type Doc = PDFKit.PDFDocument;

export interface ReportHead {
  partner: string;
  made_at: string;
  /** Closings of months in the period that are in force. */
  closed: BookClosing[];
  lineName(line: string): string;
}

/** PDF report of a period: profit, its lines, and amounts that do not count. */
export async function reportPdf(books: Books, head: ReportHead): Promise<Buffer> {
  const doc = await newDocument({
    margins: { top: 56, bottom: 40, left: LEFT, right: 595.28 - RIGHT },
    info: { Title: `${words.report} ${head.partner}`, CreationDate: new Date(head.made_at) },
  });
  const done = collect(doc);
  bold(doc, 18).text(words.report, LEFT, 56);
  bold(doc, 12).text(plain(head.partner), { width: WIDTH });
  normal(doc, 10).text(spanText(books), { width: WIDTH });
  normal(doc, 9)
    .fillColor(GREY)
    .text(words.madeAt(dateTime(head.made_at, { zone: true })));
  for (const { month, closed_at, closed_by } of head.closed) {
    doc.text(plain(words.closed(monthName(month), dateTime(closed_at, { zone: true }), closed_by)));
  }
  doc.moveDown(1.5);
  drawProfit(doc, books);
  drawLines(doc, books.sums, head);
  drawNotes(doc, books, head);
  doc.end();
  return done;
}

function drawProfit(doc: Doc, { now, before, previous_from, previous_to }: Books): void {
  if (!now || !before) return;
  title(doc, words.profit, [words.thisPeriod, spanText({ from: previous_from, to: previous_to })]);
  const row = (label: string, name: 'omzet' | 'modal' | 'gross' | 'income' | 'expense' | 'net') =>
    line(doc, label, [rupiah(now[name]), rupiah(before[name])], name === 'gross' || name === 'net');
  row(words.omzet, 'omzet');
  row(words.modal, 'modal');
  row(words.gross, 'gross');
  row(words.income, 'income');
  row(words.expense, 'expense');
  row(words.net, 'net');
  const share = (margin: number | null) => (margin === null ? '–' : percent(margin));
  line(doc, words.margin, [share(now.margin), share(before.margin)]);
  doc.moveDown(1.5);
}

function drawLines(doc: Doc, sums: BookSum[], { lineName }: ReportHead): void {
  title(doc, words.lines, [words.moneyIn, words.moneyOut]);
  for (const { line: name, counts, rows, money_in, money_out } of sums) {
    const label = `${lineName(name)} · ${words.counts[counts]} · ${words.rows(number(rows))}`;
    line(doc, label, [money_in ? rupiah(money_in) : '–', money_out ? rupiah(money_out) : '–']);
  }
  if (sums.length === 0) line(doc, words.nothing, []);
  doc.moveDown(1.5);
}

function drawNotes(doc: Doc, { unpriced, partly, pending, sees_profit }: Books, head: ReportHead): void {
  const notes = [
    unpriced.orders > 0 && words.unpriced(number(unpriced.orders), rupiah(unpriced.amount)),
    partly.orders > 0 && words.partly(rupiah(partly.amount)),
    pending.orders > 0 && words.pending(number(pending.orders), rupiah(pending.amount)),
    !sees_profit && words.noProfit,
    ...head.closed.map((closing) => lateNote(closing, head)),
    words.method,
  ];
  for (const note of notes) {
    if (!note) continue;
    ensureSpace(doc, 40);
    normal(doc, 9).fillColor(GREY).text(plain(note), LEFT, doc.y, { width: WIDTH, lineGap: 2 });
    doc.moveDown(0.5);
  }
}

const lateNote = ({ month, late }: BookClosing, { lineName }: ReportHead): string | false =>
  late.length > 0 &&
  words.late(
    monthName(month),
    late
      .map(({ line, counts, amount }) => `${lineName(line)} (${words.counts[counts]}) ${rupiah(amount)}`)
      .join(', '),
  );

/** The next page, where this one holds no more of that height. */
function ensureSpace(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

function title(doc: Doc, text: string, columns: string[]): void {
  ensureSpace(doc, 60);
  const y = doc.y;
  bold(doc, 11).text(text, LEFT, y, { width: 220 });
  cells(doc, columns, y, 9, false);
  doc.y = y + 18;
  rule(doc);
}

function line(doc: Doc, label: string, columns: string[], isSum = false): void {
  ensureSpace(doc, 30);
  const y = doc.y + 4;
  const face = isSum ? bold : normal;
  cells(doc, columns, y, 10, isSum);
  face(doc, 10).text(plain(label), LEFT, y, { width: 250 });
  doc.y += 3;
  if (isSum) rule(doc);
}

function cells(doc: Doc, columns: string[], y: number, size: number, isSum: boolean): void {
  const face = isSum ? bold : normal;
  columns.forEach((text, nth) => {
    const end = nth === 0 && columns.length > 1 ? NOW : RIGHT;
    face(doc, size).text(plain(text), end - 130, y, { width: 130, align: 'right', lineBreak: false });
  });
}

function rule(doc: Doc): void {
  doc.moveTo(LEFT, doc.y).lineTo(RIGHT, doc.y).lineWidth(0.5).stroke(LINE);
}
