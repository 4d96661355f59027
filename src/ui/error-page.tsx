import type { ReactNode } from 'react';
import type { DrawingName } from './drawings';
import { EmptyState } from './empty-state';
import styles from './error-page.module.css';

interface ErrorPageProps {
  drawing: DrawingName;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
}

/** Error page; its texts are verbatim from the specification. */
export const ErrorPage = ({ drawing, title, hint, action }: ErrorPageProps) => (
  <main className={styles.page}>
    <EmptyState level={1} drawing={drawing} title={title} hint={hint} action={action} />
  </main>
);
