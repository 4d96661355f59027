import { ChartSpline } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '../../../../admin/web/session/use-may';
import { number } from '../../../../core/format/number';
import { COST } from '../../../../core/session/roles';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import { Bone } from '../../../../ui/skeleton';
import { Sparkline } from '../../../../ui/sparkline';
import text from '../../../../ui/text.module.css';
import type { DashboardCharts, DashboardTotals } from '../../../orders/contract/dashboard';
import { copy } from './copy';
import { Quiet } from './quiet';
import styles from './today.module.css';
import type { TotalsState } from './use-totals';

export const Today = ({ totals, charts }: TotalsState) => (
  <Quiet call={totals} skeleton={<TodaySkeleton />}>
    {(data) => <Figures totals={data} days={charts.data?.days ?? []} />}
  </Quiet>
);

const Figures = ({ totals, days }: { totals: DashboardTotals; days: DashboardCharts['days'] }) => {
  const seesCost = useMay(COST).can;
  const refunds = days.reduce((sum, { refund }) => sum + refund, 0);
  const isQuiet = days.length > 0 && days.every(({ trx, refund }) => trx === 0 && refund === 0);
  return (
    <section
      className={`${card.card} ${styles.today}`}
      aria-label={copy.today}
      data-quiet={isQuiet ? '' : undefined}
    >
      <Figure
        name={copy.trx}
        value={number(totals.trx_today)}
        beside={copy.trxMore(totals.trx_today - totals.trx_yesterday)}
        course={days.map(({ trx }) => trx)}
      />
      <Figure
        name={seesCost ? copy.spent : copy.sold}
        value={<Money amount={totals.spent_today} />}
        beside={totals.spent_average && copy.average(totals.spent_average)}
        course={days.map(({ spent }) => spent)}
      />
      <Figure
        name={copy.refund}
        value={<Money amount={totals.refund_today} />}
        beside={days.length > 0 && copy.refundWeeks(refunds)}
        course={days.map(({ refund }) => refund)}
      />
      {isQuiet && (
        <p className={styles.quiet}>
          <ChartSpline size={18} aria-hidden="true" />
          {copy.noCourse(days.length)}
        </p>
      )}
    </section>
  );
};

interface FigureProps {
  name: string;
  value: ReactNode;
  beside: ReactNode;
  course: number[];
}

const Figure = ({ name, value, beside, course }: FigureProps) => (
  <div className={styles.figure}>
    <h2 className={styles.name}>{name}</h2>
    <p className={styles.value}>{value}</p>
    <p className={text.small}>{beside}</p>
    <div className={styles.course}>
      <Sparkline values={course} isRunning />
    </div>
  </div>
);

const TodaySkeleton = () => (
  <div className={`${card.card} ${styles.today}`} role="status">
    <span className="sr-only">Memuat…</span>
    {[0, 1, 2].map((index) => (
      <div key={index} className={styles.figure} aria-hidden="true">
        <div className={styles.name}>
          <Bone width="60%" height={12} />
        </div>
        <div className={styles.value}>
          <Bone width="70%" height={26} />
        </div>
        <div className={text.small}>
          <Bone width="50%" height={10} />
        </div>
      </div>
    ))}
  </div>
);
