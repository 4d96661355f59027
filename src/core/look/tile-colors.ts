import { contrastRatio } from '../schema/contrast';

/** The two ends of a tile's gradient, `#rrggbb`. White on either reads at 4.5 : 1 or better. */
export interface TileColors {
  from: string;
  to: string;
}

/** Always the same colours for the same key; only hue and strength vary, lightness is solved for contrast. */
export const tileColors = (key: string): TileColors => {
  const hash = hashOf(key);
  const hue = (hash % 30) * 12;
  const strength = STRENGTHS[(hash >>> 8) % STRENGTHS.length] ?? 0.6;
  return { from: shade(hue, strength, 4.8), to: shade(hue - 6, strength, 10) };
};

const WHITE = '#ffffff';
const STRENGTHS = [0.72, 0.62, 0.68, 0.3];

/** FNV-1a, 32 bits: neighbours such as `free-fire` and `free-fire-max` land far apart. */
const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** The lightest colour of this hue on which white still has the contrast. */
const shade = (hue: number, strength: number, contrast: number): string => {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const reached = contrastRatio(WHITE, toHex(channels(hue, strength, middle))) ?? 0;
    if (reached >= contrast) low = middle;
    else high = middle;
  }
  return toHex(channels(hue, strength, low));
};

type Rgb = [number, number, number];

/** HSL to RGB, each part 0–1. */
const channels = (hue: number, strength: number, lightness: number): Rgb => {
  const part = (offset: number): number => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    const reach = strength * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return [part(0), part(8), part(4)];
};

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.floor(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
