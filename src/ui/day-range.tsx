import { CalendarDays } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { date } from '../core/format/date';
import styles from './day-range.module.css';

interface DayRangeProps {
  /** `YYYY-MM-DD`, Asia/Jakarta. */
  from: string | undefined;
  to: string | undefined;
  /** Why the days are wrong. */
  error?: string | null;
  onChange: (range: { from?: string; to?: string }) => void;
}

/** Two days by the browser's own pickers: light, and known to the hand on every phone. */
export const DayRange = ({ from, to, error, onChange }: DayRangeProps) => (
  <span className={styles.range}>
    <Day label="Dari" value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
    <Day label="Sampai" value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
    {error && (
      <span className={styles.error} role="alert">
        {error}
      </span>
    )}
  </span>
);

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/**
 * A browser writes days in its own language, whatever the page's is: what it writes is seen only while somebody types
 * there, else the day in the words of the product.
 */
const Day = ({ label, value = '', min, max, onChange }: DayProps) => {
  const [isTyped, setTyped] = useState(false);
  return (
    <label className={styles.day} data-typed={isTyped || undefined}>
      <span>{label}</span>
      <span className={styles.value}>
        <span className={styles.words} data-empty={!value || undefined} aria-hidden="true">
          {value ? date(`${value}T12:00:00+07:00`) : 'Pilih tanggal'}
        </span>
        <input
          type="date"
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value)}
          onClick={openPicker}
          onKeyDown={({ key }) => /^[\d]$|^Arrow|^Backspace$|^Delete$/.test(key) && setTyped(true)}
          onBlur={() => setTyped(false)}
        />
      </span>
      <CalendarDays size={16} aria-hidden="true" />
    </label>
  );
};

/** A press anywhere opens the days; a browser that does so by itself, or cannot, is left alone. */
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker?.();
  } catch {
    // Some frames may not; what is typed is taken all the same.
  }
}
