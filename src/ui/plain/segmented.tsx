import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen; read, not seen. */
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `tabs` changes what stands below, with a line under the chosen one; may stand above a `pill`. */
  look?: 'pill' | 'tabs';
}

/** One of a few, all in sight. Radio buttons underneath, so arrow keys move. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'pill',
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={`${styles.track} ${styles[look]}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.item}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
