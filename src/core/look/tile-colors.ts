import { contrastOf, luminanceOf, type Rgb } from './contrast';

/** The two ends of a tile's gradient, `#rrggbb`. White on either reads at 4.5 : 1 or better. */
export interface TileColors {
  from: string;
  to: string;
}

/** One of `LOOKS`, always the same for the same key. */
export const lookOf = (key: string): number => hashOf(key) % LOOKS;

/** A hue and a tone, whose lightness is solved for contrast. */
export const colorsOf = (look: number): TileColors => {
  const hue = (look % HUES) * (360 / HUES);
  const { strength, from, to } = TONES[Math.floor(look / HUES)] ?? vivid;
  return { from: shade(hue, strength, from), to: shade(hue - 6, strength, to) };
};

/** Luminance of white. */
const WHITE = 1;
const HUES = 24;
/** How strong a tone is, and the contrast of white on its two ends. */
const vivid = { strength: 0.72, from: 4.8, to: 10 };
const TONES = [vivid, { strength: 0.34, from: 4.8, to: 10 }, { strength: 0.7, from: 8, to: 14 }];
/** How many tiles can be told apart by colour alone. */
export const LOOKS = HUES * TONES.length;
/** Where the hash begins: chosen so that on a shelf of the catalogue every brand gets its own look (the tests hold it to that). */
const BASIS = 0x811ca2e1;

/** FNV-1a, 32 bits: neighbours such as `free-fire` and `free-fire-max` land far apart. */
const hashOf = (key: string): number => {
  let hash = BASIS;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** The lightest colour of this hue on which white still has the contrast. */
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

/** HSL to RGB; hue in degrees, the others 0 to 1. */
const channels = (hue: number, strength: number, lightness: number): Rgb => {
  const part = (offset: number): number => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = strength * Math.min(lightness, 1 - lightness);
    return Math.floor(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [part(0), part(8), part(4)];
};

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
