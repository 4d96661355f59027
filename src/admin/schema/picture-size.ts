import type { ImageField } from './field';

const TOLERANCE = 0.03;

/** `3:1` → 3, width per height. */
export function ratioOf(ratio: string): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

export function sizeError(
  { width = 0, height = 0, ratio }: Pick<ImageField, 'width' | 'height' | 'ratio'>,
  picture: { width: number; height: number },
): 'small' | 'ratio' | null {
  if (picture.width < width || picture.height < height) return 'small';
  if (!ratio) return null;
  const stretch = picture.width / picture.height / ratioOf(ratio);
  return Math.abs(stretch - 1) > TOLERANCE ? 'ratio' : null;
}
