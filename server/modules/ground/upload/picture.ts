import { AppError } from '../../../http/app-error';
import { createFairQueue, type QueueBounds } from './fair-queue';
import type { PictureReply, PictureRequest } from './picture-child';
import { createPictureProcesses, type PictureProcesses } from './picture-processes';
import type { PictureFormat, SentPicture } from './picture-types';

/** A picture made anew: whatever else the sent file held (EXIF, scripts, archives) is gone. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  type: { mime: string; extension: string };
}

/** Counts a picture, once its turn has come: one that the queue refuses costs its partner nothing. May refuse it. */
export type Count = () => Promise<unknown>;

/** Identity documents and proofs of payment do not queue behind what websites show. */
export type PictureLane = 'public' | 'private';

const mimes: Record<PictureFormat, Picture['type']> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
};

/** Pixels above which drawing takes long enough to be felt, and memory enough to be counted: one at a time. */
const HEAVY = 4_000_000;
const BOUNDS: QueueBounds = { places: 2, heavyPlaces: 1, mostEach: 12, most: 30 };
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

/** Processes are the machine's, not one server's: what starts several servers in one process shares them. */
const shared = createPictureProcesses();

export type Pictures = ReturnType<typeof createPictures>;

/** Draws pictures anew, partner after partner; everything throws PICTURES_BUSY when too much is waiting. */
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
    /** Decodes and encodes again, counted first. Throws FILE_TYPE, FILE_UNREADABLE and what `count` throws. */
    async redraw(
      lane: PictureLane,
      owner: string,
      { bytes, format, pixels }: SentPicture,
      count: Count,
    ): Promise<Picture> {
      const drawn = await draw(lane, owner, { op: 'redraw', bytes, format, pixels }, pixels, count);
      return { ...drawn, type: mimes[format] };
    },

    /** The middle of a redrawn picture as a square of `side` pixels. */
    async square(owner: string, { bytes, width, height, type }: Picture, side: number): Promise<Picture> {
      return { ...(await draw('public', owner, { op: 'square', bytes, side }, width * height)), type };
    },

    /** A redrawn picture, whole, at most `side` pixels long, as PNG. */
    async whole(owner: string, { bytes, width, height }: Picture, side: number): Promise<Picture> {
      const drawn = await draw('public', owner, { op: 'whole', bytes, side }, width * height);
      return { ...drawn, type: mimes.png };
    },

    /** A redrawn picture, at most `side` pixels long, as RGBA. */
    sample: (lane: PictureLane, owner: string, { bytes, width, height }: Picture, side: number) =>
      draw(lane, owner, { op: 'sample', bytes, side }, width * height),
  };
}

function refuse(): never {
  throw new AppError('PICTURES_BUSY', { seconds: RETRY_SECONDS });
}
