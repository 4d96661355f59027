import { MAX_MEGAPIXELS } from '../../core/contract/upload';
import { AppError } from '../http/app-error';

export type PictureFormat = keyof typeof MAX_MEGAPIXELS;

export interface SentPicture {
  bytes: Buffer;
  format: PictureFormat;
  /** Width × height from the header; decoding enforces it. */
  pixels: number;
}

interface Size {
  width: number;
  height: number;
}

/** Magic bytes and location of the size; the sent name and MIME type are ignored. */
const types: Record<PictureFormat, { starts(bytes: Buffer): boolean; size(bytes: Buffer): Size | null }> = {
  jpeg: {
    starts: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    size: jpegSize,
  },
  png: {
    starts: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
    size: (bytes) =>
      word(bytes, 12) === 'IHDR' && bytes.length >= 24
        ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
        : null,
  },
  webp: {
    starts: (bytes) => word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP',
    size: webpSize,
  },
};

const EVERY = Object.keys(types) as PictureFormat[];

/** Throws FILE_TYPE, FILE_UNREADABLE, FILE_PIXELS; reads only a few bytes. */
export function validatePicture(bytes: Buffer, formats: readonly PictureFormat[] = EVERY): SentPicture {
  const format = formats.find((one) => types[one].starts(bytes));
  if (!format) throw new AppError('FILE_TYPE');
  const { width, height } = types[format].size(bytes) ?? { width: 0, height: 0 };
  const [pixels, limit] = [width * height, MAX_MEGAPIXELS[format]];
  if (pixels === 0) throw new AppError('FILE_UNREADABLE');
  if (pixels > limit * 1_000_000) throw new AppError('FILE_PIXELS', { limit });
  return { bytes, format, pixels };
}

const word = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** The three layouts of the WebP container (RFC 9649). */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return losslessSize(bytes);
  switch (word(bytes, 12)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return losslessSize(bytes);
  }
}

function losslessSize(bytes: Buffer): Size | null {
  if (word(bytes, 12) !== 'VP8L' || bytes.length < 25) return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The frame header (SOF) precedes the scan; other segments are skipped (ITU T.81, B). */
function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (isFrame(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else if (isAlone(marker)) at += 2;
    else if (marker === SCAN) return null;
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

const SCAN = 0xda;
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
