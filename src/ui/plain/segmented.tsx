import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** For screen readers only. */
  label: string;
  /** `wrong` counts what must be corrected in the content of an option. */
  options: { value: Value; label: string; wrong?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `tabs` switches the content below and underlines the chosen one; it may be above a `pill`. */
  variant?: 'pill' | 'tabs';
}

/** Radio buttons, so that arrow keys work. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
  variant = 'pill',
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={`${styles.track} ${styles[variant]}`}>
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
          {option.wrong ? (
            <span className={styles.wrong}>
              {option.wrong} <span className="sr-only">isian salah</span>
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
};
