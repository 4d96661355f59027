import { useFacts } from '../../api/facts';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useSaving } from '../../api/use-saving';
import { exportProfitHistory, listProfitHistory } from '../../core/contract/profit';
import { profitTypes } from '../../core/text/profit-types';
import { Chips } from '../../ui/chips';
import { DayRange } from '../../ui/day-range';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { NothingFound } from '../../ui/nothing-found';
import { PagedList } from '../../ui/paged-list';
import { SearchInput } from '../../ui/search-input';
import { copy } from './copy';
import { EntryRow } from './entry-row';
import styles from './panel-saldo-point.module.css';

const names = ['page', 'search', 'type', 'from', 'to'] as const;
const typeOptions = [
  { value: '', label: copy.allTypes },
  ...Object.entries(profitTypes).map(([value, label]) => ({ value, label })),
];

/** Everything that moved the profit, narrowed by type, day and invoice. */
export const Mutations = () => {
  const limit = useFacts().profile.default_page_size;
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const type = typeOptions.some(({ value }) => value === state.type) ? (state.type ?? '') : '';
  const filter = {
    ...(state.search && { search: state.search }),
    ...(type && { type }),
    ...(state.from && { from: state.from }),
    ...(state.to && { to: state.to }),
  };
  const { data, meta, error, refetch } = useCall(listProfitHistory, { query: { page, limit, ...filter } });
  const file = useSaving(exportProfitHistory);
  const isNarrowed = Object.keys(filter).length > 0;
  const reset = () => change({ search: undefined, type: undefined, from: undefined, to: undefined });

  return (
    <>
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={state.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayRange from={state.from} to={state.to} onChange={change} />
        <span className={styles.export}>
          <ExportButtons
            isSaving={file.isSaving}
            fault={file.error?.message}
            onExport={(format) => void file.run({ ...filter, format }, `saldo-profit.${format}`)}
          />
        </span>
      </div>
      <Chips
        label={copy.typeLabel}
        options={typeOptions}
        value={type}
        onChange={(value) => change({ type: value })}
      />
      <PagedList
        label={copy.mutations}
        className={styles.list}
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
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </PagedList>
    </>
  );
};
