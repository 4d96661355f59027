import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useListing } from '../../../../admin/web/data/use-listing';
import { useFacts } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { useLive } from '../../../../platform/web/live-events';
import { useQueryState } from '../../../../platform/web/query-state';
import { callKey, useCall } from '../../../../platform/web/use-call';
import { useExport } from '../../../../platform/web/use-saving';
import { Chips } from '../../../../ui/chips';
import { DayChoice } from '../../../../ui/day-choice';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { Segmented } from '../../../../ui/plain/segmented';
import { SearchInput } from '../../../../ui/search-input';
import { SkeletonCard } from '../../../../ui/skeleton';
import { useAfterChange } from '../../../../ui/use-after-change';
import { listWithdrawals } from '../../../withdrawals/contract';
import { profitSource } from '../../../withdrawals/web/withdraw/access';
import { useWayOut } from '../../../withdrawals/web/withdraw/use-way-out';
import { WayOutTab, wayOutTabs } from '../../../withdrawals/web/withdraw/way-out-tab';
import { exportProfitHistory, getProfitBalance, listProfitHistory, type ProfitBalance } from '../../contract';
import { profitTypes } from '../../text';
import { BalanceCard } from './balance-card';
import { copy } from './copy';
import { EntryRow } from './entry-row';
import styles from './panel-saldo-point.module.css';

const typeOptions = [
  { value: '', label: copy.allTypes },
  ...Object.entries(profitTypes).map(([value, label]) => ({ value, label })),
];

const Mutations = () => {
  const { rows, filter, chosen, change } = useListing(listProfitHistory);
  const file = useExport(exportProfitHistory, filter, 'saldo-profit');

  return (
    <>
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={chosen.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayChoice from={chosen.from} to={chosen.to} onChange={change} />
        <span className={styles.export}>
          <ExportButtons {...file} />
        </span>
      </div>
      <Chips
        label={copy.typeLabel}
        options={typeOptions}
        value={chosen.type ?? ''}
        onChange={(value) => change({ type: value })}
      />
      <PagedList
        label={copy.mutations}
        className={styles.list}
        rows={rows}
        unit={copy.unit}
        empty={<EmptyState title={copy.empty} hint={copy.emptyHint} />}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </PagedList>
    </>
  );
};

const HERE = '/panel/saldo-point/data';
/** Maximum of a browser timer, in milliseconds. */
const LONGEST = 24 * 3_600_000;

function useRefreshAll(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const endpoint of [getProfitBalance, listProfitHistory, listWithdrawals])
      void cache.invalidateQueries(callKey(endpoint));
  }, [cache]);
}

/** Refreshes after a balance change, a decided withdrawal, a reconnect, and the end of a hold. */
function useFresh(profit: ProfitBalance | undefined): void {
  const { balance } = useFacts();
  const refresh = useRefreshAll();
  useLive('resync', refresh);
  useLive('notification', ({ link }) => {
    if (link === HERE) refresh();
  });

  useAfterChange(balance.panel, refresh);

  const free = profit?.next_free ? Date.parse(profit.next_free.at) - Date.parse(profit.server_time) : null;
  useEffect(() => {
    if (free === null) return undefined;
    const timer = setTimeout(refresh, Math.min(LONGEST, Math.max(1_000, free + 500)));
    return () => clearTimeout(timer);
  }, [free, refresh]);
}

const tabs = [{ value: 'mutasi', label: copy.mutations }, ...wayOutTabs] as const;
const names = ['tab', 'search', 'type', 'from', 'to'] as const;
type Tab = (typeof tabs)[number]['value'];

const PanelSaldoPointPage = () => {
  const withdraws = useMay('panel.saldo_profit.action');
  const lists = useMay(listWithdrawals.object).can;
  const mayWithdraw = lists && withdraws.can;
  const [state, change] = useQueryState(names);
  const tab: Tab = (lists && tabs.find(({ value }) => value === state.tab)?.value) || 'mutasi';
  const { data, error, refetch } = useCall(getProfitBalance);
  useFresh(data);
  const wayOut = useWayOut(profitSource, data);

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      {mayWithdraw && wayOut.notice}
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonCard height={196} />}>
        {(profit) => <BalanceCard profit={profit}>{mayWithdraw && wayOut.button}</BalanceCard>}
      </LoadState>
      {lists && (
        <div className={styles.tabs}>
          <Segmented<Tab>
            variant="tabs"
            label={copy.tabs}
            options={[...tabs]}
            value={tab}
            // Filters of one tab do not apply to another.
            onChange={(next) =>
              change({ tab: next, search: undefined, type: undefined, from: undefined, to: undefined })
            }
          />
        </div>
      )}
      {tab === 'mutasi' ? <Mutations /> : <WayOutTab tab={tab} source={profitSource} />}
      {wayOut.dialog}
    </>
  );
};

export default PanelSaldoPointPage;
