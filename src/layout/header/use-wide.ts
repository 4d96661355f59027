import { useSyncExternalStore } from 'react';

/** From this width on the header has room for the search field beside everything else. */
const WIDE = '(min-width: 1340px)';

const watch = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
