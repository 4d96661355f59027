import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureOf } from './sample';

/** A valid PNG head that claims a size, with hardly a byte of picture behind it. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Files that no picture field takes, each with the code of its refusal (promise S9). */
export const hostileFiles: [what: string, bytes: () => Promise<Buffer> | Buffer, code: string][] = [
  ['nothing', () => Buffer.alloc(0), 'FILE_REQUIRED'],
  ['an SVG with a script', () => Buffer.from(svg), 'FILE_TYPE'],
  ['an SVG after white space', () => Buffer.from(`\n\n ${svg}`), 'FILE_TYPE'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
  ['a GIF that is also a script', () => Buffer.from('GIF89a=1;alert(1)//'), 'FILE_TYPE'],
  [
    'a real GIF',
    () =>
      sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
    'FILE_TYPE',
  ],
  [
    'a TIFF',
    () =>
      sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
    'FILE_TYPE',
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'FILE_TYPE'],
  ['a program', () => Buffer.from('7f454c46020101', 'hex'), 'FILE_TYPE'],
  ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex'), 'FILE_TYPE'],
  ['a test virus', () => Buffer.from(eicar), 'FILE_TYPE'],
  ['one byte', () => Buffer.from([0xff]), 'FILE_TYPE'],
  ['the head of a JPEG alone', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'FILE_UNREADABLE'],
  [
    'a page behind the head of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    'FILE_UNREADABLE',
  ],
  ['the head of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'FILE_UNREADABLE'],
  [
    'a WEBP without a picture',
    () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
    'FILE_UNREADABLE',
  ],
  ['half a picture', async () => (await pictureOf(800, 600, 'jpeg')).subarray(0, 900), 'FILE_UNREADABLE'],
  ['a PNG of 50,000 × 50,000 pixels', () => hugePng(50_000), 'FILE_PIXELS'],
  ['a PNG of 6,000 × 6,000 pixels in a few bytes', () => hugePng(6_000), 'FILE_PIXELS'],
  ['a JPEG of 36 megapixels', () => pictureOf(6000, 6000, 'jpeg'), 'FILE_PIXELS'],
];
