import { useEffect, useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

/** Calls `again` when the connection is back. */
export const useBackOnline = (again: () => void): void =>
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
