import { type RefObject, useEffect, useState } from 'react';
import type { PhotoError } from '../../../core/kyc/photo-quality';
import type { PhotoKind } from '../../../core/kyc/photos';
import { judge } from './read-photo';

/** Milliseconds between measurements, so that hints do not flicker. */
const PAUSE = 600;

/** Worst error, `good` without one, null before the first measurement. */
export function useLiveQuality(
  video: RefObject<HTMLVideoElement>,
  isReady: boolean,
  kind: PhotoKind,
): PhotoError | 'good' | null {
  const [quality, setQuality] = useState<PhotoError | 'good' | null>(null);
  useEffect(() => {
    if (!isReady) {
      setQuality(null);
      return undefined;
    }
    const look = setInterval(() => {
      const seen = video.current;
      if (!seen?.videoWidth) return;
      const size = { width: seen.videoWidth, height: seen.videoHeight };
      setQuality(judge(seen, size, kind)[0] ?? 'good');
    }, PAUSE);
    return () => clearInterval(look);
  }, [video, isReady, kind]);
  return quality;
}
