/** Measured on a copy of at most `MEASURED_SIDE`, so that phones and webcams are comparable. */
export interface PhotoMeasure {
  width: number;
  height: number;
  /** Mean brightness, 0 (black) to 255 (white). */
  luminance: number;
  /** Share of pure white pixels, 0 to 1: reflections on the card. */
  highlights: number;
  /** Variance of the Laplacian: low for flat or blurred pictures. */
  sharpness: number;
  /** Mean difference of strongest and weakest channel, 0 (a photocopy) to 255. */
  chroma: number;
}

export type PhotoError = 'small' | 'dark' | 'bright' | 'blurred' | 'grey';

interface PhotoNeed {
  width: number;
  height: number;
  /** Cards and faces: reflections and missing colour are errors. Paper is white and may be grey. */
  colour: boolean;
}

/** Longest side in pixels of the measured copy. */
export const MEASURED_SIDE = 800;

const weights = { red: 0.299, green: 0.587, blue: 0.114 };
const CLIPPED = 250;

const DARK = 62;
const BRIGHT = { card: 225, paper: 250 };
const MOST_HIGHLIGHTS = 0.06;
const LEAST_SHARPNESS = 45;
const LEAST_CHROMA = 5;

export function greyOf(rgba: ArrayLike<number>): Uint8Array {
  const grey = new Uint8Array(Math.floor(rgba.length / 4));
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    grey[at] = Math.round(red * weights.red + green * weights.green + blue * weights.blue);
  }
  return grey;
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

export function clippedShare(grey: ArrayLike<number>): number {
  let clipped = 0;
  for (let at = 0; at < grey.length; at += 1) if ((grey[at] ?? 0) >= CLIPPED) clipped += 1;
  return grey.length === 0 ? 0 : clipped / grey.length;
}

/** Over all inner pixels; 0 without any. */
export function laplacianVariance(grey: ArrayLike<number>, width: number, height: number): number {
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0) -
        4 * (grey[at] ?? 0);
      count += 1;
      sum += value;
      squares += value * value;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

export function meanChroma(rgba: ArrayLike<number>): number {
  let sum = 0;
  const pixels = Math.floor(rgba.length / 4);
  for (let at = 0; at < pixels; at += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    sum += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return pixels === 0 ? 0 : sum / pixels;
}

export function measurePhoto(
  copy: { rgba: ArrayLike<number>; width: number; height: number },
  photo: { width: number; height: number },
): PhotoMeasure {
  const grey = greyOf(copy.rgba);
  return {
    // Copied one by one: properties of an `ImageBitmap` are getters, which spreading misses.
    width: photo.width,
    height: photo.height,
    luminance: mean(grey),
    highlights: clippedShare(grey),
    sharpness: laplacianVariance(grey, copy.width, copy.height),
    chroma: meanChroma(copy.rgba),
  };
}

/** Hints, worst first; only `small` is certain to be refused. */
export function photoErrors(measured: PhotoMeasure, need: PhotoNeed): PhotoError[] {
  const { width, height, luminance, highlights, sharpness, chroma } = measured;
  const isGlaring = luminance > BRIGHT.card || highlights > MOST_HIGHLIGHTS;
  const found: [PhotoError, boolean][] = [
    ['small', width < need.width || height < need.height],
    ['dark', luminance < DARK],
    ['bright', need.colour ? isGlaring : luminance > BRIGHT.paper],
    ['blurred', sharpness < LEAST_SHARPNESS],
    ['grey', need.colour && chroma < LEAST_CHROMA],
  ];
  return found.flatMap(([error, isSo]) => (isSo ? [error] : []));
}

/** Shrinks to fit `side`, never enlarges; whole pixels, at least 1. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
