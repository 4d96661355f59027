import { useSyncExternalStore } from 'react';

/** Breakpoints 667 and 1024 (specification 9). */
export type Screen = 'phone' | 'tablet' | 'desktop';

// Style sheets repeat these numbers, because media queries cannot use variables.
const PHONE = '(max-width: 667px)';
const TABLET = '(max-width: 1024px)';

const watch = (changed: () => void) => {
  const queries = [matchMedia(PHONE), matchMedia(TABLET)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
};

export const screenNow = (): Screen => {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(TABLET).matches ? 'tablet' : 'desktop';
};

export const useScreen = (): Screen => useSyncExternalStore(watch, screenNow);
