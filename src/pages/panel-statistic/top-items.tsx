import type { PanelStatistic } from '../../core/contract/panel';
import { number } from '../../core/format/number';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './panel-statistic.module.css';

/** What sold best in 30 days: ranked, and drawn, by the number of orders. */
export const TopItems = ({ items }: { items: PanelStatistic['top_items'] }) => {
  const most = Math.max(1, ...items.map(({ orders }) => orders));
  return (
    <section className={`${card.card} ${card.padded}`}>
      <h2 className={styles.head}>{copy.topItems}</h2>
      {items.length === 0 && <p className={styles.since}>{copy.topItemsEmpty}</p>}
      <ol className={styles.ranks}>
        {items.map(({ name, orders, omzet }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.rank}>
              <span className={styles.since}>
                {number(orders)} {copy.orders}
              </span>
              <Money amount={omzet} />
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(orders / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
