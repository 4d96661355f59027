import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { keepPick } from '../../api/recent-picks';
import { serverNow } from '../../ui/server-clock';
import type { SearchEntry } from '../header/search-entries';
import type { PaletteRow } from './row';

/** Opens a row and stores it in this browser, without an order's destination. */
export function useOpening({ go, onDone }: { go: (entry: SearchEntry) => void; onDone: () => void }) {
  const navigate = useNavigate();
  const { profile } = useFacts();
  return (row: PaletteRow) => {
    const { target, picture, title, detail, kept = detail } = row;
    onDone();
    if ('entry' in target) return go(target.entry);
    if (target.isKept) {
      keepPick(profile.id, {
        path: target.path,
        title,
        detail: kept,
        icon: 'icon' in picture ? picture.icon : null,
        tile: 'tile' in picture ? picture.tile : null,
      });
    }
    navigate(target.path, target.state ? { state: { ...target.state, typedAt: serverNow() } } : {});
  };
}
