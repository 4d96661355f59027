import { type RefObject, useEffect, useState } from 'react';
import type { PhotoError } from '../../../core/kyc/photo-quality';
import type { PhotoKind } from '../../../core/kyc/photos';
import { judge } from './read-photo';

/** Milliseconds between two looks: a hint that flickers helps nobody. */
const PAUSE = 600;

/** The worst error of what the camera sees, `good` without one, null before the first look. */
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
