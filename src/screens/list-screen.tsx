import { useList } from '@refinedev/core';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { asApiError } from '../api/api-error';
import { useFacts } from '../api/facts';
import type { EntityRow } from '../core/contract/entity';
import type { ResourceModel } from '../core/schema/model';
import { actions } from '../core/text/actions';
import { FieldDoorsContext } from '../fields/doors';
import card from '../ui/card.module.css';
import { EmptyState } from '../ui/empty-state';
import { LoadFailed } from '../ui/load-failed';
import { PageHead } from '../ui/page-head';
import { Pager } from '../ui/pager';
import { Button } from '../ui/plain/button';
import { buttonClass } from '../ui/plain/button-class';
import { SearchInput } from '../ui/search-input';
import { SkeletonList } from '../ui/skeleton';
import { DetailDrawer } from './detail/detail-drawer';
import { ActiveFilters } from './list/active-filters';
import { ColumnChoice } from './list/column-choice';
import { EntityExport } from './list/entity-export';
import { EntityTable } from './list/entity-table';
import { FilterPanel } from './list/filter-panel';
import styles from './list/list.module.css';
import { PAGE_SIZES, refineWish, useListState } from './list/list-state';
import { useDeletion } from './parts/use-deletion';
import { useDoors } from './parts/use-doors';

interface ListScreenProps {
  resource: ResourceModel;
}

/** List of any declared resource: paging, search, filters, sort and columns, all in the URL. */
const ListScreen = ({ resource }: ListScreenProps) => {
  const { state, change } = useListState(resource);
  const navigate = useNavigate();
  const doors = useDoors(resource);
  const { data, isLoading, isFetching, error, refetch } = useList<EntityRow>({
    resource: resource.name,
    ...refineWish(state),
    queryOptions: { keepPreviousData: true },
    errorNotification: false,
  });
  const askDelete = useDeletion(resource, () => state.open && change({ open: undefined }));

  const { show } = resource.paths;
  const open = (row: EntityRow) => (show ? navigate(`${show}?q=${row.id}`) : change({ open: row.id }));
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const label = resource.label.toLowerCase();
  const total = data?.total ?? 0;

  const body = () => {
    if (isLoading) return <SkeletonList rows={state.limit} />;
    if (error && !data) {
      const failure = asApiError(error);
      return (
        <LoadFailed message={failure.message} requestId={failure.request_id} onRetry={() => void refetch()} />
      );
    }
    if (total === 0) {
      return isNarrowed ? (
        <EmptyState
          drawing="search"
          title="Data tidak ditemukan"
          hint="Coba ubah kata kunci atau filter."
          action={
            <Button tone="quiet" onClick={() => change({ search: '', filters: {} })}>
              {actions.resetFilter}
            </Button>
          }
        />
      ) : (
        <EmptyState title={`Belum ada ${label}`} action={<NewButton resource={resource} />} />
      );
    }
    return (
      <EntityTable
        resource={resource}
        rows={data?.data ?? []}
        state={state}
        isFetching={isFetching}
        onSort={(sort) => change({ sort })}
        onOpen={open}
        onDelete={(row) => void askDelete(row)}
      />
    );
  };

  return (
    <FieldDoorsContext.Provider value={doors}>
      <PageHead
        title={resource.label}
        hint={resource.description}
        extra={<NewButton resource={resource} />}
      />
      <section className={card.card} aria-label={`Daftar ${label}`}>
        <div className={styles.bar}>
          {resource.search && (
            <div className={styles.search}>
              <SearchInput
                label={`Cari ${label}`}
                value={state.search}
                onSearch={(search) => change({ search })}
              />
            </div>
          )}
          {resource.filters && (
            <FilterPanel
              resource={resource}
              filters={state.filters}
              onChange={(filters) => change({ filters })}
            />
          )}
          <div className={styles.tools}>
            <ColumnChoice
              resource={resource}
              columns={state.columns}
              onChange={(columns) => change({ columns })}
            />
            {resource.can.includes('export') && <EntityExport resource={resource} state={state} />}
          </div>
        </div>
        <ActiveFilters
          resource={resource}
          filters={state.filters}
          onChange={(filters) => change({ filters })}
        />
        {body()}
        {total > 0 && (
          <Pager
            page={state.page}
            limit={state.limit}
            total={total}
            unit={label}
            sizes={PAGE_SIZES}
            onPage={(page) => change({ page })}
            onSize={(limit) => change({ limit, page: 1 })}
          />
        )}
      </section>
      {!show && state.open && (
        <DetailDrawer
          resource={resource}
          id={state.open}
          onClose={() => change({ open: undefined })}
          onDelete={(row) => void askDelete(row)}
        />
      )}
    </FieldDoorsContext.Provider>
  );
};

const NewButton = ({ resource }: ListScreenProps) => {
  const { can } = useFacts();
  const { create } = resource.paths;
  if (!create || !can(`${resource.name}:create`).can) return null;
  return (
    <Link className={buttonClass()} to={create}>
      <Plus size={18} aria-hidden="true" />
      {actions.add} {resource.label}
    </Link>
  );
};

export default ListScreen;
