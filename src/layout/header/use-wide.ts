import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1340px)';

const watch = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
