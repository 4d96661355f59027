import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field-error';

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'type' | 'children'> {
  children: ReactNode;
  error?: string | undefined;
}

export const Checkbox = ({ children, error, ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
};
