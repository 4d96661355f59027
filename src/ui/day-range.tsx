import { CalendarDays } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { date } from '../core/format/date';
import styles from './day-range.module.css';
import { FieldError } from './plain/field-error';

interface DayRangeProps {
  /** `YYYY-MM-DD`, Asia/Jakarta. */
  from: string | undefined;
  to: string | undefined;
  error?: string | null;
  onChange: (range: { from?: string; to?: string }) => void;
}

/** Native date pickers: small, and familiar on phones. */
export const DayRange = ({ from, to, error, onChange }: DayRangeProps) => (
  <span className={styles.range}>
    <Day label="Dari" value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
    <Day label="Sampai" value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
    <FieldError error={error} />
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
 * Native inputs show dates in the browser's language; theirs is visible only while typing, otherwise the product's
 * format.
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
      <CalendarDays size={16} />
    </label>
  );
};

/** A click anywhere opens the picker, if the browser supports it. */
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker?.();
  } catch {
    // Cross-origin frames may not open a picker; typing still works.
  }
}
