import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useSaving } from '../../api/use-saving';
import { exportBalanceHistory, listBalanceHistory } from '../../core/contract/balance';
import { balanceTypes } from '../../core/text/balance-types';
import { Chips } from '../../ui/chips';
import { DayRange } from '../../ui/day-range';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { NothingFound } from '../../ui/nothing-found';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { SearchInput } from '../../ui/search-input';
import { useAfterChange } from '../../ui/use-after-change';
import { copy } from './copy';
import { EntryRow } from './entry-row';
import styles from './history-balance.module.css';
import { Summary } from './summary';

const names = ['page', 'search', 'type', 'direction', 'from', 'to'] as const;
const typeOptions = [
  { value: '', label: copy.allTypes },
  ...Object.entries(balanceTypes).map(([value, label]) => ({ value, label })),
];

/** /history-balance: the ledger of the balance as its owner reads it. */
const HistoryBalancePage = () => {
  const { balance, profile } = useFacts();
  const limit = profile.default_page_size;
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const type = typeOptions.some(({ value }) => value === state.type) ? (state.type ?? '') : '';
  const direction = copy.directions.find(({ value }) => value === state.direction)?.value ?? '';
  const filter = {
    ...(state.search && { search: state.search }),
    ...(type && { type }),
    ...(direction && { direction }),
    ...(state.from && { from: state.from }),
    ...(state.to && { to: state.to }),
  };
  const { data, meta, error, refetch } = useCall(listBalanceHistory, {
    query: { page, limit, ...filter },
  });
  const file = useSaving(exportBalanceHistory);
  useLive('resync', () => void refetch());
  // Whatever moved it (a purchase, a top-up, an operator), a changed balance is a new row.
  useAfterChange(balance.main, () => void refetch());

  const isNarrowed = Object.keys(filter).length > 0;
  const reset = () =>
    change({ search: undefined, type: undefined, direction: undefined, from: undefined, to: undefined });

  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        extra={
          <ExportButtons
            isSaving={file.isSaving}
            fault={file.error?.message}
            onExport={(format) => void file.run({ ...filter, format }, `riwayat-saldo.${format}`)}
          />
        }
      />
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={state.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayRange from={state.from} to={state.to} onChange={change} />
      </div>
      <div className={styles.chips}>
        <Chips
          label={copy.directionLabel}
          options={[...copy.directions]}
          value={direction}
          onChange={(value) => change({ direction: value })}
        />
        <Chips
          label={copy.typeLabel}
          options={typeOptions}
          value={type}
          onChange={(value) => change({ type: value })}
        />
      </div>
      {meta && <Summary meta={meta} />}
      <PagedList
        label={copy.title}
        data={data}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        limit={limit}
        total={meta?.total ?? 0}
        unit={copy.unit}
        onPage={(next) => change({ page: String(next) })}
        empty={
          isNarrowed ? (
            <NothingFound onReset={reset} />
          ) : (
            <EmptyState title={copy.empty} hint={copy.emptyHint} />
          )
        }
      >
        {(row) => <EntryRow key={row.id} entry={row} />}
      </PagedList>
    </>
  );
};

export default HistoryBalancePage;
