import type { ImageField } from './field';

/** How far a picture may be from the ratio of its place: what is cut off by that, nobody misses. */
const TOLERANCE = 0.03;

interface Size {
  width: number;
  height: number;
}

/** What about its size keeps a picture out of its field; null when it fits. */
export function sizeFault(
  { width = 0, height = 0, ratio }: Pick<ImageField, 'width' | 'height' | 'ratio'>,
  picture: Size,
): 'small' | 'ratio' | null {
  if (picture.width < width || picture.height < height) return 'small';
  const [across = 1, down = 1] = ratio?.split(':').map(Number) ?? [picture.width, picture.height];
  const stretch = (picture.width * down) / (picture.height * across);
  return Math.abs(stretch - 1) > TOLERANCE ? 'ratio' : null;
}
