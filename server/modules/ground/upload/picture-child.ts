import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture-types';

/** What the process beside the server is asked to do; it has no other door, no secret and no database. */
export type PictureRequest =
  | { op: 'redraw'; bytes: Buffer; format: PictureFormat; pixels: number }
  /** The middle as a square of `side` pixels, in the format that it has. */
  | { op: 'square'; bytes: Buffer; side: number }
  /** The whole, at most `side` pixels long, as PNG: what is printed and what a PDF can hold. */
  | { op: 'whole'; bytes: Buffer; side: number }
  /** The whole, at most `side` pixels long, as RGBA. */
  | { op: 'sample'; bytes: Buffer; side: number };

export interface PictureReply {
  bytes: Buffer;
  width: number;
  height: number;
}

/** `rss`: bytes that this process holds afterwards. */
export type PictureAnswer = { rss: number } & ({ done: PictureReply } | { error: 'type' | 'unreadable' });

/** Pixels above which two passes over a JPEG would need all of it in memory. */
const ONE_PASS = 4_000_000;

const encoders: Record<PictureFormat, (image: Sharp, pixels: number) => Sharp> = {
  jpeg: (image, pixels) => image.jpeg({ quality: 86, optimiseCoding: pixels <= ONE_PASS }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 86 }),
};

// Pictures come once each: kept ones would only fill memory, and a second thread would take the server's core.
sharp.cache(false);
sharp.concurrency(1);

class OtherType extends Error {}

/** Whatever else the sent file held (EXIF, scripts, archives) is gone. */
async function redraw({ bytes, format, pixels }: PictureRequest & { op: 'redraw' }): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' });
  const found = await image.metadata();
  if (found.format !== format) throw new OtherType();
  // Turned upright first, because the note that says which side is up is not kept.
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
  // Bytes come over as a plain view of memory.
  process.send?.(await answerTo({ ...request, bytes: Buffer.from(request.bytes) }));
});
// Ctrl-C reaches the whole group of the terminal: what is being drawn is finished, and the server's end is the end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
