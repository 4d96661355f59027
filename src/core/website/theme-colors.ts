import { CONTRAST, contrastRatio } from '../look/contrast';

/** The colours of a website as its owner chose them, `#rrggbb`. */
export interface SiteColors {
  primary: string;
  secondary: string;
  background: string;
  text: string;
}

export type Shade = 'light' | 'dark';

/** In which shades visitors meet a website; one that follows the device has both. */
export const shadesOf = (mode: string | undefined): readonly Shade[] =>
  mode === 'light' || mode === 'dark' ? [mode] : ['light', 'dark'];

/**
 * In the dark, text and background change places: both were chosen, and stand out from each other either way. The primary
 * colour was chosen for the light one; it goes towards the text only as far as reading it in the dark needs.
 */
export function colorsIn(shade: Shade, colors: SiteColors): SiteColors {
  if (shade === 'light') return colors;
  const { background: text, text: background } = colors;
  return { ...colors, background, text, primary: readable(colors.primary, text, background) };
}

const STEPS = 20;

/** `color` mixed with as little of `text` as lets it be read on `background`; what is no colour stays as it is. */
function readable(color: string, text: string, background: string): string {
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mix(color, text, step / STEPS);
    if ((contrastRatio(mixed, background) ?? CONTRAST) >= CONTRAST) return mixed;
  }
  return text;
}

/** `share` of `other` in `color`, 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(one + (two - one) * share);
  });
  return channels.some(Number.isNaN)
    ? color
    : `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
