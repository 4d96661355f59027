import {
  fitWithin,
  MEASURED_SIDE,
  measurePhoto,
  type PhotoError,
  photoErrors,
} from '../../../domain/photo-quality';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoKind, photoRules } from '../../../domain/photos';

export interface ReadPhoto {
  file: File;
  errors: PhotoError[];
}

/** Longest side in pixels of the upload, well below the size limit. */
const SENT_SIDE = 2400;
const QUALITIES = [0.9, 0.8, 0.65];

type Drawable = ImageBitmap | HTMLVideoElement;

/** Measures a picture without storing it. */
export function validate(
  picture: Drawable,
  size: { width: number; height: number },
  kind: PhotoKind,
): PhotoError[] {
  const small = fitWithin(size.width, size.height, MEASURED_SIDE);
  const { canvas, context } = drawn(picture, small, { willReadFrequently: true });
  const { data: rgba } = context.getImageData(0, 0, canvas.width, canvas.height);
  return photoErrors(measurePhoto({ rgba, ...small }, size), photoRules[kind]);
}

/**
 * Photos of phones often exceed the limit, so they are reduced here, which also removes their location. Rejects if the
 * browser cannot decode the file.
 */
export async function readPhoto(file: File, kind: PhotoKind): Promise<ReadPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const errors = validate(picture, picture, kind);
    const isFit = PHOTO_TYPES.includes(file.type) && file.size <= MAX_PHOTO_BYTES;
    const fits = isFit && Math.max(picture.width, picture.height) <= SENT_SIDE;
    return { file: fits ? file : await encoded(picture, picture, nameOf(file.name)), errors };
  } finally {
    picture.close();
  }
}

export async function takePhoto(video: HTMLVideoElement, kind: PhotoKind): Promise<ReadPhoto> {
  const size = { width: video.videoWidth, height: video.videoHeight };
  return { file: await encoded(video, size, `${kind}.jpg`), errors: validate(video, size, kind) };
}

async function encoded(
  picture: Drawable,
  size: { width: number; height: number },
  name: string,
): Promise<File> {
  const { canvas } = drawn(picture, fitWithin(size.width, size.height, SENT_SIDE));
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= MAX_PHOTO_BYTES) break;
  }
  if (!blob) throw new Error('This browser cannot encode a picture');
  return new File([blob], name, { type: 'image/jpeg' });
}

function drawn(
  picture: Drawable,
  { width, height }: { width: number; height: number },
  settings?: CanvasRenderingContext2DSettings,
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}

const nameOf = (name: string): string => `${name.replace(/\.[^.]*$/, '').slice(0, 100) || 'foto'}.jpg`;
