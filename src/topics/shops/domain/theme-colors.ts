import { CONTRAST, contrastRatio } from '../../../core/appearance/contrast';

export interface SiteColors {
  primary: string;
  secondary: string;
  background: string;
  text: string;
}

export type Shade = 'light' | 'dark';

export const shadesOf = (mode: string | undefined): readonly Shade[] =>
  mode === 'light' || mode === 'dark' ? [mode] : ['light', 'dark'];

/**
 * Dark swaps text and background, which keep their contrast. The primary colour is mixed with the text colour only as
 * far as readability needs.
 */
export function colorsIn(shade: Shade, colors: SiteColors): SiteColors {
  if (shade === 'light') return colors;
  const { background: text, text: background } = colors;
  return { ...colors, background, text, primary: readable(colors.primary, text, background) };
}

const STEPS = 20;

/** Mixes in as little of `text` as the contrast on `background` needs; invalid colours stay unchanged. */
function readable(color: string, text: string, background: string): string {
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mix(color, text, step / STEPS);
    if ((contrastRatio(mixed, background) ?? CONTRAST) >= CONTRAST) return mixed;
  }
  return text;
}

/** `color` with a share (0 to 1) of `other`; invalid colours stay unchanged. */
export function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(one + (two - one) * share);
  });
  return channels.some(Number.isNaN)
    ? color
    : `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
