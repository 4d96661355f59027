import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './state-page.module.css';

interface StatePageProps {
  drawing: ReactNode;
  title: string;
  hint: ReactNode;
  ways: ReactNode;
  children?: ReactNode;
}

export const StatePage = ({ drawing, title, hint, ways, children }: StatePageProps) => (
  <div className={`${card.card} ${styles.page}`}>
    {drawing}
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.hint}>{hint}</p>
    {children}
    <div className={styles.ways}>{ways}</div>
  </div>
);

interface StatePartProps {
  title?: string;
  label?: string;
  note?: boolean;
  children: ReactNode;
}

export const StatePart = ({ title, label, note, children }: StatePartProps) => (
  <section className={`${styles.part} ${note ? styles.note : ''}`} aria-label={label ?? title}>
    {title && <h2 className={styles.small}>{title}</h2>}
    {children}
  </section>
);
