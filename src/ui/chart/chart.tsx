import { lazy, Suspense } from 'react';
import card from '../card.module.css';
import { Bone } from '../skeleton';
import styles from './chart.module.css';
import { FiguresTable } from './figures-table';
import { type Fold, Folded } from './folded';
import { type ChartData, isNothing, RUNNING, summaryOf } from './series';

// Loaded with the first chart only.
const Plot = lazy(() => import('./plot').then(({ Plot }) => ({ default: Plot })));

const HEIGHT = 260;

interface ChartProps {
  title: string;
  data: ChartData;
  labelTitle: string;
  format: (value: number) => string;
  formatShort: (value: number) => string;
  none: string;
  table: Fold;
}

export const Chart = ({ title, data, labelTitle, format, formatShort, none, table }: ChartProps) => (
  <section className={`${card.card} ${card.padded}`} aria-label={title}>
    <div className={styles.head}>
      <h2>{title}</h2>
      <span className={styles.legend} aria-hidden="true">
        {data.series.map(({ name, color, dashed }) => (
          <span key={name} className={styles.key}>
            <i
              className={styles.stroke}
              style={{ borderTopColor: `var(--chart-${color})` }}
              data-dashed={dashed || undefined}
              data-bar={data.isStacked || undefined}
            />
            {name}
          </span>
        ))}
        {data.runningAt !== undefined && (
          <span className={styles.key}>
            <i className={styles.stroke} data-running data-bar={data.isStacked || undefined} />
            {data.labels[data.runningAt]} {RUNNING}
          </span>
        )}
      </span>
    </div>
    {isNothing(data) ? (
      <p className={styles.none} style={{ height: HEIGHT }}>
        {none}
      </p>
    ) : (
      <>
        <Suspense
          fallback={
            <div style={{ height: HEIGHT }}>
              <Bone height={HEIGHT} radius={10} />
            </div>
          }
        >
          <Plot
            height={HEIGHT}
            data={data}
            format={format}
            formatShort={formatShort}
            summary={summaryOf(title, data, format)}
          />
        </Suspense>
        <Folded title={title} {...table}>
          <FiguresTable height={HEIGHT} caption={title} data={data} labelTitle={labelTitle} format={format} />
        </Folded>
      </>
    )}
  </section>
);
