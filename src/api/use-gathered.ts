import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds in which changes are gathered: a busy minute is read a few times, not once a change. */
const GATHER = 400;

/** `act`, put off a little and done once for all calls until then. */
export function useGathered(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      current.current();
    }, GATHER);
  }, []);
}
