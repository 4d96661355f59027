import { AppError } from '../http/app-error';
import { createFairQueue, type QueueBounds } from './fair-queue';
import type { PictureReply, PictureRequest } from './picture-child';
import { createPictureProcesses, type PictureProcesses } from './picture-processes';
import type { PictureFormat, SentPicture } from './picture-types';

/** A re-encoded picture without anything else from the sent file (EXIF, scripts, archives). */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  type: { mime: string; extension: string };
}

/** Counts a picture when its turn has come, so that a full queue costs nothing. May refuse it. */
export type Count = () => Promise<unknown>;

/** Identity documents and payment proofs do not queue behind website pictures. */
export type PictureLane = 'public' | 'private';

const mimes: Record<PictureFormat, Picture['type']> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
};

/** Pixels above which a picture is heavy: only one at a time. */
const HEAVY = 4_000_000;
const BOUNDS: QueueBounds = { slots: 2, heavySlots: 1, mostEach: 12, most: 30 };
/** Retry-After in seconds for a full queue. */
const RETRY_SECONDS = 5;

/** Shared by several servers in one process. */
const shared = createPictureProcesses();

export type Pictures = ReturnType<typeof createPictures>;

/** Re-encodes pictures with a fair queue; all methods throw PICTURES_BUSY if it is full. */
export function createPictures({ processes = shared }: { processes?: PictureProcesses } = {}) {
  const lanes = { public: createFairQueue(BOUNDS), private: createFairQueue(BOUNDS) };

  const draw = (
    lane: PictureLane,
    owner: string,
    request: PictureRequest,
    pixels: number,
    count?: Count,
  ): Promise<PictureReply> => {
    const work = async () => {
      await count?.();
      return processes.ask(request);
    };
    return lanes[lane].run({ owner, isHeavy: pixels > HEAVY }, work, refuse);
  };

  return {
    /** Counts, decodes and re-encodes. Throws FILE_TYPE, FILE_UNREADABLE and errors of `count`. */
    async redraw(
      lane: PictureLane,
      owner: string,
      { bytes, format, pixels }: SentPicture,
      count: Count,
    ): Promise<Picture> {
      const drawn = await draw(lane, owner, { op: 'redraw', bytes, format, pixels }, pixels, count);
      return { ...drawn, type: mimes[format] };
    },

    async square(owner: string, { bytes, width, height, type }: Picture, side: number): Promise<Picture> {
      return { ...(await draw('public', owner, { op: 'square', bytes, side }, width * height)), type };
    },

    /** The whole picture as PNG, at most `side` pixels on the longer edge. */
    async whole(owner: string, { bytes, width, height }: Picture, side: number): Promise<Picture> {
      const drawn = await draw('public', owner, { op: 'whole', bytes, side }, width * height);
      return { ...drawn, type: mimes.png };
    },

    /** RGBA pixels, at most `side` on the longer edge. */
    sample: (lane: PictureLane, owner: string, { bytes, width, height }: Picture, side: number) =>
      draw(lane, owner, { op: 'sample', bytes, side }, width * height),
  };
}

function refuse(): never {
  throw new AppError('PICTURES_BUSY', { seconds: RETRY_SECONDS });
}
