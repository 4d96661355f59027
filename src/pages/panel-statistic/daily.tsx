import type { PanelStatistic } from '../../core/contract/panel';
import { date } from '../../core/format/date';
import { compact } from '../../core/format/money';
import { number } from '../../core/format/number';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './panel-statistic.module.css';

type Day = PanelStatistic['days'][number];

/** Midday, so that no zone moves the day. */
const dayText = (day: string): string => date(`${day}T12:00:00+07:00`);

/** Bars of the last 30 days with the figures one click away. */
export const Daily = ({ days }: { days: Day[] }) => {
  const most = Math.max(1, ...days.map(({ omzet }) => omzet));
  return (
    <section className={`${card.card} ${card.padded}`}>
      <h2 className={styles.head}>{copy.daily}</h2>
      <div className={styles.chart} aria-hidden="true">
        <span className={styles.most}>{compact(most)}</span>
        {days.map(({ day, omzet }) => (
          <span
            key={day}
            className={styles.bar}
            style={{ height: `${Math.max(1, (omzet / most) * 100)}%` }}
            title={`${dayText(day)}: ${compact(omzet)}`}
          />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{days[0] && dayText(days[0].day)}</span>
        <span>{days.length > 0 && dayText(days[days.length - 1]?.day ?? '')}</span>
      </div>
      <details className={styles.table}>
        <summary>{copy.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.day}</th>
              <th scope="col">{copy.ordersColumn}</th>
              <th scope="col">{copy.omzet}</th>
              <th scope="col">{copy.profit}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, omzet, profit }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{number(orders)}</td>
                <td>
                  <Money amount={omzet} />
                </td>
                <td>
                  <Money amount={profit} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
