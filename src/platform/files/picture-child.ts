import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture-types';

/** Requests to the picture process, which has no secrets and no database. */
export type PictureRequest =
  | { op: 'redraw'; bytes: Buffer; format: PictureFormat; pixels: number }
  /** Crops the centre to a square of `side` pixels, in its own format. */
  | { op: 'square'; bytes: Buffer; side: number }
  /** Scales to at most `side` pixels as PNG, for printing and PDF. */
  | { op: 'whole'; bytes: Buffer; side: number }
  /** Scales to at most `side` pixels as RGBA. */
  | { op: 'sample'; bytes: Buffer; side: number };

export interface PictureReply {
  bytes: Buffer;
  width: number;
  height: number;
}

/** `rss`: resident bytes of the process afterwards. */
export type PictureAnswer = { rss: number } & ({ done: PictureReply } | { error: 'type' | 'unreadable' });

/** Above this, a progressive JPEG would need the whole picture in memory. */
const ONE_PASS = 4_000_000;

const encoders: Record<PictureFormat, (image: Sharp, pixels: number) => Sharp> = {
  jpeg: (image, pixels) => image.jpeg({ quality: 86, optimiseCoding: pixels <= ONE_PASS }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 86 }),
};

// Each picture occurs once, so caching only uses memory; a second thread would take the server's core.
sharp.cache(false);
sharp.concurrency(1);

class OtherType extends Error {}

/** Re-encoding removes everything else in the file (EXIF, scripts, archives). */
async function redraw({ bytes, format, pixels }: PictureRequest & { op: 'redraw' }): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' });
  const found = await image.metadata();
  if (found.format !== format) throw new OtherType();
  // Rotated first, because the orientation tag is removed.
  return encoders[format](image.autoOrient(), pixels);
}

const inside = ({ bytes, side }: { bytes: Buffer; side: number }): Sharp =>
  sharp(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true });

async function drawingOf(request: PictureRequest): Promise<Sharp> {
  switch (request.op) {
    case 'redraw':
      return redraw(request);
    case 'square':
      return sharp(request.bytes).resize(request.side, request.side, { fit: 'cover' });
    case 'whole':
      return inside(request).png({ compressionLevel: 9 });
    case 'sample':
      return inside(request).toColourspace('srgb').ensureAlpha().raw();
  }
}

async function answerTo(request: PictureRequest): Promise<PictureAnswer> {
  try {
    const { data, info } = await (await drawingOf(request)).toBuffer({ resolveWithObject: true });
    const done = { bytes: data, width: info.width, height: info.height };
    return { rss: process.memoryUsage.rss(), done };
  } catch (failure) {
    const error = failure instanceof OtherType ? 'type' : 'unreadable';
    return { rss: process.memoryUsage.rss(), error };
  }
}

process.on('message', async (request: PictureRequest) => {
  // IPC delivers bytes as a plain Uint8Array.
  process.send?.(await answerTo({ ...request, bytes: Buffer.from(request.bytes) }));
});
// Ctrl-C reaches the whole process group: finish the current picture and exit with the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
