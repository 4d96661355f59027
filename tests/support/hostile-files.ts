import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureOf } from './sample';

/** A PNG header with this size and almost no data. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    pngHead,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small JPEG or WEBP whose header claims this size. */
export async function claiming(side: number, format: 'jpeg' | 'webp'): Promise<Buffer> {
  const bytes = await pictureOf(60, 60, format);
  if (format === 'webp') {
    // Width and height of a lossy WebP (RFC 9649, 2.5).
    for (const at of [26, 28]) bytes.writeUInt16LE(side, at);
  } else {
    // Height and width after the baseline frame marker (ITU-T T.81, B.2.2).
    const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    for (const at of [frame + 5, frame + 7]) bytes.writeUInt16BE(side, at);
  }
  return bytes;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
const php = '<?php system($_GET[0]); ?>';
const pdf = '%PDF-1.7\n1 0 obj';
const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>`;
const jpegHead = Buffer.from('ffd8ffe000104a464946', 'hex');
const pngHead = Buffer.from('89504e470d0a1a0a', 'hex');
const behind = (hex: string, bytes: Buffer) => Buffer.concat([Buffer.from(hex, 'hex'), bytes]);
const square = () => sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } });
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Files refused by every picture field, with error codes (promise S9). */
export const hostileFiles: [what: string, bytes: () => Promise<Buffer> | Buffer, code: string][] = [
  ['nothing', () => Buffer.alloc(0), 'FILE_REQUIRED'],
  ['an SVG with a script', () => Buffer.from(svg), 'FILE_TYPE'],
  ['an SVG after white space', () => Buffer.from(`\n\n ${svg}`), 'FILE_TYPE'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
  ['a GIF that is also a script', () => Buffer.from('GIF89a=1;alert(1)//'), 'FILE_TYPE'],
  ['a real GIF', () => square().gif().toBuffer(), 'FILE_TYPE'],
  ['a TIFF', () => square().tiff().toBuffer(), 'FILE_TYPE'],
  ['a PDF', () => Buffer.from(pdf), 'FILE_TYPE'],
  ['a program', () => Buffer.from('7f454c46020101', 'hex'), 'FILE_TYPE'],
  ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex'), 'FILE_TYPE'],
  ['a test virus', () => Buffer.from(eicar), 'FILE_TYPE'],
  ['one byte', () => Buffer.from([0xff]), 'FILE_TYPE'],
  ['the head of a JPEG alone', () => jpegHead, 'FILE_UNREADABLE'],
  [
    'a page behind the head of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    'FILE_UNREADABLE',
  ],
  ['the head of a PNG alone', () => pngHead, 'FILE_UNREADABLE'],
  [
    'a WEBP without a picture',
    () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
    'FILE_UNREADABLE',
  ],
  ['half a picture', async () => (await pictureOf(800, 600, 'jpeg')).subarray(0, 900), 'FILE_UNREADABLE'],
  ['a PNG of 50,000 × 50,000 pixels', () => emptyPng(50_000, 50_000), 'FILE_PIXELS'],
  ['a PNG of 6,000 × 6,000 pixels in a few bytes', () => emptyPng(6_000, 6_000), 'FILE_PIXELS'],
  ['a JPEG of 36 megapixels', () => claiming(6_000, 'jpeg'), 'FILE_PIXELS'],
  ['a WEBP of 36 megapixels', () => claiming(6_000, 'webp'), 'FILE_PIXELS'],
  ['a PNG of 60,000 × 1,000 pixels', () => emptyPng(60_000, 1_000), 'FILE_PIXELS'],
  ['a PNG without a pixel', () => emptyPng(0, 0), 'FILE_UNREADABLE'],
  ['a PNG with less of a picture than it claims', () => emptyPng(2_000, 2_000), 'FILE_UNREADABLE'],
  ['a PNG that was cut off', async () => (await pictureOf(800, 600)).subarray(0, 90), 'FILE_UNREADABLE'],
  ['a page behind the head of a PNG', () => Buffer.concat([pngHead, Buffer.from(svg)]), 'FILE_UNREADABLE'],
  [
    'a script behind the head of a JPEG',
    () => Buffer.concat([jpegHead, Buffer.from(php)]),
    'FILE_UNREADABLE',
  ],
  ['a PDF behind the head of a JPEG', () => Buffer.concat([jpegHead, Buffer.from(pdf)]), 'FILE_UNREADABLE'],
  ['a picture behind a byte of its own', async () => behind('00', await pictureOf(60, 60)), 'FILE_TYPE'],
  ['a JPEG behind a line of its own', async () => behind('0a', await pictureOf(60, 60, 'jpeg')), 'FILE_TYPE'],
  [
    'a JPEG behind the head of a GIF',
    async () => behind('474946383961', await pictureOf(60, 60, 'jpeg')),
    'FILE_TYPE',
  ],
  ['an SVG in UTF-16', () => Buffer.from(`\ufeff${svg}`, 'utf16le'), 'FILE_TYPE'],
  ['an SVG that is packed', () => gzipSync(svg), 'FILE_TYPE'],
  ['an SVG that reads a file of the server', () => Buffer.from(entity), 'FILE_TYPE'],
  ['a script', () => Buffer.from(php), 'FILE_TYPE'],
  [
    'a script for a drawing program',
    () => Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://x'"),
    'FILE_TYPE',
  ],
  ['100 MB of nothing, packed', () => gzipSync(Buffer.alloc(100_000_000)), 'FILE_TYPE'],
  ['a megabyte of nothing', () => Buffer.alloc(1_000_000), 'FILE_TYPE'],
  [
    'a page after a byte order mark',
    () => Buffer.from('\ufeff<!doctype html><script>alert(1)</script>'),
    'FILE_TYPE',
  ],
  ['an AVIF', () => square().avif().toBuffer(), 'FILE_TYPE'],
  [
    'a photo as some phones take it (HEIC)',
    () => Buffer.from('000000186674797068656963', 'hex'),
    'FILE_TYPE',
  ],
  ['a film', () => Buffer.from('000000186674797069736f6d', 'hex'), 'FILE_TYPE'],
  [
    'a sound in the wrapping of a WEBP',
    () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ', 'latin1'),
    'FILE_TYPE',
  ],
  ['a bitmap', () => Buffer.from('424d460000000000000036000000', 'hex'), 'FILE_TYPE'],
  ['an icon', () => Buffer.from('00000100010010100000', 'hex'), 'FILE_TYPE'],
  ['a program for Windows', () => Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'FILE_TYPE'],
  ['a letter of an office', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'FILE_TYPE'],
];
