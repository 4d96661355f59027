import type { ReactNode } from 'react';
import type { PanelShare, PanelStatistic } from '../../core/contract/panel-statistic';
import { compact } from '../../core/format/money';
import { number, percent } from '../../core/format/number';
import { orderStatusWord } from '../../core/text/panel-statistic';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './panel-statistic.module.css';
import { partText } from './part-text';

interface Rank {
  key: string;
  name: string;
  /** Drawn and counted by. */
  size: number;
  /** Second line; without one the figure stands beside the name. */
  hint?: string;
  end: ReactNode;
  /** All that found no place. */
  isRest?: boolean;
}

interface RanksProps {
  title: string;
  empty: string;
  ranks: Rank[];
}

/** Ranked bars with their figures in words beside them. */
const Ranks = ({ title, empty, ranks }: RanksProps) => {
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

const ordersText = (orders: number): string => `${number(orders)} ${copy.unit}`;

/** What brought most. */
export const TopItems = ({ items }: { items: PanelStatistic['top_items'] }) => (
  <Ranks
    title={copy.topItems}
    empty={copy.topItemsEmpty}
    ranks={items.map(({ name, orders, omzet }) => ({
      ...{ key: name, name, size: omzet },
      hint: ordersText(orders),
      end: <Money amount={omzet} />,
    }))}
  />
);

/** What each brand sold, and its part of the whole. */
export const Brands = ({ brands, omzet }: { brands: PanelShare[]; omzet: number }) => (
  <Ranks
    title={copy.brands}
    empty={copy.topItemsEmpty}
    ranks={brands.map((brand) => ({
      ...{
        key: brand.name ?? '',
        name: brand.name ?? copy.rest,
        size: brand.omzet,
        isRest: brand.name === null,
      },
      end: (
        <span className={styles.figure}>
          <b>{compact(brand.omzet)}</b> {partText(brand.omzet, omzet)}
        </span>
      ),
    }))}
  />
);

/** How orders ended. */
export const Statuses = ({ statuses }: { statuses: PanelStatistic['statuses'] }) => {
  const all = statuses.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Ranks
      title={copy.statuses}
      empty={copy.statusesEmpty}
      ranks={statuses.map(({ status, orders }) => ({
        ...{ key: String(status), name: orderStatusWord(status), size: orders },
        hint: ordersText(orders),
        end: <span>{percent((orders / all) * 100, { decimals: 1 })}</span>,
      }))}
    />
  );
};

/** Why orders failed or were paid back. */
export const Reasons = ({ reasons }: { reasons: PanelStatistic['failure_reasons'] }) => (
  <Ranks
    title={copy.reasons}
    empty={copy.reasonsEmpty}
    ranks={reasons.map(({ reason, status, orders }) => ({
      ...{ key: `${status} ${reason}`, name: reason ?? copy.noReason, size: orders },
      hint: orderStatusWord(status),
      end: <span>{ordersText(orders)}</span>,
    }))}
  />
);
