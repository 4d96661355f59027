import { useNavigate } from 'react-router-dom';
import { useShowDialog } from '../../../platform/web/overlays/show-dialog';
import type { SearchEntry } from './search-entries';

export function useGo(): (entry: SearchEntry) => void {
  const navigate = useNavigate();
  const showDialog = useShowDialog();
  return (entry) => {
    if (entry.kind === 'external') window.open(entry.url, '_blank', 'noopener,noreferrer');
    else if (entry.locked) showDialog('expired');
    else navigate(entry.path, { state: entry.action ? { action: entry.action } : null });
  };
}
