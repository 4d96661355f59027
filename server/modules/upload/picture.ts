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
  format: string;
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

const PIXELS = MAX_MEGAPIXELS * 1_000_000;

// Pictures come once each; kept ones would only fill memory.
sharp.cache(false);

/** Decodes and encodes again. Throws FILE_TYPE, FILE_PIXELS, FILE_UNREADABLE. */
export async function redraw(sent: Buffer): Promise<Picture> {
  const known = types.find(({ starts }) => starts(sent));
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

function unreadable(failure: unknown): never {
  const tooLarge = failure instanceof Error && /pixel limit/i.test(failure.message);
  throw tooLarge ? new AppError('FILE_PIXELS', { limit: MAX_MEGAPIXELS }) : new AppError('FILE_UNREADABLE');
}
