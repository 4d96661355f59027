import { useMemo } from 'react';
import { useAccess, useFacts, useModel } from '../../../admin/web/session/facts';
import { browserConfig } from '../../../platform/web/browser-config';
import { onDesktop } from '../../../platform/web/device';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import type { SearchEntry, searchEntries } from './search-entries';

export function useSearchEntries(mode: Mode, worked: typeof searchEntries | undefined): () => SearchEntry[] {
  const model = useModel();
  const { can } = useAccess();
  const { profile } = useFacts();
  return useMemo(() => {
    let known: SearchEntry[] | undefined;
    return () => {
      known ??= worked?.({ model, can, profile, mode, desktop: onDesktop(), config: browserConfig }) ?? [];
      return known;
    };
  }, [model, can, profile, mode, worked]);
}
