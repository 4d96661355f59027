import { type ReactNode, useId } from 'react';
import card from '../../../../ui/card.module.css';
import styles from './selling-simulator.module.css';

interface FormCardProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

export const FormCard = ({ title, className, children }: FormCardProps) => {
  const id = useId();
  return (
    <section className={`${card.card} ${card.padded} ${styles.card} ${className ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
