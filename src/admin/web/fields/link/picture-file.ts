import type { Part, Size } from '../../../schema/picture-cut';

/** Encoder quality, without visible loss. */
const QUALITY = 0.92;
const STEP = 0.75;

/** Pixels after EXIF rotation; undefined for other files. */
export async function sizeOf(file: File): Promise<Size | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const size = bitmap && { width: bitmap.width, height: bitmap.height };
  bitmap?.close();
  return size;
}

interface Limits {
  least: number;
  maxBytes: number;
}

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
