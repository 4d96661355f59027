import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './state-page.module.css';

interface StatePageProps {
  drawing: ReactNode;
  title: string;
  hint: ReactNode;
  /** The buttons and links that lead on. */
  ways: ReactNode;
  children?: ReactNode;
}

/** A page that tells where something stands: a drawing, what it means, what belongs to it, and how to go on. */
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
  /** Where no title shows. */
  label?: string;
  /** A reviewer's own words. */
  note?: boolean;
  children: ReactNode;
}

/** One thing that belongs to the state. */
export const StatePart = ({ title, label, note, children }: StatePartProps) => (
  <section className={`${styles.part} ${note ? styles.note : ''}`} aria-label={label ?? title}>
    {title && <h2 className={styles.small}>{title}</h2>}
    {children}
  </section>
);
