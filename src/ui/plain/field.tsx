import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';

interface FieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'input'>, 'id'> {
  icon?: ReactNode;
  end?: ReactNode;
}

export const Field = forwardRef<HTMLInputElement, FieldProps>(
  ({ label, aside, hint, error, optional, icon, end, ...input }, ref) => (
    <FieldFrame label={label} aside={aside} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <div className={styles.box} data-invalid={error ? '' : undefined}>
          {icon}
          <input ref={ref} className={styles.input} required={!optional} {...input} {...wiring} />
          {end}
        </div>
      )}
    </FieldFrame>
  ),
);
Field.displayName = 'Field';
