import { type RefObject, useEffect, useRef, useState } from 'react';

export type CameraError = 'denied' | 'missing' | 'busy';
export type Facing = 'environment' | 'user';

/** Browsers offer cameras on secure pages only. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Shows the camera in `video` and releases it on unmount. */
export function useCamera(facing: Facing): {
  video: RefObject<HTMLVideoElement>;
  isReady: boolean;
  error: CameraError | null;
  canTurn: boolean;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState<CameraError | null>(null);
  const [canTurn, setCanTurn] = useState(false);

  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      setReady(false);
      setError(null);
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
        });
        if (isLeft) return stop();
        if (video.current) video.current.srcObject = stream;
        await video.current?.play();
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (isLeft) return undefined;
        setCanTurn(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
        setReady(true);
      } catch (failure) {
        if (!isLeft) setError(errorOf(failure));
      }
      return undefined;
    };
    void start();
    return () => {
      isLeft = true;
      stop();
    };
  }, [facing]);

  return { video, isReady, error, canTurn };
}

function errorOf(failure: unknown): CameraError {
  const name = failure instanceof DOMException ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}
