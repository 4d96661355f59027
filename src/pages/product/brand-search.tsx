import { useEffect, useRef } from 'react';
import { SearchInput } from '../../ui/search-input';
import { copy } from './copy';
import styles from './product.module.css';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

export const BrandSearch = ({ value, onSearch }: { value: string; onSearch: (text: string) => void }) => {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(TYPING)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    // Capture phase: runs before the header's handler and ignores handled events.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);

  return (
    <div ref={box} className={styles.search}>
      <SearchInput label={copy.search} value={value} onSearch={onSearch} />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </div>
  );
};
