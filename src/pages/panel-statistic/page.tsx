import { useMemo, useState } from 'react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { dayRangeError } from '../../core/contract/day-range';
import { getPanelStatistic, type PanelStatistic } from '../../core/contract/panel-statistic';
import { comparedText } from '../../features/statistic/spans';
import { useChanges } from '../../screens/parts/use-changes';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { buttonClass } from '../../ui/plain/button-class';
import { Notice } from '../../ui/plain/notice';
import { SkeletonCard } from '../../ui/skeleton';
import { CountsChart, MoneyChart } from './charts';
import { copy } from './copy';
import { Methods } from './methods';
import { PanelPeriod } from './panel-period';
import styles from './panel-statistic.module.css';
import { periodOf } from './period';
import { Brands, Reasons, Statuses, TopItems } from './ranks';
import { Recommendations } from './recommendations';
import { beforeWord, slotsOf } from './slots';
import { TopMembers } from './top-members';
import { TotalsCard } from './totals';

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
      <TotalsCard now={now} before={before} beforeName={beforeWord(statistic)} />
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
      <div className={styles.triple}>
        <TopItems items={statistic.top_items} />
        <Statuses statuses={statistic.statuses} />
        <Reasons reasons={statistic.failure_reasons} />
      </div>
    </div>
  );
};

export default PanelStatisticPage;
