import { useCallback, useRef, useState } from 'react';

export function useUploads() {
  const underWay = useRef(new Set<Promise<unknown>>());
  const [isWaitedFor, setIsWaitedFor] = useState(false);

  const add = useCallback((stored: Promise<unknown>) => {
    underWay.current.add(stored);
    const forget = () => underWay.current.delete(stored);
    stored.then(forget, forget);
  }, []);

  /** Resolves when none is pending; failures are shown at their fields. */
  const ended = async (): Promise<void> => {
    if (underWay.current.size === 0) return;
    setIsWaitedFor(true);
    await Promise.allSettled(underWay.current);
    setIsWaitedFor(false);
  };

  return { add, ended, isWaitedFor };
}
