import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error';

export interface FieldWords {
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "(opsional)"; fields are required by default. */
  optional?: boolean;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldWords {
  children: (wiring: ControlWiring) => ReactNode;
}

export const FieldFrame = ({ label, aside, hint, error, optional, children }: FieldFrameProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> (opsional)</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
