import type { CSSProperties } from 'react';
import card from '../card.module.css';
import chart from './chart.module.css';
import { FiguresTable } from './figures-table';
import { type Fold, Folded } from './folded';
import styles from './heat-map.module.css';

interface HeatMapProps {
  title: string;
  said: string;
  days: readonly { short: string; full: string }[];
  hours: readonly string[];
  hourTitle: string;
  /** One value per hour, grouped by day. */
  values: readonly number[];
  format: (value: number) => string;
  least: string;
  most: string;
  none: string;
  table: Fold;
}

const TABLE = 420;
const SCALE = [0, 0.25, 0.5, 0.75, 1];

export const HeatMap = (props: HeatMapProps) => {
  const { title, said, days, hours, values, none, table } = props;
  const most = Math.max(...values);
  return (
    <section className={`${card.card} ${card.padded}`} aria-label={title}>
      <div className={chart.head}>
        <h2>{title}</h2>
      </div>
      {most <= 0 ? (
        <p className={chart.none} style={{ height: TABLE }}>
          {none}
        </p>
      ) : (
        <>
          <p className={styles.said}>{said}</p>
          <div className={styles.grid} aria-hidden="true">
            <span />
            {days.map(({ short }) => (
              <span key={short} className={styles.day}>
                {short}
              </span>
            ))}
            {hours.map((hour, at) => [
              <span key={hour} className={styles.hour}>
                {at % 3 === 0 && hour}
              </span>,
              ...days.map((day, nth) => (
                <Cell
                  key={`${day.short} ${hour}`}
                  {...props}
                  {...{ day, hour, most }}
                  value={values[nth * hours.length + at] ?? 0}
                />
              )),
            ])}
          </div>
          <p className={styles.scale} aria-hidden="true">
            {props.least}
            {SCALE.map((share) => (
              <i key={share} style={shareOf(share)} />
            ))}
            {props.most}
          </p>
          <Folded title={title} {...table}>
            <FiguresTable
              height={TABLE}
              caption={title}
              labelTitle={props.hourTitle}
              format={props.format}
              data={{
                labels: hours,
                isDay: true,
                series: days.map(({ full }, nth) => ({
                  name: full,
                  color: 1,
                  values: values.slice(nth * hours.length, (nth + 1) * hours.length),
                })),
              }}
            />
          </Folded>
        </>
      )}
    </section>
  );
};

interface CellProps extends Pick<HeatMapProps, 'format'> {
  day: { full: string };
  hour: string;
  value: number;
  most: number;
}

const Cell = ({ day, hour, value, most, format }: CellProps) => (
  <span
    className={styles.cell}
    style={shareOf(value / most)}
    title={`${day.full} ${hour}: ${format(value)}`}
  />
);

/** Square root, so that small values remain distinguishable. */
const shareOf = (share: number): CSSProperties =>
  ({ '--share': `${Math.round(Math.sqrt(share) * 100)}%` }) as CSSProperties;
