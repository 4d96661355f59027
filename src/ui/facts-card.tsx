import { type ReactNode, useId } from 'react';
import card from './card.module.css';
import styles from './facts-card.module.css';

interface FactsCardProps {
  title: string;
  facts: ReactNode;
  /** Shown below the facts. */
  children?: ReactNode;
}

/** Facts of a record, beside what is done with it. */
export const FactsCard = ({ title, facts, children }: FactsCardProps) => {
  const id = useId();
  return (
    <aside className={`${card.card} ${card.padded} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{facts}</dl>
      {children}
    </aside>
  );
};

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
