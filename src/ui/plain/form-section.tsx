import { type ReactNode, useId } from 'react';
import card from '../card.module.css';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  reason?: ReactNode;
  columns?: 1 | 2;
  children: ReactNode;
}

export const FormSection = ({ title, reason, columns = 1, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className={`${card.card} ${card.padded} ${styles.section}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </section>
  );
};
