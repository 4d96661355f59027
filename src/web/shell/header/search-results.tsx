import { ExternalLink, Lock } from 'lucide-react';
import { Icon } from '../../../ui/icon';
import { copy } from '../copy';
import styles from './menu-search.module.css';
import type { SearchEntry } from './search-entries';

interface SearchResultsProps {
  id: string;
  shown: boolean;
  found: SearchEntry[];
  at: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  onMore: () => void;
}

/** At most four. The field handles keys, because it keeps focus. */
export const SearchResults = ({ id, shown, found, at, onPoint, onChoose, onMore }: SearchResultsProps) => (
  <div className={styles.results} hidden={!shown}>
    <div id={`${id}-results`} role="listbox" aria-label={copy.search.label}>
      {found.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles Enter for the active option
        // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the field
        <div
          key={entry.kind === 'page' ? entry.path : entry.url}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          // Keeps focus in the field, which would otherwise close the results.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(index)}
        >
          <Icon name={entry.icon} />
          <span className={styles.label}>{entry.label}</span>
          <span className={styles.hint}>{entry.hint}</span>
          {entry.kind === 'external' && <ExternalLink size={14} />}
          {entry.kind === 'page' && entry.locked && (
            <>
              <Lock size={14} />
              <span className="sr-only">{copy.lockedEntry}</span>
            </>
          )}
        </div>
      ))}
    </div>
    <p role="status" className={styles.none}>
      {shown && found.length === 0 && copy.search.none}
    </p>
    <button
      type="button"
      className={styles.more}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onMore}
    >
      <span>{copy.search.more}</span>
      <kbd>{copy.search.moreKey}</kbd>
    </button>
  </div>
);
