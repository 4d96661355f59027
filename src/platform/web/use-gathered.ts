import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds in which changes are collected, so that a busy minute causes few reads. */
const GATHER = 400;

/** Debounces `action`: one run for all calls within the interval. */
export function useGathered(action: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(action);
  useEffect(() => {
    current.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      current.current();
    }, GATHER);
  }, []);
}
