import type { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { date, dateTime, monthName, time } from '../../../../core/format/date';
import { number } from '../../../../core/format/number';
import { bold, newDocument, normal, plain } from '../../../../platform/http/pdf-document';
import { checksumText, statementWords as words } from '../../text/balance-statement';
import type { StatementPaper } from './paper';
import { drawStatementHead } from './pdf-head';
import { BOTTOM, cells, fitted, GREY, LEFT, RIGHT, rule, TEXT, TEXT_WIDTH, TOP, WIDTH } from './pdf-measures';
import type { Movement } from './store';

/** Height of the column header and of a movement, in points. */
const HEAD = 19;
const ROW = 25;
/** Buffered bytes above which drawing waits for the client. */
const AHEAD = 1024 * 1024;

/**
 * A monthly statement as PDF. Streamed page by page with backpressure; yields to other work between pages and
 * keeps only a batch of movements and a few pages in memory.
 */
export async function statementPdf(paper: StatementPaper): Promise<Readable> {
  const { facts, shop, printed_at } = paper;
  const doc = await newDocument({
    margins: { top: TOP, bottom: 20, left: LEFT, right: 595.28 - RIGHT },
    info: {
      Title: `${words.title} ${facts.number} ${monthName(facts.month)}`,
      Author: shop.name,
      CreationDate: new Date(printed_at),
    },
  });
  void draw(doc, paper).catch((failure: Error) => doc.destroy(failure));
  return doc;
}

type Doc = PDFKit.PDFDocument;

async function draw(doc: Doc, paper: StatementPaper): Promise<void> {
  const { facts, movements } = paper;
  let y = drawStatementHead(doc, paper);
  const onFirst = Math.max(0, Math.floor((BOTTOM - y - HEAD) / ROW));
  const onOthers = Math.floor((BOTTOM - TOP - HEAD) / ROW);
  const pages = 1 + Math.ceil(Math.max(0, facts.rows - onFirst) / onOthers);
  let page = 1;
  let space = onFirst;
  if (onFirst > 0) y = drawColumns(doc, y);
  if (facts.rows === 0)
    normal(doc, 9)
      .fillColor(GREY)
      .text(words.none, LEFT, y + 8, { width: WIDTH });
  for await (const portion of movements) {
    for (const movement of portion) {
      if (space === 0) {
        drawFoot(doc, paper, page, pages);
        await turn(doc);
        if (doc.destroyed) return;
        doc.addPage();
        page += 1;
        space = onOthers;
        y = drawColumns(doc, TOP);
      }
      drawMovement(doc, movement, y);
      y += ROW;
      space -= 1;
    }
  }
  drawFoot(doc, paper, page, pages);
  doc.end();
}

/** Yields to other work and waits for slow clients. */
async function turn(doc: Doc): Promise<void> {
  await setImmediate();
  while (!doc.destroyed && doc.readableLength > AHEAD) await setTimeout(20);
}

/** Returns the y position of the first movement. */
function drawColumns(doc: Doc, y: number): number {
  bold(doc, 8).text(words.date, LEFT, y, { lineBreak: false });
  bold(doc, 8).text(words.description, TEXT, y, { lineBreak: false });
  cells(doc, [words.moneyIn, words.moneyOut, words.balance], y, bold);
  rule(doc, y + 13);
  return y + HEAD;
}

function drawMovement(
  doc: Doc,
  { date: at, ref_code, description, amount, balance_after }: Movement,
  y: number,
): void {
  normal(doc, 8).text(date(at), LEFT, y, { lineBreak: false });
  normal(doc, 8).text(fitted(doc, plain(ref_code), TEXT_WIDTH), TEXT, y, { lineBreak: false });
  cells(
    doc,
    [amount > 0 ? number(amount) : '', amount < 0 ? number(-amount) : '', number(balance_after)],
    y,
    normal,
  );
  normal(doc, 7.5)
    .fillColor(GREY)
    .text(time(at), LEFT, y + 10, { lineBreak: false });
  doc.text(fitted(doc, plain(description), TEXT_WIDTH), TEXT, y + 10, { lineBreak: false });
}

function drawFoot(
  doc: Doc,
  { facts, issuer, printed_at }: StatementPaper,
  page: number,
  pages: number,
): void {
  rule(doc, BOTTOM + 8);
  const about = [
    `${facts.number} · ${words.checksum} ${checksumText(facts.checksum)}`,
    `${words.issuedBy(issuer)} · ${words.printed(dateTime(printed_at, { zone: true }))} · ${words.inRupiah}`,
  ];
  about.forEach((text, nth) => {
    normal(doc, 7.5)
      .fillColor(GREY)
      .text(fitted(doc, plain(text), WIDTH - 90), LEFT, BOTTOM + 14 + nth * 10, { lineBreak: false });
  });
  normal(doc, 7.5)
    .fillColor(GREY)
    .text(words.page(page, pages), RIGHT - 85, BOTTOM + 14, { width: 85, align: 'right', lineBreak: false });
}
