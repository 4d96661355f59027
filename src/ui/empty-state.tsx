import type { ReactNode } from 'react';
import { type DrawingName, drawings } from './drawings';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing?: DrawingName;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** Heading level: 1 for the page's own. */
  level?: 1 | 2 | 3;
}

export const EmptyState = ({ drawing = 'empty', title, hint, action, level = 2 }: EmptyStateProps) => {
  const Picture = drawings[drawing];
  const Title = `h${level}` as const;
  return (
    <div className={styles.state}>
      <Picture />
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
