import { Search } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Mode } from '../../../topics/shops/web/mode/mode';
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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/`, except in inputs and behind an open dialog. */
function useSlashKey(action: () => void): void {
  // Layout effect: a key may be pressed as soon as the box is visible.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [action]);
}

/**
 * Search field if the header is wide enough, else a button for the palette, which includes the menu. `/` focuses
 * either, Ctrl+K opens the palette.
 */
export const MenuSearch = ({ mode }: { mode: Mode }) => {
  const wide = useWide();
  const field = useRef<HTMLInputElement>(null);
  const { open, palette } = usePalette(mode);
  useSlashKey(useCallback(() => (wide ? field.current?.focus() : open()), [wide, open]));

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
