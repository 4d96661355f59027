import { encode } from 'uqr';

/** Quiet zone in modules; some readers need four (ISO 18004). */
const QUIET = 4;

export interface QrDrawing {
  size: number;
  /** SVG path of the dark modules; runs in a row are one rectangle. */
  path: string;
}

/** Error correction M tolerates scratches and stays coarse enough for cheap cameras. */
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

const SCALE = 12;

/** PNG for the gallery, from which banking apps read it. Null if the browser cannot create it. */
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
