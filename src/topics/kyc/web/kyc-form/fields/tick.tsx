import { type ReactNode, useId } from 'react';
import frame from '../../../../../ui/plain/field.module.css';
import { FieldError } from '../../../../../ui/plain/field-error';
import styles from './tick.module.css';

interface TickProps {
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Tick = ({ checked, error, onChange, children }: TickProps) => {
  const id = useId();
  return (
    <div className={frame.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
};
