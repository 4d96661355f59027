import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './search-input.module.css';

const PAUSE = 300;
const LEAST = 2;

interface SearchInputProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Debounced search; a single letter is not searched. */
export const SearchInput = ({ label, value, onSearch }: SearchInputProps) => {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef<() => void>(undefined);
  const field = useRef<HTMLInputElement>(null);

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
    <span className={`${styles.box} ${value ? '' : 'no-print'}`}>
      <Search size={18} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={60}
        onChange={(event) => type(event.target.value)}
        // Runs a pending search at once: a later one would navigate back from the next page.
        onBlur={() => search.current?.()}
      />
      {typed && (
        <button
          type="button"
          aria-label="Hapus pencarian"
          onClick={() => {
            type('');
            field.current?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </span>
  );
};
