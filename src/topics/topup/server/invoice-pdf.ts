import { date, dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { phone } from '../../../core/format/phone';
import { bold, collect, drawCode, newDocument, normal, plain } from '../../../platform/http/pdf-document';
import type { TopupInvoice } from '../contract/topup';
import { invoiceWords as words } from '../text';

/** A4 margins in points. */
const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
const GREY = '#555555';
const LINE = '#999999';
/** Edge of the QR code in points. */
const CODE = 84;

export async function invoicePdf(invoice: TopupInvoice): Promise<Buffer> {
  const doc = await newDocument({
    margins: { top: 56, bottom: 40, left: LEFT, right: 595.28 - RIGHT },
    info: {
      Title: `${words.title} ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.issued_at),
    },
  });
  const done = collect(doc);
  const buyerTop = drawHead(doc, invoice);
  const linesTop = drawBuyer(doc, invoice, buyerTop);
  const wordsTop = drawLines(doc, invoice, linesTop);
  drawWords(doc, invoice, wordsTop);
  drawFoot(doc);
  doc.end();
  return done;
}

type Doc = PDFKit.PDFDocument;

/** Returns the y position below the part, because names and addresses vary in length. */
function drawHead(doc: Doc, { number, issued_at, seller }: TopupInvoice): number {
  bold(doc, 18).text(plain(seller.brand), LEFT, 56, { width: 280 });
  normal(doc, 9)
    .fillColor(GREY)
    .text(plain([seller.name, seller.address, words.npwp(seller.npwp)].join('\n')), {
      width: 280,
      lineGap: 2,
    })
    .text(plain(`${seller.email} · ${phone(seller.phone)}`), { width: 280 });
  const end = doc.y;
  bold(doc, 18).text(words.title.toUpperCase(), 350, 56, { width: RIGHT - 350, align: 'right' });
  normal(doc, 10).text(number, { width: RIGHT - 350, align: 'right' });
  normal(doc, 9)
    .fillColor(GREY)
    .text(date(issued_at), { width: RIGHT - 350, align: 'right' });
  // Stamped as paid: only paid top ups have an invoice.
  doc
    .roundedRect(RIGHT - 74, 118, 74, 24, 4)
    .lineWidth(1.5)
    .stroke('#000000');
  bold(doc, 12).text(words.paid.toUpperCase(), RIGHT - 74, 125, { width: 74, align: 'center' });
  return Math.max(end, 142) + 30;
}

function drawBuyer(doc: Doc, { buyer, method_name, paid_at, topup_code }: TopupInvoice, top: number): number {
  rule(doc, top - 12);
  normal(doc, 9).fillColor(GREY).text(words.buyer, LEFT, top);
  bold(doc, 11).text(plain(buyer.company || buyer.name), { width: 270 });
  const about = [
    buyer.company && buyer.name,
    buyer.address,
    buyer.npwp && words.npwp(buyer.npwp),
    buyer.email,
    buyer.phone && phone(buyer.phone),
  ];
  normal(doc, 9).text(plain(about.filter(Boolean).join('\n')), { width: 270, lineGap: 2 });
  const end = doc.y;
  const facts = [
    [words.topup, topup_code],
    [words.method, method_name],
    [words.paidAt, dateTime(paid_at, { zone: true })],
  ] as const;
  facts.forEach(([label, value], at) => {
    const y = top + at * 28;
    normal(doc, 9)
      .fillColor(GREY)
      .text(label, 350, y, { width: RIGHT - 350 });
    normal(doc, 10).text(plain(value), 350, y + 11, { width: RIGHT - 350 });
  });
  return Math.max(end, doc.y) + 32;
}

function drawLines(doc: Doc, { lines, total }: TopupInvoice, top: number): number {
  bold(doc, 9).text(words.description, LEFT, top);
  bold(doc, 9).text(words.amount, LEFT, top, { width: WIDTH, align: 'right' });
  let y = top + 18;
  rule(doc, y - 4);
  for (const { description, amount } of lines) {
    normal(doc, 10).text(plain(description), LEFT, y + 4, { width: WIDTH - 130 });
    normal(doc, 10).text(plain(rupiah(amount)), LEFT, y + 4, { width: WIDTH, align: 'right' });
    y += 24;
  }
  rule(doc, y + 2);
  bold(doc, 12).text(words.total, LEFT, y + 12);
  bold(doc, 12).text(plain(rupiah(total)), LEFT, y + 12, { width: WIDTH, align: 'right' });
  return y + 42;
}

function drawWords(doc: Doc, { in_words, verify_url }: TopupInvoice, top: number): void {
  const width = WIDTH - CODE - 24;
  normal(doc, 9).fillColor(GREY).text(words.inWords, LEFT, top);
  normal(doc, 10).text(plain(capital(in_words)), LEFT, top + 12, { width });
  normal(doc, 8)
    .fillColor(GREY)
    .text(words.scan, LEFT, doc.y + 14, { width });
  drawCode(doc, verify_url, { x: RIGHT - CODE, y: top, size: CODE });
}

function drawFoot(doc: Doc): void {
  rule(doc, 762);
  normal(doc, 8).fillColor(GREY).text(words.thanks, LEFT, 770, { width: WIDTH });
}

const rule = (doc: Doc, y: number): Doc => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
