import type { ImageField } from './field';
import { ratioOf } from './picture-size';

export interface Size {
  width: number;
  height: number;
}

/** Percent of the picture's sides. */
export interface Part extends Size {
  x: number;
  y: number;
}

export function pixelsOfPart(part: Part, picture: Size, ratio: string): Part {
  const shape = ratioOf(ratio);
  const width = Math.min(Math.round((part.width / 100) * picture.width), picture.width);
  const height = Math.min(Math.round(width / shape), picture.height);
  const start = (share: number, whole: number, length: number) =>
    Math.max(0, Math.min(Math.round((share / 100) * whole), whole - length));
  return {
    x: start(part.x, picture.width, width),
    y: start(part.y, picture.height, height),
    width,
    height,
  };
}

/** Largest centred part of the ratio, in percent. */
export function largestPart(picture: Size, ratio: string): Part {
  const stretch = ratioOf(ratio) / (picture.width / picture.height);
  const width = Math.min(100, 100 * stretch);
  const height = Math.min(100, 100 / stretch);
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** Minimum width in percent that still has the required pixels. */
export const leastWidth = ({ width = 1 }: Pick<ImageField, 'width'>, picture: Size): number =>
  Math.min(100, (width / picture.width) * 100);
