import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { date } from '../../../../core/format/date';
import { phone } from '../../../../core/format/phone';
import { bold, newDocument, normal, plain } from '../../../../platform/http/pdf-document';
import type { Letterhead } from '../../../receipts/contract';
import { type OfferedItem, priceWord } from '../../text/price-list';

export interface PriceListPaper {
  shop: Letterhead;
  /** PNG. */
  logo: Buffer | null;
  items: readonly OfferedItem[];
  /** Date of the list; ISO. */
  on: string;
}

/** A4 margins in points. */
const LEFT = 48;
const RIGHT = 547;
const TOP = 48;
const BOTTOM = 780;
const GREY = '#555555';
const LINE = '#bbbbbb';
const LOGO = 56;
const ROW = 15;

/**
 * Price list as PDF, grouped by brand. Streamed page by page, yielding to other work, because a catalogue has
 * hundreds of pages.
 */
export async function priceListPdf(paper: PriceListPaper): Promise<Readable> {
  const doc = await newDocument({
    margins: { top: TOP, bottom: 30, left: LEFT, right: 595.28 - RIGHT },
    info: {
      Title: `Daftar Harga ${paper.shop.name}`,
      Author: paper.shop.name,
      CreationDate: new Date(paper.on),
    },
  });
  void draw(doc, paper).catch((failure: Error) => doc.destroy(failure));
  return doc;
}

async function draw(doc: Doc, paper: PriceListPaper): Promise<void> {
  const pages = pagesOf(paper.items, drawHead(doc, paper));
  for (const [nth, lines] of pages.entries()) {
    if (doc.destroyed) return;
    if (nth > 0) doc.addPage();
    for (const line of lines) drawLine(doc, line);
    drawFoot(doc, paper.shop, `${nth + 1} / ${pages.length}`);
    await setImmediate();
  }
  doc.end();
}

type Doc = PDFKit.PDFDocument;

/** Returns the y position of the list. */
function drawHead(doc: Doc, { shop, logo, on }: PriceListPaper): number {
  if (logo) doc.image(logo, LEFT, TOP, { fit: [LOGO, LOGO] });
  const x = logo ? LEFT + LOGO + 14 : LEFT;
  const about = [shop.address, shop.phone && phone(shop.phone)].filter(Boolean).join(' · ');
  bold(doc, 18).text(plain(shop.name), x, 50, { width: RIGHT - x - 130 });
  normal(doc, 9).fillColor(GREY);
  if (about) doc.text(plain(about), x, doc.y + 2, { width: RIGHT - x - 130 });
  const end = doc.y;
  bold(doc, 12).text('Daftar Harga', RIGHT - 120, 54, { width: 120, align: 'right' });
  normal(doc, 9)
    .fillColor(GREY)
    .text(date(on), RIGHT - 120, 70, { width: 120, align: 'right' });
  return Math.max(end, logo ? TOP + LOGO : 84) + 18;
}

/** A line at `y` points from the top: a brand heading, an item, or a note for an empty list. */
type Line = { y: number } & ({ brand: string } | { item: OfferedItem } | { note: string });

/** Splits lines into pages; a brand heading is never last. */
function pagesOf(items: readonly OfferedItem[], top: number): Line[][] {
  let page: Line[] = [];
  const pages = [page];
  let y = top;
  const put = (line: (y: number) => Line, height: number, needed = height) => {
    if (y + needed > BOTTOM) {
      page = [];
      pages.push(page);
      y = TOP;
    }
    page.push(line(y));
    y += height;
  };
  if (items.length === 0) put((y) => ({ y, note: 'Tidak ada item pada pilihan ini.' }), ROW);
  for (const [nth, item] of items.entries()) {
    const { brand } = item;
    if (brand !== items[nth - 1]?.brand) put((y) => ({ y, brand }), ROW + 14, ROW * 3);
    put((y) => ({ y, item }), ROW);
  }
  return pages;
}

function drawLine(doc: Doc, line: Line): void {
  if ('brand' in line) {
    bold(doc, 11).text(plain(line.brand), LEFT, line.y + 8);
    const rule = line.y + ROW + 10;
    doc.moveTo(LEFT, rule).lineTo(RIGHT, rule).lineWidth(0.5).stroke(LINE);
  } else if ('item' in line) {
    const { item, price } = line.item;
    normal(doc, 10).text(plain(item), LEFT, line.y, {
      width: RIGHT - LEFT - 130,
      height: ROW,
      ellipsis: true,
    });
    doc.text(plain(priceWord(price)), RIGHT - 125, line.y, { width: 125, align: 'right' });
  } else {
    normal(doc, 10).fillColor(GREY).text(line.note, LEFT, line.y);
  }
}

function drawFoot(doc: Doc, shop: Letterhead, pageText: string): void {
  normal(doc, 8).fillColor(GREY);
  doc.text(plain(`${shop.name} · harga dapat berubah sewaktu-waktu`), LEFT, 796, { lineBreak: false });
  doc.text(pageText, RIGHT - 60, 796, { width: 60, align: 'right', lineBreak: false });
}
