import type { ComponentPropsWithoutRef } from 'react';
import fields from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithoutRef<'textarea'>, 'id'> {}

export const TextArea = ({ label, aside, hint, error, optional, ...input }: TextAreaProps) => (
  <FieldFrame label={label} aside={aside} hint={hint} error={error} optional={optional}>
    {(wiring) => (
      <div className={`${fields.box} ${styles.box}`} data-invalid={error ? '' : undefined}>
        <textarea
          className={`${fields.input} ${styles.input}`}
          rows={3}
          required={!optional}
          {...input}
          {...wiring}
        />
      </div>
    )}
  </FieldFrame>
);
