import { useMemo, useState } from 'react';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { dayRangeError } from '../../../../core/contract/day-range';
import { number } from '../../../../core/format/number';
import { useLive } from '../../../../platform/web/live-events';
import { useQueryState } from '../../../../platform/web/query-state';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { useOpenTable } from '../../../../platform/web/use-open-table';
import { useExport } from '../../../../platform/web/use-saving';
import { HeatMap } from '../../../../ui/chart/heat-map';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import { LoadState } from '../../../../ui/load-state';
import { NarrowSelect } from '../../../../ui/narrow-select';
import { PageHead } from '../../../../ui/page-head';
import { PeriodChoice } from '../../../../ui/period-choice';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { SkeletonCard } from '../../../../ui/skeleton';
import { ORDER_SOURCES, orderSourceWord } from '../../../orders/text/order-source';
import { exportStatistic, getStatistic, type Statistic } from '../../contract/statistic';
import { type StatisticPeriod, statisticPeriods, USUAL_PERIOD } from '../../domain/period';
import { OrdersChart, ProfitChart } from './charts';
import { copy } from './copy';
import { Brands, Items, Reasons, Sources, Staff } from './parts';
import { slotsOf } from './slots';
import { comparedText, hourText } from './spans';
import styles from './statistic.module.css';
import { TotalsCard } from './totals';

const days = [
  { short: 'Sen', full: 'Senin' },
  { short: 'Sel', full: 'Selasa' },
  { short: 'Rab', full: 'Rabu' },
  { short: 'Kam', full: 'Kamis' },
  { short: 'Jum', full: 'Jumat' },
  { short: 'Sab', full: 'Sabtu' },
  { short: 'Min', full: 'Minggu' },
];
const hours = Array.from({ length: 24 }, (_, hour) => hourText(hour));

const Week = ({ week }: { week: number[] }) => {
  const table = useOpenTable('statistic-week');
  const most = Math.max(...week);
  const at = week.indexOf(most);
  const day = days[Math.floor(at / hours.length)]?.full ?? '';
  return (
    <HeatMap
      title={copy.week}
      said={copy.busiest(day, hours[at % hours.length] ?? '', number(most))}
      {...{ days, hours, table }}
      hourTitle={copy.hour}
      values={week}
      format={(value) => number(value)}
      least={copy.few}
      most={copy.many}
      none={copy.noOrders}
    />
  );
};

const askedNames = ['period', 'from', 'to', 'category', 'source'] as const;

type AddressState = Partial<Record<(typeof askedNames)[number], string | undefined>>;

interface Query {
  period?: StatisticPeriod;
  from?: string;
  to?: string;
  category?: string;
  source?: number;
}

const stretchOf = ({ period }: AddressState): StatisticPeriod =>
  statisticPeriods.find((one) => one === period) ?? USUAL_PERIOD;

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '');

/** Null for days that the server would refuse. */
function queryOf(state: AddressState): Query | null {
  const { from, to } = state;
  if (dayRangeError({ from, to })) return null;
  return {
    ...(from && to ? { from, to } : { period: stretchOf(state) }),
    ...(isId(state.category) && { category: state.category }),
    ...(/^[1-4]$/.test(state.source ?? '') && { source: Number(state.source) }),
  };
}

interface NarrowingProps {
  state: AddressState;
  categories: Statistic['categories'];
  onChange: (part: AddressState) => void;
}

const sources = ORDER_SOURCES.map((source) => ({ value: String(source), label: orderSourceWord(source) }));

const Narrowing = ({ state, categories, onChange }: NarrowingProps) => (
  <>
    <NarrowSelect
      label={copy.category}
      all={copy.allCategories}
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={state.category ?? ''}
      onChange={(category) => onChange({ category: category || undefined })}
    />
    <NarrowSelect
      label={copy.source}
      all={copy.allSources}
      options={sources}
      value={state.source ?? ''}
      onChange={(source) => onChange({ source: source || undefined })}
    />
  </>
);

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
