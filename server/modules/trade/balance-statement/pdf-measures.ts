import { plain } from '../../../http/pdf-document';

type Doc = PDFKit.PDFDocument;

/** Points: A4 and its margins. */
export const LEFT = 48;
export const RIGHT = 547;
export const WIDTH = RIGHT - LEFT;
export const TOP = 48;
export const BOTTOM = 770;
export const GREY = '#555555';
const LINE = '#bbbbbb';

/** Where code and description of a movement stand, and how wide they may be. */
export const TEXT = 112;
export const TEXT_WIDTH = 205;
/** Where the columns of money end, and how wide each is. */
const ENDS = [392, 467, RIGHT];
const CELL = 74;

/** Amounts end at the same edges all over the paper. */
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

/** As much of a text as one line holds, in the face that is set. */
export function fitted(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  let kept = text.slice(0, Math.max(1, Math.floor((text.length * width) / doc.widthOfString(text))));
  while (kept.length > 1 && doc.widthOfString(`${kept}...`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}...`;
}

export const rule = (doc: Doc, y: number): Doc =>
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
