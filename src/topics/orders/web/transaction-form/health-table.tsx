import { time } from '../../../../core/format/date';
import { number } from '../../../../core/format/number';
import type { Variation } from '../../../catalogue/contract/catalogue';
import { type Figures, successRate, WINDOWS } from '../../../catalogue/domain/health';
import { rateText, speedText } from '../../../catalogue/text';
import { copy } from './copy';
import { healthOver } from './item-health';
import styles from './items.module.css';

const shown = [WINDOWS.hour, WINDOWS.day, WINDOWS.week] as const;

interface HealthTableProps {
  item: Variation;
  /** ISO; null before the first count. */
  countedAt: string | null;
}

export const HealthTable = ({ item, countedAt }: HealthTableProps) => {
  if (countedAt === null) return null;
  const figures = shown.map((hours) => healthOver(item, hours));
  return (
    <table className={styles.table}>
      <caption>{copy.healthOf(item.name, time(countedAt, { seconds: false, zone: true }))}</caption>
      <thead>
        <tr>
          <td />
          {shown.map((hours) => (
            <th key={hours} scope="col">
              {copy.windows[hours]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{copy.rate}</th>
          {figures.map((one) => (
            <td key={one.hours}>{rateOf(one)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.median}</th>
          {figures.map((one) => (
            <td key={one.hours}>{speedText(one)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.orders}</th>
          {figures.map((one) => (
            <td key={one.hours}>{number(one.finished)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

const rateOf = (figures: Figures): string => {
  if (figures.finished === 0) return '–';
  return successRate(figures) === null ? copy.tooFew : rateText(figures);
};
