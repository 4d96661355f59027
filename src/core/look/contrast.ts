/** Least contrast of text on its ground (WCAG 2.2 AA, 1.4.3). */
export const CONTRAST = 4.5;

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2); undefined when either is no colour. */
export function contrastRatio(one: unknown, other: unknown): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const luminance = (color: unknown): number | undefined => {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
