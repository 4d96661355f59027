import { ChevronDown } from 'lucide-react';
import styles from './narrow-select.module.css';

interface NarrowSelectProps {
  label: string;
  /** The choice that narrows nothing. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many, by the device's own list; as low as the search beside it. */
export const NarrowSelect = ({ label, all, options, value, onChange }: NarrowSelectProps) => (
  <span className={styles.select}>
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} aria-hidden="true" />
  </span>
);
