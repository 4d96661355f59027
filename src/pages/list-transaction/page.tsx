import { Link } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useSaving } from '../../api/use-saving';
import { exportTransactions, listTransactions } from '../../core/contract/transaction';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { Chips } from '../../ui/chips';
import { DayRange } from '../../ui/day-range';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { SearchInput } from '../../ui/search-input';
import { TransactionCard } from '../../ui/transaction-card';
import { copy } from './copy';
import styles from './list-transaction.module.css';

const LIMIT = 10;
const names = ['page', 'search', 'status', 'from', 'to'] as const;
type Status = (typeof copy.statuses)[number]['value'];

/** /list-transaction: cards with filters by state, day and text, all in the URL. */
const ListTransactionPage = () => {
  const { can } = useFacts();
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
    query: { page, limit: LIMIT, ...filter },
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
      <section className={`${card.card} ${styles.list}`} aria-label={copy.title}>
        <LoadState data={data} error={error} onRetry={() => void refetch()}>
          {(rows) =>
            rows.length > 0 ? (
              rows.map((row) => <TransactionCard key={row.id} transaction={row} mayBuy={mayBuy} />)
            ) : isNarrowed ? (
              <EmptyState
                drawing="search"
                title={copy.notFound}
                hint={copy.notFoundHint}
                action={
                  <Button tone="quiet" onClick={reset}>
                    {actions.resetFilter}
                  </Button>
                }
              />
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
        </LoadState>
      </section>
      {meta && meta.total > 0 && (
        <Pager
          page={page}
          limit={LIMIT}
          total={meta.total}
          unit={copy.unit}
          onPage={(next) => change({ page: String(next) })}
        />
      )}
    </>
  );
};

export default ListTransactionPage;
