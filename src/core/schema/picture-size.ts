import type { ImageField } from './field';

/** How far a picture may be from the ratio of its place: what is cut off by that, nobody misses. */
const TOLERANCE = 0.03;

interface Size {
  width: number;
  height: number;
}

/** `3:1` → 3: how often its height goes into its width. */
export function ratioOf(ratio: string): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

/** What about its size keeps a picture out of its field; null when it fits. */
export function sizeError(
  { width = 0, height = 0, ratio }: Pick<ImageField, 'width' | 'height' | 'ratio'>,
  picture: Size,
): 'small' | 'ratio' | null {
  if (picture.width < width || picture.height < height) return 'small';
  if (!ratio) return null;
  const stretch = picture.width / picture.height / ratioOf(ratio);
  return Math.abs(stretch - 1) > TOLERANCE ? 'ratio' : null;
}
