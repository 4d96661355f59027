import { fileUrl } from '../../api/browser-config';
import type { ReceiptContent } from './content';
import { layoutReceipt, type Mark, type PictureLayout } from './picture-layout';

/** Black on white, as on paper. */
const INK = '#111111';
const QUIET = '#555555';
const LINE = '#999999';
/** As pages widen it. */
const WORD_SPACE = 0.07;

type Pen = CanvasRenderingContext2D;
type Face = (pen: Pen, size: number, weight: number) => void;

/** The receipt as a PNG. Rejects where the browser can draw none. */
export async function receiptPicture(content: ReceiptContent): Promise<Blob> {
  const family = getComputedStyle(document.body).fontFamily;
  const font = (size: number, weight: number) => `${weight} ${size}px ${family}`;
  const face: Face = (pen, size, weight) => {
    pen.font = font(size, weight);
    // The face has a narrow word space; not every browser can widen it here.
    if ('wordSpacing' in pen) pen.wordSpacing = `${(size * WORD_SPACE).toFixed(1)}px`;
  };
  // A text is measured as it will be drawn: the face of each of its characters has to be there.
  const said = JSON.stringify(content);
  const [logo] = await Promise.all([
    logoOf(content),
    ...[400, 600, 700].map((weight) => document.fonts.load(font(28, weight), said).catch(() => [])),
  ]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const layout = layoutReceipt(
    content,
    (text, size, weight) => {
      face(pen, size, weight);
      return pen.measureText(text).width;
    },
    logo,
  );
  Object.assign(canvas, { width: layout.width, height: layout.height });
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, layout.width, layout.height);
  for (const mark of layout.marks) draw(pen, mark, { layout, logo, face });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

interface Drawing {
  layout: PictureLayout;
  logo: ImageBitmap | null;
  face: Face;
}

function draw(pen: Pen, mark: Mark, { layout, logo, face }: Drawing): void {
  if (mark.kind === 'logo') {
    if (logo) pen.drawImage(logo, mark.x, mark.y, mark.width, mark.height);
  } else if (mark.kind === 'text') {
    face(pen, mark.size, mark.weight);
    pen.textAlign = mark.align;
    pen.direction = 'ltr';
    pen.fillStyle = mark.quiet ? QUIET : INK;
    pen.fillText(mark.text, mark.x, mark.y);
  } else if (mark.kind === 'frame') {
    pen.strokeStyle = INK;
    pen.lineWidth = 3;
    pen.setLineDash([]);
    pen.strokeRect(mark.x, mark.y, mark.width, mark.height);
  } else {
    pen.strokeStyle = LINE;
    pen.lineWidth = 2;
    pen.setLineDash([10, 8]);
    pen.beginPath();
    pen.moveTo(48, mark.y);
    pen.lineTo(layout.width - 48, mark.y);
    pen.stroke();
  }
}

/** Fetched, not shown: only what the page has read itself may be drawn and saved again. Null where there is none. */
async function logoOf({ shop }: ReceiptContent): Promise<ImageBitmap | null> {
  if (!shop.logo_url) return null;
  try {
    const response = await fetch(fileUrl(shop.logo_url));
    return response.ok ? await createImageBitmap(await response.blob()) : null;
  } catch {
    return null;
  }
}
