import type { ImageField } from './field';
import { ratioOf } from './picture-size';

export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in percent of its sides. */
export interface Part extends Size {
  x: number;
  y: number;
}

/** The same part in whole pixels of the picture, of exactly the wanted shape as far as pixels go. */
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

/** The largest part of a shape, from the middle of the picture; in percent. */
export function largestPart(picture: Size, ratio: string): Part {
  const stretch = ratioOf(ratio) / (picture.width / picture.height);
  const width = Math.min(100, 100 * stretch);
  const height = Math.min(100, 100 / stretch);
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The least part that still has the pixels its field asks for: percent of the width. */
export const leastWidth = ({ width = 1 }: Pick<ImageField, 'width'>, picture: Size): number =>
  Math.min(100, (width / picture.width) * 100);
