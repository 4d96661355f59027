import { ChevronDown } from 'lucide-react';
import styles from './narrow-select.module.css';

interface NarrowSelectProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export const NarrowSelect = ({ label, all, options, value, onChange }: NarrowSelectProps) => (
  <span className={`${styles.select} ${value ? '' : 'no-print'}`}>
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} />
  </span>
);
