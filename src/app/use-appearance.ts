import { useEffect } from 'react';
import { useStored } from '../api/storage';
import { useTheme } from '../api/use-theme';

/** Puts theme and text direction on the page, and follows their switches. */
export function useAppearance(): void {
  useTheme();
  const [direction] = useStored('layout-direction');
  useEffect(() => {
    document.documentElement.dir = direction ?? 'ltr';
  }, [direction]);
}
