import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './search-input.module.css';

const PAUSE = 300;
const LEAST = 2;

interface SearchInputProps {
  /** Says what is searched; name and placeholder of the box. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing pauses; one letter alone finds too much to be worth a request. */
export const SearchInput = ({ label, value, onSearch }: SearchInputProps) => {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef<() => void>(undefined);

  // Back and forward change the value from outside.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    search.current = undefined;
    const wanted = text.trim();
    if (wanted.length > 0 && wanted.length < LEAST) return;
    search.current = () => {
      clearTimeout(timer.current);
      search.current = undefined;
      onSearch(wanted);
    };
    timer.current = setTimeout(search.current, wanted ? PAUSE : 0);
  };

  return (
    <span className={styles.box}>
      <Search size={18} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={60}
        onChange={(event) => type(event.target.value)}
        // At once: a search that came later would lead back from wherever the next press leads to.
        onBlur={() => search.current?.()}
      />
      {typed && (
        <button type="button" aria-label="Hapus pencarian" onClick={() => type('')}>
          <X size={16} />
        </button>
      )}
    </span>
  );
};
