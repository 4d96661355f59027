import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 300;
const LEAST = 2;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing pauses; one letter alone finds too much to be worth a request. */
export const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and forward, and "Atur Ulang Filter", change the value from outside.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted.length === 0 || wanted.length >= LEAST) {
      timer.current = setTimeout(() => onSearch(wanted), wanted ? PAUSE : 0);
    }
  };

  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={18} aria-hidden="true" />}
      value={typed}
      maxLength={60}
      allowClear
      onChange={(event) => type(event.target.value)}
    />
  );
};
