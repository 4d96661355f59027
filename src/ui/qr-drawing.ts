import { encode } from 'uqr';

/** Modules of quiet ground around a code; fewer, and some readers do not find it (ISO 18004). */
const QUIET = 4;

/** A QR code as what draws it: squares of `size` × `size` modules, ink on white. */
export interface QrDrawing {
  size: number;
  /** SVG path of the dark modules, one unit a module; a run in a row is one rectangle. */
  path: string;
}

/** `text` at error correction M: read from a screen with a scratch across, and still coarse enough for a cheap camera. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  return { size, path: data.map(runsOf).join('') };
}

const runsOf = (row: boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
  }
  return path;
};

/** Pixels a module in a saved picture. */
const SCALE = 12;

/** The code as a PNG, for the gallery of a phone from which banking apps read it. Null where the browser cannot. */
export function qrPicture({ size, path }: QrDrawing): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: size * SCALE,
    height: size * SCALE,
  });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
