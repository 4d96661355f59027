import type { ReactNode } from 'react';
import { type DrawingName, drawings } from './drawings';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing?: DrawingName;
  title: string;
  hint?: ReactNode;
  /** What leads on: one primary button, at most one quiet beside it. */
  action?: ReactNode;
  /** Level of the title: 1 where it is the page's own. */
  level?: 1 | 2 | 3;
}

/** What stands where content would: says what is so and what to do next. */
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
