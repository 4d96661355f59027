import { type ReactNode, useId } from 'react';
import text from '../text.module.css';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** In tables: the label is for screen readers only. */
  small?: boolean;
  onChange: (checked: boolean) => void;
}

/** A word shows the state, besides the colour. */
export const Switch = ({ label, hint, checked, disabled, small = false, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <label className={small ? `${styles.row} ${styles.small}` : styles.row}>
      <span className={small ? 'sr-only' : styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={text.quiet} aria-hidden="true">
        {checked ? 'Aktif' : 'Nonaktif'}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </label>
  );
};
