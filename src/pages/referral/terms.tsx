import type { Referral } from '../../core/contract/referral';
import { percent } from '../../core/format/number';
import card from '../../ui/card.module.css';
import { copy } from './copy';
import styles from './referral.module.css';

export const Terms = ({ referral: { rate, valid_months } }: { referral: Referral }) => {
  const { term } = copy;
  const lines = [
    term.rate(percent(rate / 100, { decimals: 1 })),
    term.months(valid_months),
    term.level,
    term.withdraw,
    term.refund,
    term.same,
  ];
  return (
    <section className={`${card.card} ${styles.terms}`} aria-label={copy.terms}>
      <h2 className={styles.title}>{copy.terms}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
