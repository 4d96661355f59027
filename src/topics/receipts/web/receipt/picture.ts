import { fileUrl } from '../../../../platform/web/browser-config';
import type { ReceiptContent } from './content';
import { layoutReceipt, type Mark, type PictureLayout } from './picture-layout';

const INK = '#111111';
const QUIET = '#555555';
const LINE = '#999999';
const WORD_SPACE = 0.07;

type Pen = CanvasRenderingContext2D;
type Face = (pen: Pen, size: number, weight: number) => void;

/** Rejects if the browser cannot draw it. */
export async function receiptPicture(content: ReceiptContent): Promise<Blob> {
  const family = getComputedStyle(document.body).fontFamily;
  const font = (size: number, weight: number) => `${weight} ${size}px ${family}`;
  const face: Face = (pen, size, weight) => {
    pen.font = font(size, weight);
    // Our font has narrow word spaces; not every browser can widen them in a canvas.
    if ('wordSpacing' in pen) pen.wordSpacing = `${(size * WORD_SPACE).toFixed(1)}px`;
  };
  // All used fonts must be loaded before texts are measured.
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

/** Fetched instead of shown, because a canvas with a foreign picture cannot be saved. Null without a logo. */
async function logoOf({ shop }: ReceiptContent): Promise<ImageBitmap | null> {
  if (!shop.logo_url) return null;
  try {
    const response = await fetch(fileUrl(shop.logo_url));
    return response.ok ? await createImageBitmap(await response.blob()) : null;
  } catch {
    return null;
  }
}
