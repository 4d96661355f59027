import { useEffect, useSyncExternalStore } from 'react';
import { useStored } from './storage';

export type Theme = 'light' | 'dark';

const darkPreferred = () => matchMedia('(prefers-color-scheme: dark)');

const watchPreference = (changed: () => void) => {
  const query = darkPreferred();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** The chosen theme, or the system's; follows other tabs. A script in the head sets it before the first paint. */
export function useTheme(): [theme: Theme, set: (theme: Theme) => void] {
  const [stored, store] = useStored('theme');
  const prefersDark = useSyncExternalStore(watchPreference, () => darkPreferred().matches);
  const theme = stored ?? (prefersDark ? 'dark' : 'light');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return [theme, store];
}
