import type { Part, Size } from '../../core/schema/picture-cut';

/** Enough for the eye; smaller than what a camera writes. */
const QUALITY = 0.92;
/** How much narrower a picture is tried that is too heavy. */
const STEP = 0.75;

/** Pixels of a picture as it is seen, turned as its camera says; undefined for what is no picture. */
export async function sizeOf(file: File): Promise<Size | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const size = bitmap && { width: bitmap.width, height: bitmap.height };
  bitmap?.close();
  return size;
}

interface Limits {
  /** Pixels below which it is not made smaller. */
  least: number;
  maxBytes: number;
}

/** A part of a picture, in its pixels, as a file of the same name and kind: as large as it may be. */
export async function cutOut(file: File, part: Part, { least, maxBytes }: Limits): Promise<File> {
  const bitmap = await createImageBitmap(file);
  let width = part.width;
  let blob = await drawn(bitmap, part, width, file.type);
  while (blob.size > maxBytes && width * STEP >= least) {
    width = Math.floor(width * STEP);
    blob = await drawn(bitmap, part, width, file.type);
  }
  bitmap.close();
  return new File([blob], file.name, { type: blob.type });
}

const drawn = (bitmap: ImageBitmap, part: Part, width: number, type: string): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * part.height) / part.width);
  const { x, y } = part;
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Gambar tidak dapat dipotong.'))),
      type,
      QUALITY,
    ),
  );
};
