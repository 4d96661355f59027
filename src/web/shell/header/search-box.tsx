import { Search } from 'lucide-react';
import { forwardRef, type KeyboardEvent, useId, useState } from 'react';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import { useFeedback } from '../../../ui/feedback';
import { copy } from '../copy';
import styles from './menu-search.module.css';
import type { SearchEntry } from './search-entries';
import { SearchResults } from './search-results';
import { useGo } from './use-go';
import { useSearchEntries } from './use-search-entries';

interface MenuFinder {
  /** Null while loading. */
  find: ((text: string) => SearchEntry[]) | null;
  /** Loads on the first search, so that no page loads the synonyms. */
  prepare: () => void;
}

function useMenuFinder(mode: Mode): MenuFinder {
  const feedback = useFeedback();
  const [loaded, setLoaded] = useState<typeof import('./search-entries')>();
  const entries = useSearchEntries(mode, loaded?.searchEntries);
  return {
    find: loaded ? (text) => loaded.matching(entries(), text) : null,
    prepare: () => {
      if (!loaded) import('./search-entries').then(setLoaded, () => feedback.error(copy.search.notLoaded));
    },
  };
}

interface SearchBoxProps {
  mode: Mode;
  onMore: (text: string) => void;
}

/** Combobox: focus stays in the field while arrow keys move through the results. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(({ mode, onMore }, ref) => {
  const id = useId();
  const { find, prepare } = useMenuFinder(mode);
  const go = useGo();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const isTyped = open && text.trim() !== '';
  const shows = isTyped && find !== null;
  const found: SearchEntry[] = shows ? find(text) : [];

  const type = (next: string) => {
    setText(next);
    setAt(0);
    setOpen(true);
  };
  const choose = (index: number) => {
    const entry = found[index];
    if (!entry) return;
    setText('');
    setOpen(false);
    go(entry);
  };
  const walk = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    setOpen(true);
    if (found.length > 0) setAt((at + step + found.length) % found.length);
  };
  const more = () => {
    setText('');
    setOpen(false);
    onMore(text);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(event, open ? 1 : 0);
    else if (event.key === 'ArrowUp') walk(event, -1);
    else if (event.key === 'Enter' && isTyped) found.length > 0 ? choose(at) : more();
    else if (event.key === 'Escape' && isTyped) {
      event.preventDefault();
      setText('');
      setOpen(false);
    }
  };

  return (
    <search className={styles.search}>
      <div className={styles.line}>
        <Search size={18} className={styles.glass} />
        <input
          ref={ref}
          type="text"
          role="combobox"
          className={styles.field}
          placeholder={copy.search.label}
          aria-label={copy.search.label}
          aria-keyshortcuts="/"
          aria-expanded={shows}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={shows && found[at] ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          onFocus={() => {
            prepare();
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
        />
        <kbd className={styles.key} title={copy.search.key}>
          /
        </kbd>
      </div>
      <SearchResults
        id={id}
        shown={shows}
        found={found}
        at={at}
        onPoint={setAt}
        onChoose={choose}
        onMore={more}
      />
    </search>
  );
});
SearchBox.displayName = 'SearchBox';
