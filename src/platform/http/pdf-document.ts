import { encode } from 'uqr';
import { MINUS } from '../../core/format/number';

type Doc = PDFKit.PDFDocument;

/** An empty A4 document in Indonesian. The library is loaded on demand, because it would slow the start. */
export async function newDocument(
  options: Pick<PDFKit.PDFDocumentOptions, 'margins' | 'info'>,
): Promise<Doc> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({ size: 'A4', lang: 'id-ID', displayTitle: true, ...options });
}

/** The font has no minus sign; a dash has the same width. */
const DASH = '\u2013';

/** The font covers western European letters: unknown accents are removed, other characters become `?`. */
export const plain = (text: string): string =>
  [...text.normalize('NFC').replaceAll(MINUS, DASH)]
    .map((sign) => (known.test(sign) ? sign : stripped(sign)))
    .join('');
const known = /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/u;
const stripped = (sign: string): string => {
  const base = sign.normalize('NFD').replace(/\p{M}/gu, '');
  return known.test(base) ? base : '?';
};

export const normal = (doc: Doc, size: number): Doc =>
  doc.font('Helvetica').fontSize(size).fillColor('#000000');
export const bold = (doc: Doc, size: number): Doc =>
  doc.font('Helvetica-Bold').fontSize(size).fillColor('#000000');

export function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** Draws a QR code of `size` points with its upper left corner at `x` and `y`, which is also a link. */
export function drawCode(
  doc: Doc,
  url: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = encode(url, { ecc: 'M', border: 0 });
  const unit = size / code.size;
  code.data.forEach((row, down) => {
    row.forEach((isDark, along) => {
      if (isDark) doc.rect(x + along * unit, y + down * unit, unit, unit);
    });
  });
  doc.fill('#000000');
  doc.link(x, y, size, size, url);
}
