import sharp from 'sharp';
import { petals } from '../../../src/core/look/petals';
import { tileColors } from '../../../src/core/look/tile-colors';
import type { Picture } from '../upload/picture';

const SIDE = 400;

/**
 * The picture of a brand until its partner uploads another: the colours of its tile under the four petals. Without its
 * letters, because a machine without fonts would draw boxes for them.
 */
export async function drawBrand(key: string): Promise<Picture> {
  const { from, to } = tileColors(key);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 40 40">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="40" height="40" fill="url(#ground)"/>
    <path d="${Object.values(petals).join('')}" transform="translate(10 10) scale(0.5)" fill="#fff" fill-opacity="0.85"/>
  </svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
  return { bytes, width: SIDE, height: SIDE, type: { mime: 'image/jpeg', extension: 'jpg' } };
}
