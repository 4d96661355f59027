import { useMemo } from 'react';
import { browserConfig } from '../../api/browser-config';
import { onDesktop } from '../../api/device';
import { useFacts, useModel } from '../../api/facts';
import type { Mode } from '../../features/mode/mode';
import type { SearchEntry, searchEntries } from './search-entries';

export function useSearchEntries(mode: Mode, worked: typeof searchEntries | undefined): () => SearchEntry[] {
  const model = useModel();
  const { can, profile } = useFacts();
  return useMemo(() => {
    let known: SearchEntry[] | undefined;
    return () => {
      known ??= worked?.({ model, can, profile, mode, desktop: onDesktop(), config: browserConfig }) ?? [];
      return known;
    };
  }, [model, can, profile, mode, worked]);
}
