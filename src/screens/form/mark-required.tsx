import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A star where a value is a must; the word where it is not. One text, that wraps as one. */
export const markRequired = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    {label}{' '}
    {required ? (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    ) : (
      <span className={styles.optional}>(opsional)</span>
    )}
  </span>
);
