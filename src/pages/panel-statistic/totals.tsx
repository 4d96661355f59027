import { TrendingDown, TrendingUp } from 'lucide-react';
import type { PanelStatistic } from '../../core/contract/panel';
import { number, percent } from '../../core/format/number';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './panel-statistic.module.css';

type Totals = PanelStatistic['today'];

interface TotalsCardProps {
  title: string;
  now: Totals;
  before: Totals;
  /** "dari kemarin" */
  since: string;
}

/** Totals of a period, each beside the one before it. */
export const TotalsCard = ({ title, now, before, since }: TotalsCardProps) => (
  <section className={card.card} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <dl className={styles.totals}>
      <div>
        <dt>{copy.omzet}</dt>
        <dd>
          <Money amount={now.omzet} size={26} />
        </dd>
        <Change now={now.omzet} before={before.omzet} since={since} />
      </div>
      <div>
        <dt>{copy.profit}</dt>
        <dd>
          <Money amount={now.profit} size={26} />
        </dd>
        <Change now={now.profit} before={before.profit} since={since} />
      </div>
      <div>
        <dt>{copy.succeeded}</dt>
        <dd className={styles.count}>{number(now.succeeded)}</dd>
        <Change now={now.succeeded} before={before.succeeded} since={since} />
      </div>
      <div>
        <dt>{copy.members}</dt>
        <dd className={styles.count}>{number(now.new_members)}</dd>
        <Change now={now.new_members} before={before.new_members} since={since} />
      </div>
    </dl>
  </section>
);

/** Without a period to compare with there is no share to tell. */
const Change = ({ now, before, since }: { now: number; before: number; since: string }) => {
  if (before === 0) return <dd className={styles.change}>–</dd>;
  const share = ((now - before) / before) * 100;
  const Icon = share < 0 ? TrendingDown : TrendingUp;
  return (
    <dd className={`${styles.change} ${share >= 0 ? styles.up : ''}`}>
      <Icon size={16} aria-hidden="true" />
      {percent(share, { decimals: 1, signed: true })} <span className={styles.since}>{since}</span>
    </dd>
  );
};
