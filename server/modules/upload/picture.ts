import sharp, { type Sharp } from 'sharp';
import { MAX_MEGAPIXELS } from '../../../src/core/contract/upload';
import { AppError } from '../../http/app-error';

/** A picture made anew: whatever else the sent file held (EXIF, scripts, archives) is gone. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  type: { mime: string; extension: string };
}

/** What may be uploaded, by the bytes that such a file begins with. The sent name and MIME type say nothing. */
const types: {
  starts(bytes: Buffer): boolean;
  format: 'jpeg' | 'png' | 'webp';
  type: Picture['type'];
  encode(image: Sharp): Sharp;
}[] = [
  {
    starts: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    format: 'jpeg',
    type: { mime: 'image/jpeg', extension: 'jpg' },
    encode: (image) => image.jpeg({ quality: 86 }),
  },
  {
    starts: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    format: 'png',
    type: { mime: 'image/png', extension: 'png' },
    encode: (image) => image.png({ compressionLevel: 9 }),
  },
  {
    starts: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    format: 'webp',
    type: { mime: 'image/webp', extension: 'webp' },
    encode: (image) => image.webp({ quality: 86 }),
  },
];

const EVERY = types.map(({ format }) => format);
const PIXELS = MAX_MEGAPIXELS * 1_000_000;

// Pictures come once each; kept ones would only fill memory.
sharp.cache(false);

/** What a caller takes; the default is all that is known here. */
export type PictureFormat = (typeof types)[number]['format'];

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes and encodes again, one picture at a time: decoded, a single one takes up to 100 MB. Throws FILE_TYPE,
 * FILE_PIXELS, FILE_UNREADABLE.
 */
export function redraw(sent: Buffer, formats: readonly PictureFormat[] = EVERY): Promise<Picture> {
  const mine = last.then(() => redrawOne(sent, formats));
  last = mine.catch(() => undefined);
  return mine;
}

async function redrawOne(sent: Buffer, formats: readonly PictureFormat[]): Promise<Picture> {
  const known = types.find(({ format, starts }) => formats.includes(format) && starts(sent));
  if (!known) throw new AppError('FILE_TYPE');
  const image = sharp(sent, { limitInputPixels: PIXELS, failOn: 'error' });
  const { format, width, height } = await image.metadata().catch(unreadable);
  if (format !== known.format) throw new AppError('FILE_TYPE');
  if (width * height > PIXELS) throw new AppError('FILE_PIXELS', { limit: MAX_MEGAPIXELS });
  // Turned upright first, because the note that says which side is up is not kept.
  const { data, info } = await known
    .encode(image.autoOrient())
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return { bytes: data, width: info.width, height: info.height, type: known.type };
}

/** The middle of a picture as a square of `side` pixels. */
export async function squared({ bytes, type }: Picture, side: number): Promise<Picture> {
  const data = await sharp(bytes).resize(side, side, { fit: 'cover' }).toBuffer();
  return { bytes: data, width: side, height: side, type };
}

function unreadable(failure: unknown): never {
  const tooLarge = failure instanceof Error && /pixel limit/i.test(failure.message);
  throw tooLarge ? new AppError('FILE_PIXELS', { limit: MAX_MEGAPIXELS }) : new AppError('FILE_UNREADABLE');
}
