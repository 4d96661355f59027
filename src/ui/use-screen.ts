import { useSyncExternalStore } from 'react';

/** Held in one hand, held in two, or standing on a desk (specification 9: 667 and 1024). */
export type Screen = 'phone' | 'tablet' | 'desktop';

// The same numbers stand in the stylesheets, where a variable cannot be used in a media query.
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

/** The kind of screen now; follows turning and resizing. */
export const useScreen = (): Screen => useSyncExternalStore(watch, screenNow);
