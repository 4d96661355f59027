import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error';

export interface FieldWords {
  label: string;
  /** At the end of the label: "Lupa kata sandi?". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Marks the field as invalid. */
  error?: string | undefined;
  /** Adds "(opsional)"; fields are required by default. */
  optional?: boolean;
}

/** Attributes that connect a control to label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldWords {
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label above, hint and error below the control. */
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
