import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './ranks.module.css';

export interface Rank {
  key: string;
  name: string;
  size: number;
  hint?: string;
  end: ReactNode;
  isRest?: boolean;
}

export const Ranks = ({ title, empty, ranks }: { title: string; empty: string; ranks: Rank[] }) => {
  const most = Math.max(1, ...ranks.map(({ size }) => size));
  return (
    <section className={`${card.card} ${card.padded}`} aria-label={title}>
      <h2 className={styles.head}>{title}</h2>
      {ranks.length === 0 && <p className={styles.since}>{empty}</p>}
      <ol className={styles.ranks}>
        {ranks.map(({ key, name, size, hint, end, isRest }) => (
          <li key={key}>
            <span className={styles.rank}>
              <span className={styles.name}>{name}</span>
              {!hint && end}
            </span>
            {hint && (
              <span className={styles.rank}>
                <span className={styles.since}>{hint}</span>
                {end}
              </span>
            )}
            <span className={styles.track} data-rest={isRest || undefined} aria-hidden="true">
              <span style={{ width: `${(size / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

export const RankPart = ({ figure, part }: { figure: string; part: string }) => (
  <span className={styles.figure}>
    <b>{figure}</b> {part}
  </span>
);
