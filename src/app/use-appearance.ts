import { useEffect } from 'react';
import { useStored } from '../api/storage';
import { useTheme } from '../api/use-theme';

export function useAppearance(): void {
  useTheme();
  const [direction] = useStored('layout-direction');
  useEffect(() => {
    document.documentElement.dir = direction ?? 'ltr';
  }, [direction]);
}
