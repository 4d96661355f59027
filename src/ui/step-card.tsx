import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './step-card.module.css';

interface StepCardProps {
  number: number;
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export const StepCard = ({ number, id, title, aside, children }: StepCardProps) => (
  <section className={`${card.card} ${styles.step}`} aria-labelledby={id}>
    <div className={styles.head}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);
