import { useState } from 'react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { getPanelStatistic } from '../../core/contract/panel-statistic';
import { date } from '../../core/format/date';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { buttonClass } from '../../ui/plain/button-class';
import { Notice } from '../../ui/plain/notice';
import { SkeletonCard } from '../../ui/skeleton';
import { Charts } from './charts';
import { copy } from './copy';
import styles from './panel-statistic.module.css';
import { periodOf } from './period';
import { PeriodChoice } from './period-choice';
import { Reasons, Statuses, TopItems } from './ranks';
import { Recommendations } from './recommendations';
import { TotalsCard } from './totals';

const names = ['days', 'from', 'to'] as const;
/** Midday, so that no zone moves the day. */
const dayText = (day: string): string => date(`${day}T12:00:00+07:00`);

/** /panel/statistic: where panel mode starts; what the website sold in a period, beside the one before. */
const PanelStatisticPage = () => {
  const { profile } = useFacts();
  const [state, change] = useQueryState(names);
  const [wantsRange, wantRange] = useState(state.from !== undefined || state.to !== undefined);
  const period = periodOf(state);
  const { data, error, refetch } = useCall(
    getPanelStatistic,
    { query: period ?? {} },
    { enabled: period !== null },
  );
  useLive('resync', () => void refetch());

  const hint = data
    ? copy.compared(
        `${dayText(data.from)} – ${dayText(data.to)}`,
        `${dayText(data.previous_from)} – ${dayText(data.previous_to)}`,
      )
    : ' ';
  return (
    <>
      <PageHead
        title={copy.title}
        hint={hint}
        extra={
          <PeriodChoice
            state={state}
            period={period}
            wantsRange={wantsRange}
            onRange={wantRange}
            onChange={change}
          />
        }
      />
      {period === null && (
        <div className={styles.notice}>
          <Notice urgent>{copy.wrongRange}</Notice>
        </div>
      )}
      <LoadState
        data={data}
        error={error}
        onRetry={() => void refetch()}
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
            <div className={styles.page}>
              <TotalsCard now={statistic.now} before={statistic.before} />
              <Charts days={statistic.days} dayText={dayText} />
              <Recommendations />
              <div className={styles.triple}>
                <TopItems items={statistic.top_items} />
                <Statuses statuses={statistic.statuses} />
                <Reasons reasons={statistic.failure_reasons} />
              </div>
            </div>
          )
        }
      </LoadState>
    </>
  );
};

export default PanelStatisticPage;
