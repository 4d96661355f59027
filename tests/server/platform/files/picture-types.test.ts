import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { validatePicture } from '../../../../src/platform/files/picture-types';

const blank = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: '#0b6b66' } });

describe('the head of a picture shows its size', () => {
  it.each<[string, Sharp]>([
    ['a JPEG', blank(321, 123).jpeg()],
    ['a progressive JPEG', blank(321, 123).jpeg({ progressive: true })],
    [
      'a JPEG with notes',
      blank(321, 123)
        .withExif({ IFD0: { Artist: 'x'.repeat(9_000) } })
        .jpeg(),
    ],
    ['a grey JPEG', blank(321, 123).greyscale().jpeg()],
    ['a PNG', blank(321, 123).png()],
    ['an interlaced PNG', blank(321, 123, 4).png({ progressive: true })],
    ['a WebP', blank(321, 123).webp()],
    ['a WebP without loss', blank(321, 123).webp({ lossless: true })],
    [
      'a WebP with notes',
      blank(321, 123)
        .withExif({ IFD0: { Artist: 'x' } })
        .webp(),
    ],
  ])('of %s', async (_what, image) => {
    const bytes = await image.toBuffer();
    const { format } = await sharp(bytes).metadata();
    expect(validatePicture(bytes)).toEqual({ bytes, format, pixels: 321 * 123 });
  });

  it.each<[string, Sharp, number]>([
    ['WebP', blank(5000, 5000).webp({ lossless: true }), 8],
    ['PNG', blank(5000, 5000).png(), 16],
    ['JPEG', blank(5100, 5000).jpeg(), 25],
  ])('so that a %s above its limit is refused undecoded', async (_what, image, limit) => {
    const bytes = await image.toBuffer();
    expect(() => validatePicture(bytes.subarray(0, 700))).toThrow(`Gambar maksimal ${limit} megapiksel.`);
  });

  it('in no file that ends before it, or that lies about what it is', () => {
    for (const head of ['ffd8ffe000104a4649460001', 'ffd8ffda000c', '89504e470d0a1a0a0000000d49484452'])
      expect(() => validatePicture(Buffer.from(head, 'hex'))).toThrow('Gambar rusak');
    expect(() => validatePicture(Buffer.from('RIFF\x04\0\0\0WEBPVP8X', 'latin1'))).toThrow('Gambar rusak');
    expect(() => validatePicture(Buffer.from('GIF89a'))).toThrow('Format berkas');
  });
});
