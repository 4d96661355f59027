import { plain } from '../../../../platform/http/pdf-document';

type Doc = PDFKit.PDFDocument;

/** A4 margins in points. */
export const LEFT = 48;
export const RIGHT = 547;
export const WIDTH = RIGHT - LEFT;
export const TOP = 48;
export const BOTTOM = 770;
export const GREY = '#555555';
const LINE = '#bbbbbb';

/** Position and width of code and description. */
export const TEXT = 112;
export const TEXT_WIDTH = 205;
/** Right edges of the amount columns, and their width. */
const ENDS = [392, 467, RIGHT];
const CELL = 74;

export function cells(
  doc: Doc,
  texts: readonly string[],
  y: number,
  face: (doc: Doc, size: number) => Doc,
): void {
  texts.forEach((text, nth) => {
    if (text === '') return;
    const end = ENDS[nth] ?? RIGHT;
    face(doc, 8).text(plain(text), end - CELL, y, { width: CELL, align: 'right', lineBreak: false });
  });
}

export function fitted(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  let shortened = text.slice(0, Math.max(1, Math.floor((text.length * width) / doc.widthOfString(text))));
  while (shortened.length > 1 && doc.widthOfString(`${shortened}...`) > width)
    shortened = shortened.slice(0, -1);
  return `${shortened.trimEnd()}...`;
}

export const rule = (doc: Doc, y: number): Doc =>
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
