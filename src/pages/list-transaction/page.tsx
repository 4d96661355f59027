import { Link } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useSaving } from '../../api/use-saving';
import { exportTransactions, listTransactions } from '../../core/contract/transaction';
import { actions } from '../../core/text/actions';
import { Chips } from '../../ui/chips';
import { DayRange } from '../../ui/day-range';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { NothingFound } from '../../ui/nothing-found';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { buttonClass } from '../../ui/plain/button-class';
import { SearchInput } from '../../ui/search-input';
import { TransactionCard } from '../../ui/transaction-card';
import { copy } from './copy';
import styles from './list-transaction.module.css';

const names = ['page', 'search', 'status', 'from', 'to'] as const;
type Status = (typeof copy.statuses)[number]['value'];

/** /list-transaction: cards with filters by state, day and text, all in the URL. */
const ListTransactionPage = () => {
  const { can, profile } = useFacts();
  const limit = profile.default_page_size;
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const status = copy.statuses.find(({ value }) => value === state.status)?.value ?? '';
  const filter = {
    ...(state.search && { search: state.search }),
    ...(status && { status }),
    ...(state.from && { from: state.from }),
    ...(state.to && { to: state.to }),
  };
  const { data, meta, error, refetch } = useCall(listTransactions, {
    query: { page, limit, ...filter },
  });
  const file = useSaving(exportTransactions);
  useLive('transaction', () => void refetch());
  useLive('resync', () => void refetch());

  const mayBuy = can('product.order').can;
  const isNarrowed = Object.keys(filter).length > 0;
  const reset = () => change({ search: undefined, status: undefined, from: undefined, to: undefined });

  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        extra={
          <ExportButtons
            isSaving={file.isSaving}
            fault={file.error?.message}
            onExport={(format) => void file.run({ ...filter, format }, `transaksi.${format}`)}
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
      <Chips<Status>
        label={copy.statusLabel}
        options={[...copy.statuses]}
        value={status}
        onChange={(value) => change({ status: value })}
      />
      <PagedList
        label={copy.title}
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
            <EmptyState
              title={copy.empty}
              hint={copy.emptyHint}
              action={
                mayBuy && (
                  <Link className={buttonClass()} to="/product/data">
                    {actions.buyProduct}
                  </Link>
                )
              }
            />
          )
        }
      >
        {(row) => <TransactionCard key={row.id} transaction={row} mayBuy={mayBuy} />}
      </PagedList>
    </>
  );
};

export default ListTransactionPage;
