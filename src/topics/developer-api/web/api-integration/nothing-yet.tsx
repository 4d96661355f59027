import type { ReactNode } from 'react';
import styles from './api-integration.module.css';

export const NothingYet = ({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) => (
  <div className={styles.row}>
    <p className={styles.about}>
      <strong>{title}.</strong> <span className={styles.quiet}>{hint}</span>
    </p>
    {action}
  </div>
);
