import { Search } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import { useKey } from '../../../ui/use-key';
import { copy } from '../copy';
import { usePalette } from '../palette/use-palette';
import headerStyles from './header.module.css';
import styles from './menu-search.module.css';
import { SearchBox } from './search-box';

const WIDE = '(min-width: 1340px)';

const watch = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);

/**
 * Search field if the header is wide enough, else a button for the palette, which includes the menu. `/` focuses
 * either, Ctrl+K opens the palette.
 */
export const MenuSearch = ({ mode }: { mode: Mode }) => {
  const wide = useWide();
  const field = useRef<HTMLInputElement>(null);
  const { open, palette } = usePalette(mode);
  useKey({ key: '/', label: copy.keys.menu }, () => (wide ? field.current?.focus() : open()));

  return (
    <>
      {wide ? (
        <div className={styles.inline}>
          <SearchBox ref={field} mode={mode} onMore={open} />
        </div>
      ) : (
        <button
          type="button"
          className={headerStyles.icon}
          aria-label={copy.search.all}
          title={copy.search.all}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={() => open()}
        >
          <Search size={18} />
        </button>
      )}
      {palette}
    </>
  );
};
