import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds in which changes are collected, so that a busy minute causes few reads. */
const GATHER = 400;

/** Debounces `act`: one run for all calls within the interval. */
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
