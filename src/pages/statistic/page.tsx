import { useMemo, useState } from 'react';
import { useKnownPath } from '../../api/known-path';
import { useLive } from '../../api/live-events';
import { useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { useExport } from '../../api/use-saving';
import { dayRangeError } from '../../core/contract/day-range';
import { exportStatistic, getStatistic, type Statistic } from '../../core/contract/statistic';
import { statisticPeriods } from '../../core/statistic/period';
import { PeriodChoice } from '../../features/statistic/period-choice';
import { comparedText } from '../../features/statistic/spans';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { SkeletonCard } from '../../ui/skeleton';
import { askedNames, queryOf, stretchOf } from './asked';
import { OrdersChart, ProfitChart } from './charts';
import { copy } from './copy';
import { Narrowing } from './narrowing';
import { Brands, Items, Reasons, Sources, Staff } from './parts';
import { slotsOf } from './slots';
import styles from './statistic.module.css';
import { TotalsCard } from './totals';
import { Week } from './week';

const options = statisticPeriods.map((value) => ({ value, label: copy.periods[value] }));

const StatisticPage = () => {
  const [state, change] = useQueryState(askedNames);
  const [wantsRange, wantRange] = useState(state.from !== undefined || state.to !== undefined);
  const query = queryOf(state);
  const wrong = dayRangeError(state);
  const { data, error, refetch } = useCall(getStatistic, { query: query ?? {} }, { enabled: query !== null });
  const file = useExport(exportStatistic, query ?? {}, copy.file);
  // A single day is live; longer periods are not refreshed.
  const soon = useGathered(() => void refetch());
  useLive('transaction', () => data?.hours.length && soon());
  useLive('resync', soon);

  return (
    <>
      <PageHead title={copy.title} hint={data && !wrong ? comparedText(data) : ' '} />
      <div className={styles.choices}>
        <PeriodChoice
          options={options}
          chosen={stretchOf(state)}
          {...{ from: state.from, to: state.to, shown: data, wantsRange }}
          onRange={wantRange}
          onStretch={(period) => change({ period, from: undefined, to: undefined })}
          onDays={(range) => change({ period: undefined, ...range })}
        />
        <Narrowing state={state} categories={data?.categories ?? []} onChange={change} />
        {query !== null && <ExportButtons {...file} />}
      </div>
      {wrong ? (
        <div className={styles.notice}>
          <Notice urgent>{wrong}</Notice>
        </div>
      ) : (
        <LoadState data={data} error={error} onRetry={() => void refetch()} skeleton={<Skeleton />}>
          {(statistic) =>
            statistic.is_new ? (
              <Empty />
            ) : (
              <Figures
                statistic={statistic}
                isNarrowed={query?.category !== undefined || query?.source !== undefined}
              />
            )
          }
        </LoadState>
      )}
    </>
  );
};

export default StatisticPage;

const Figures = ({ statistic, isNarrowed }: { statistic: Statistic; isNarrowed: boolean }) => {
  const slots = useMemo(() => slotsOf(statistic), [statistic]);
  return (
    <div className={styles.page}>
      <TotalsCard statistic={statistic} isNarrowed={isNarrowed} />
      <div className={styles.halves}>
        {statistic.now.profit !== null && <ProfitChart slots={slots} />}
        <OrdersChart slots={slots} />
      </div>
      <div className={styles.halves}>
        <Brands statistic={statistic} />
        <Items statistic={statistic} />
      </div>
      <div className={styles.halves}>
        <Week week={statistic.week} />
        <div className={styles.page}>
          <Sources statistic={statistic} />
          <Staff statistic={statistic} />
          <Reasons reasons={statistic.reasons} />
        </div>
      </div>
    </div>
  );
};

const Empty = () => {
  const isKnown = useKnownPath();
  return (
    <EmptyState
      title={copy.empty}
      hint={copy.emptyHint}
      action={isKnown('/product/data') && <ButtonLink to="/product/data">{copy.buy}</ButtonLink>}
    />
  );
};

const Skeleton = () => (
  <div className={styles.page}>
    <SkeletonCard height={220} />
    <SkeletonCard height={352} />
    <SkeletonCard height={352} />
  </div>
);
