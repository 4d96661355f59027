import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { petals } from '../../../core/appearance/petals';
import type { TileShelf } from '../../../core/appearance/tile-shelf';
import type { Picture } from '../../../platform/files/picture';
import { repositoryRoot } from '../../../platform/root';

const SIDE = 400;
/** Size of an emblem in pixels. */
const EMBLEM = 120;
const DPI = 72;
const EMBLEM_PATH = /^\/brands\/([\w-]+\.svg)$/;

/**
 * Default picture of a brand: its emblem, else a four-petal mark in colours unused on `shelf`. Without
 * letters, because a machine without fonts would draw boxes.
 */
export async function drawBrand(
  { key, image }: { key: string; image: string | null },
  shelf: TileShelf,
): Promise<Picture> {
  const emblem = EMBLEM_PATH.exec(image ?? '')?.[1];
  if (emblem) return drawEmblem(emblem);
  const { from, to } = shelf.colorsOf(key);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 40 40">
    <defs><linearGradient id="background" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="40" height="40" fill="url(#background)"/>
    <path d="${Object.values(petals).join('')}" transform="translate(10 10) scale(0.5)" fill="#fff" fill-opacity="0.85"/>
  </svg>`;
  const sharp = await sharpLibrary();
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
  return { bytes, width: SIDE, height: SIDE, type: { mime: 'image/jpeg', extension: 'jpg' } };
}

/** Loaded on demand, because it would slow the start. */
const sharpLibrary = async () => (await import('sharp')).default;

export async function drawEmblem(file: string): Promise<Picture> {
  const svg = await readFile(join(repositoryRoot, 'public', 'brands', file));
  const sharp = await sharpLibrary();
  const drawn = sharp(svg, { density: (DPI * SIDE) / EMBLEM }).resize(SIDE, SIDE);
  const bytes = await drawn.png({ palette: true }).toBuffer();
  return { bytes, width: SIDE, height: SIDE, type: { mime: 'image/png', extension: 'png' } };
}
