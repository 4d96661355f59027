import { contrastOf, luminanceOf, type Rgb } from './contrast';

/** Gradient colours, `#rrggbb`. White text has a contrast of 4.5 : 1 or better on both. */
export interface TileColors {
  from: string;
  to: string;
}

export const tileOf = (key: string): number => hashOf(key) % TILE_COLORS;

/** Hue and tone; the lightness is solved for the contrast. */
export const colorsOf = (tile: number): TileColors => {
  const hue = (tile % HUES) * (360 / HUES);
  const { strength, from, to } = TONES[Math.floor(tile / HUES)] ?? vivid;
  return { from: shade(hue, strength, from), to: shade(hue - 6, strength, to) };
};

const WHITE = 1;
const HUES = 24;
/** Saturation of a tone, and the contrast of white on its two colours. */
const vivid = { strength: 0.72, from: 4.8, to: 10 };
const TONES = [vivid, { strength: 0.34, from: 4.8, to: 10 }, { strength: 0.7, from: 8, to: 14 }];
export const TILE_COLORS = HUES * TONES.length;
/** Hash seed, chosen so that all brands of a catalogue shelf get different colours (checked by tests). */
const BASIS = 0x811ca2e1;

/** FNV-1a, 32 bits: similar keys such as `free-fire` and `free-fire-max` differ widely. */
const hashOf = (key: string): number => {
  let hash = BASIS;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** The lightest colour of this hue that still has the contrast with white. */
const shade = (hue: number, strength: number, contrast: number): string => {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (contrastOf(WHITE, luminanceOf(channels(hue, strength, middle))) >= contrast) low = middle;
    else high = middle;
  }
  return toHex(channels(hue, strength, low));
};

const channels = (hue: number, strength: number, lightness: number): Rgb => {
  const part = (offset: number): number => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = strength * Math.min(lightness, 1 - lightness);
    return Math.floor(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [part(0), part(8), part(4)];
};

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
