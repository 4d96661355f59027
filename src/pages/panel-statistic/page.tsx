import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { getPanelStatistic } from '../../core/contract/panel';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { SkeletonCard } from '../../ui/skeleton';
import { copy } from './copy';
import { Daily } from './daily';
import styles from './panel-statistic.module.css';
import { TopItems } from './top-items';
import { TotalsCard } from './totals';

/** /panel/statistic: where panel mode starts. */
const PanelStatisticPage = () => {
  const { data, error, refetch } = useCall(getPanelStatistic);
  useLive('resync', () => void refetch());
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <LoadState
        data={data}
        error={error}
        onRetry={() => void refetch()}
        skeleton={
          <div className={styles.page}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard height={300} />
          </div>
        }
      >
        {(statistic) => (
          <div className={styles.page}>
            <TotalsCard
              title={copy.today}
              now={statistic.today}
              before={statistic.yesterday}
              since={copy.fromYesterday}
            />
            <TotalsCard
              title={copy.month}
              now={statistic.last_30_days}
              before={statistic.previous_30_days}
              since={copy.fromPrevious}
            />
            <div className={styles.pair}>
              <Daily days={statistic.days} />
              <TopItems items={statistic.top_items} />
            </div>
          </div>
        )}
      </LoadState>
    </>
  );
};

export default PanelStatisticPage;
