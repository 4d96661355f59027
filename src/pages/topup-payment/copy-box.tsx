import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button';
import styles from './pay-to.module.css';

interface CopyBoxProps {
  label: string;
  /** Copied, without the spaces it is shown with. */
  value: string;
  /** What is copied, for those who hear the button alone. */
  what?: string;
  hint?: ReactNode;
  /** As it is read. */
  children: ReactNode;
}

/** A large number that must be taken over exactly, with Salin. */
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
