import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { petals } from '../../../../src/core/look/petals';
import type { TileShelf } from '../../../../src/core/look/tile-shelf';
import { repositoryRoot } from '../../../root';
import type { Picture } from '../../ground/upload/picture';

const SIDE = 400;
/** Pixels of an emblem as it is written. */
const EMBLEM = 120;
const DPI = 72;
const EMBLEM_PATH = /^\/brands\/([\w-]+\.svg)$/;

/**
 * The picture of a brand until its partner uploads another: its emblem, else colours that no other tile of `shelf` has
 * under the four petals. Without its letters, because a machine without fonts would draw boxes for them.
 */
export async function drawBrand(
  { key, image }: { key: string; image: string | null },
  shelf: TileShelf,
): Promise<Picture> {
  const emblem = EMBLEM_PATH.exec(image ?? '')?.[1];
  if (emblem) return drawEmblem(emblem);
  const { from, to } = shelf.colorsOf(key);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 40 40">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="40" height="40" fill="url(#ground)"/>
    <path d="${Object.values(petals).join('')}" transform="translate(10 10) scale(0.5)" fill="#fff" fill-opacity="0.85"/>
  </svg>`;
  const sharp = await sharpLibrary();
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
  return { bytes, width: SIDE, height: SIDE, type: { mime: 'image/jpeg', extension: 'jpg' } };
}

/** Loaded with the first picture, because loading it takes a good part of a start. */
const sharpLibrary = async () => (await import('sharp')).default;

/** A file of `public/brands`, at a size that a website takes. */
export async function drawEmblem(file: string): Promise<Picture> {
  const svg = await readFile(join(repositoryRoot, 'public', 'brands', file));
  const sharp = await sharpLibrary();
  const drawn = sharp(svg, { density: (DPI * SIDE) / EMBLEM }).resize(SIDE, SIDE);
  const bytes = await drawn.png({ palette: true }).toBuffer();
  return { bytes, width: SIDE, height: SIDE, type: { mime: 'image/png', extension: 'png' } };
}
