import { Equal, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PanelTotals } from '../../core/contract/panel-statistic';
import { number, percent } from '../../core/format/number';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './panel-statistic.module.css';

interface TotalsCardProps {
  now: PanelTotals;
  before: PanelTotals;
  /** What the period before is called. */
  beforeName: string;
}

/** Totals of the period, each beside the one before it. */
export const TotalsCard = ({ now, before, beforeName }: TotalsCardProps) => {
  const figure = (name: keyof PanelTotals, word: string, shown: ReactNode) => (
    <div>
      <dt>{word}</dt>
      <dd>{shown}</dd>
      <Change now={now[name]} before={before[name]} beforeName={beforeName} />
    </div>
  );
  const count = (value: number) => <span className={styles.count}>{number(value)}</span>;
  return (
    <section className={card.card} aria-label={copy.totals}>
      <dl className={styles.totals}>
        {figure('omzet', copy.omzet, <Money amount={now.omzet} size={26} />)}
        {figure('profit', copy.profit, <Money amount={now.profit} size={26} />)}
        {figure('succeeded', copy.succeeded, count(now.succeeded))}
        {figure('new_members', copy.members, count(now.new_members))}
      </dl>
      <p className={styles.rest}>
        {copy.orders} {number(now.orders)} · {copy.failed} {number(now.failed)}
      </p>
    </section>
  );
};

interface ChangeProps {
  now: number;
  before: number;
  beforeName: string;
}

/** From nothing there is no share to tell: what was not there before is new. */
const Change = ({ now, before, beforeName }: ChangeProps) => {
  if (now === before) {
    return (
      <dd className={styles.change}>
        <Equal size={16} aria-hidden="true" />
        <span className={styles.since}>{copy.same(beforeName)}</span>
      </dd>
    );
  }
  if (before === 0) {
    return (
      <dd className={`${styles.change} ${styles.up}`}>
        <Sparkles size={16} aria-hidden="true" /> {copy.isNew}
      </dd>
    );
  }
  const share = ((now - before) / Math.abs(before)) * 100;
  const Icon = share < 0 ? TrendingDown : TrendingUp;
  return (
    <dd className={`${styles.change} ${share >= 0 ? styles.up : ''}`}>
      <Icon size={16} aria-hidden="true" />
      {percent(share, { decimals: 1, signed: true })}{' '}
      <span className={styles.since}>{copy.from(beforeName)}</span>
    </dd>
  );
};
