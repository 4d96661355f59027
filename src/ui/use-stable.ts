import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that keeps its identity and runs the latest function, so that memoised parts are not drawn again for it. */
export function useStable<Given extends unknown[], Result>(
  handler: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given) => latest.current(...given), []);
}
