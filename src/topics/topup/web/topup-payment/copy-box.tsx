import type { ReactNode } from 'react';
import { CopyButton } from '../../../../ui/copy-button';
import styles from './pay-to.module.css';

interface CopyBoxProps {
  label: string;
  /** Copied without the displayed spaces. */
  value: string;
  what?: string;
  hint?: ReactNode;
  children: ReactNode;
}

export const CopyBox = ({ label, value, what = label, hint, children }: CopyBoxProps) => (
  <div className={styles.copyBox}>
    <div className={styles.copyWords}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
    <CopyButton value={value} what={what} />
  </div>
);
