import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserConfig } from '../../api/browser-config';
import { onDesktop } from '../../api/device';
import { useFacts, useModel } from '../../api/facts';
import type { Mode } from '../../features/mode/mode';
import { useShowDialog } from '../../features/overlays/show-dialog';
import { type SearchEntry, searchEntries } from './search-entries';

/** What may be searched for, worked out when somebody searches, and how to get there. */
export function useSearchEntries(mode: Mode) {
  const model = useModel();
  const { can, profile } = useFacts();
  const navigate = useNavigate();
  const showDialog = useShowDialog();
  const entries = useMemo(() => {
    let known: SearchEntry[] | undefined;
    return () => {
      known ??= searchEntries({ model, can, profile, mode, desktop: onDesktop(), config: browserConfig });
      return known;
    };
  }, [model, can, profile, mode]);
  const go = (entry: SearchEntry) => {
    if (entry.kind === 'external') window.open(entry.url, '_blank', 'noopener,noreferrer');
    else if (entry.locked) showDialog('expired');
    else navigate(entry.path);
  };
  return { entries, go };
}
