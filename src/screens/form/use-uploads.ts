import { useCallback, useRef, useState } from 'react';

/** Pictures of a form that are being stored. A press on save counts from the moment at which all of them are there. */
export function useUploads() {
  const underWay = useRef(new Set<Promise<unknown>>());
  const [isWaitedFor, setIsWaitedFor] = useState(false);

  const add = useCallback((stored: Promise<unknown>) => {
    underWay.current.add(stored);
    const forget = () => underWay.current.delete(stored);
    stored.then(forget, forget);
  }, []);

  /** Resolves when none is under way; one that fails says so at its field. */
  const ended = async (): Promise<void> => {
    if (underWay.current.size === 0) return;
    setIsWaitedFor(true);
    await Promise.allSettled(underWay.current);
    setIsWaitedFor(false);
  };

  return { add, ended, isWaitedFor };
}
