import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useChanges } from '../../../../admin/web/parts/use-changes';
import { useFacts } from '../../../../admin/web/session/facts';
import { dayRangeError } from '../../../../core/contract/day-range';
import { number } from '../../../../core/format/number';
import { useLive } from '../../../../platform/web/live-events';
import { useQueryState } from '../../../../platform/web/query-state';
import { useCall } from '../../../../platform/web/use-call';
import { useSaving } from '../../../../platform/web/use-saving';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { PeriodChoice } from '../../../../ui/period-choice';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { FieldError } from '../../../../ui/plain/field-error';
import { Notice } from '../../../../ui/plain/notice';
import { Shares } from '../../../../ui/shares';
import { SkeletonCard } from '../../../../ui/skeleton';
import {
  exportPanelStatistic,
  getPanelStatistic,
  type PanelShare,
  type PanelStatistic,
  periods,
} from '../../../shops/contract/panel-statistic';
import { beforeWord, slotsOf } from '../../../statistics/web/statistic/slots';
import { comparedText } from '../../../statistics/web/statistic/spans';
import { CountsChart, MoneyChart } from './charts';
import { copy } from './copy';
import styles from './panel-statistic.module.css';
import { Brands, Reasons, Searches, Statuses, TopItems } from './ranks';
import { Recommendations } from './recommendations';
import { TopMembers } from './top-members';
import { TotalsCard } from './totals';

interface AskedPeriod {
  days?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type Period = { days: number } | { from: string; to: string };

/** Null for days that the server would refuse. */
function periodOf({ days, from, to }: AskedPeriod): Period | null {
  if (dayRangeError({ from, to })) return null;
  if (from && to) return { from, to };
  return { days: periods.find((one) => String(one) === days) ?? 30 };
}

interface PanelPeriodProps {
  state: AskedPeriod;
  period: Period | null;
  shown: Pick<PanelStatistic, 'from' | 'to'> | undefined;
  wantsRange: boolean;
  onRange: (wants: boolean) => void;
  onChange: (part: AskedPeriod) => void;
}

const options = periods.map((days) => ({ value: String(days), label: copy.periods[days] }));

const PanelPeriod = ({ state, period, shown, wantsRange, onRange, onChange }: PanelPeriodProps) => {
  const file = useSaving(exportPanelStatistic);
  return (
    <PeriodChoice
      options={options}
      chosen={String(period && 'days' in period ? period.days : 30)}
      {...{ from: state.from, to: state.to, shown, wantsRange, onRange }}
      onStretch={(days) => onChange({ days, from: undefined, to: undefined })}
      onDays={(range) => onChange({ days: undefined, ...range })}
    >
      <Button
        tone="quiet"
        icon={<Download size={18} />}
        loading={file.isSaving}
        disabled={period === null}
        aria-label={copy.exportLabel}
        onClick={() => period && void file.run({ ...period, format: 'csv' }, 'statistik-panel.csv')}
      >
        {copy.export}
      </Button>
      <FieldError error={file.error?.message} />
    </PeriodChoice>
  );
};

const Methods = ({ methods, omzet }: { methods: PanelShare[]; omzet: number }) => (
  <Shares
    title={copy.methods}
    hint={methods.length > 0 ? copy.methodsHint : copy.topItemsEmpty}
    whole={omzet}
    shares={methods.map(({ name, orders, omzet: size }) => ({
      ...{ name: name ?? copy.rest, size, isRest: name === null },
      count: `${number(orders)} ${copy.unit}`,
    }))}
  />
);

const names = ['days', 'from', 'to'] as const;
const ORDERS = { name: 'panel-transaction' };

const PanelStatisticPage = () => {
  const { profile } = useFacts();
  const [state, change] = useQueryState(names);
  const [wantsRange, wantRange] = useState(state.from !== undefined || state.to !== undefined);
  const period = periodOf(state);
  const wrong = dayRangeError(state);
  const { data, error, refetch } = useCall(
    getPanelStatistic,
    { query: period ?? {} },
    { enabled: period !== null },
  );
  useLive('resync', () => void refetch());
  // A single day is live; longer periods are not refreshed.
  useChanges(ORDERS, () => data?.hours.length && void refetch());

  const hint = data && !wrong ? comparedText(data) : ' ';
  return (
    <>
      <PageHead
        title={copy.title}
        hint={hint}
        extra={
          <PanelPeriod
            state={state}
            period={period}
            shown={data}
            wantsRange={wantsRange}
            onRange={wantRange}
            onChange={change}
          />
        }
      />
      {wrong ? (
        <div className={styles.notice}>
          <Notice urgent>{wrong}</Notice>
        </div>
      ) : (
        <LoadState
          data={data}
          error={error}
          onRetry={refetch}
          skeleton={
            <div className={styles.page}>
              <SkeletonCard height={132} />
              <SkeletonCard height={352} />
              <SkeletonCard height={352} />
              <SkeletonCard height={352} />
            </div>
          }
        >
          {(statistic) =>
            statistic.is_new ? (
              <div className={styles.page}>
                <EmptyState
                  title={copy.empty}
                  hint={copy.emptyHint}
                  action={
                    profile.panel?.url && (
                      <a className={buttonClass()} href={profile.panel.url} target="_blank" rel="noreferrer">
                        {copy.openWebsite}
                      </a>
                    )
                  }
                />
                <Recommendations />
              </div>
            ) : (
              <Figures statistic={statistic} />
            )
          }
        </LoadState>
      )}
    </>
  );
};

const Figures = ({ statistic }: { statistic: PanelStatistic }) => {
  const { now, before, top_members } = statistic;
  const slots = useMemo(() => slotsOf(statistic), [statistic]);
  return (
    <div className={styles.page}>
      <TotalsCard
        {...{ now, before }}
        beforeName={beforeWord(statistic)}
        isRunning={statistic.previous_until !== null}
      />
      <div className={styles.beside}>
        <MoneyChart slots={slots} of="omzet" />
        <Brands brands={statistic.brands} omzet={now.omzet} />
      </div>
      <div className={top_members ? styles.beside : undefined}>
        {top_members && <TopMembers members={top_members} />}
        <Methods methods={statistic.methods} omzet={now.omzet} />
      </div>
      <div className={styles.halves}>
        <MoneyChart slots={slots} of="profit" />
        <CountsChart slots={slots} />
      </div>
      <Recommendations />
      <div className={styles.ranks}>
        <TopItems items={statistic.top_items} />
        <Statuses statuses={statistic.statuses} />
        <Reasons reasons={statistic.failure_reasons} />
        <Searches searches={statistic.searches} />
      </div>
    </div>
  );
};

export default PanelStatisticPage;
