import type { ReactNode } from 'react';
import card from '../../ui/card.module.css';
import styles from './transaction-form.module.css';

interface StepCardProps {
  number: number;
  id: string;
  title: string;
  /** At the end of the head: a search. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One numbered step of the order. */
export const StepCard = ({ number, id, title, aside, children }: StepCardProps) => (
  <section className={`${card.card} ${styles.step}`} aria-labelledby={id}>
    <div className={styles.stepHead}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 id={id} className={styles.stepTitle}>
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);
