/** Minimum contrast of text (WCAG 2.2 AA, 1.4.3). */
export const CONTRAST = 4.5;

/** 1 to 21 (WCAG 2.2); undefined for an invalid `#rrggbb`. */
export function contrastRatio(one: unknown, other: unknown): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  return a === undefined || b === undefined ? undefined : contrastOf(a, b);
}

export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export type Rgb = readonly [number, number, number];

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const luminance = (color: unknown): number | undefined => {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const part = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  return luminanceOf([part(1), part(3), part(5)]);
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
