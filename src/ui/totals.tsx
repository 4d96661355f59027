import { Equal, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { number, percent } from '../core/format/number';
import card from './card.module.css';
import { Money } from './money';
import styles from './totals.module.css';

const SIZE = 26;
const LEAD_SIZE = 34;

export interface Total {
  word: string;
  now: number | null;
  before: number | null;
  /** Rupiah, or formatted by `shown`; otherwise a count. */
  isMoney?: boolean;
  shown?: (value: number) => string;
  /** An increase is bad; null is neutral. */
  isLoss?: boolean | null;
  /** A percentage, whose change is in points. */
  isRate?: boolean;
  /** The figure that the others explain: it is the largest. */
  isLead?: boolean;
}

interface TotalsProps {
  title: string;
  totals: Total[];
  beforeName: string;
  children?: ReactNode;
}

export const Totals = ({ title, totals, beforeName, children }: TotalsProps) => (
  <section className={card.card} aria-label={title}>
    <dl className={styles.totals}>
      {totals.map((total) => (
        <div key={total.word}>
          <dt>{total.word}</dt>
          <dd>
            <Figure {...total} />
          </dd>
          {total.now !== null && total.before !== null && (
            <Change
              {...{ now: total.now, before: total.before, beforeName }}
              isLoss={total.isLoss}
              isRate={total.isRate}
            />
          )}
        </div>
      ))}
    </dl>
    {children && <div className={styles.rest}>{children}</div>}
  </section>
);

const Figure = ({ now, isMoney, isLead, shown = number }: Total) => {
  if (now === null) {
    return (
      <span className={styles.count}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Belum diketahui</span>
      </span>
    );
  }
  if (isMoney) return <Money amount={now} size={isLead ? LEAD_SIZE : SIZE} />;
  return <span className={styles.count}>{shown(now)}</span>;
};

interface ChangeProps {
  now: number;
  before: number;
  beforeName: string;
  isLoss: boolean | null | undefined;
  isRate: boolean | undefined;
}

/** Without a previous value there is no percentage: shown as new. */
const Change = ({ now, before, beforeName, isLoss = false, isRate }: ChangeProps) => {
  if (now === before) {
    return (
      <dd className={styles.change}>
        <Equal size={16} />
        <span className={styles.since}>sama dengan {beforeName.toLowerCase()}</span>
      </dd>
    );
  }
  if (before === 0 && !isRate) {
    return (
      <dd className={`${styles.change} ${now < 0 === isLoss ? styles.up : ''}`}>
        <Sparkles size={16} /> baru
      </dd>
    );
  }
  const Icon = now < before ? TrendingDown : TrendingUp;
  const style = { decimals: 1, signed: true };
  return (
    <dd className={`${styles.change} ${now < before === isLoss ? styles.up : ''}`}>
      <Icon size={16} />
      {isRate
        ? `${number(now - before, style)} poin`
        : percent(((now - before) / Math.abs(before)) * 100, style)}{' '}
      <span className={styles.since}>dari {beforeName.toLowerCase()}</span>
    </dd>
  );
};
