import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Marks required fields with a star and optional ones in words, as one text that wraps. */
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
