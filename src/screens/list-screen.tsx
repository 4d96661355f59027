import { CreateButton } from '@refinedev/antd';
import { useList } from '@refinedev/core';
import { Pagination } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../api/api-error';
import type { EntityRow } from '../core/contract/entity';
import { number } from '../core/format/number';
import type { ResourceModel } from '../core/schema/model';
import { actions } from '../core/text/actions';
import { FieldDoorsContext } from '../fields/doors';
import card from '../ui/card.module.css';
import { EmptyState } from '../ui/empty-state';
import { LoadFailed } from '../ui/load-failed';
import { PageHead } from '../ui/page-head';
import { Button } from '../ui/plain/button';
import { SkeletonList } from '../ui/skeleton';
import { DetailDrawer } from './detail/detail-drawer';
import { ActiveFilters } from './list/active-filters';
import { ColumnChoice } from './list/column-choice';
import { EntityTable } from './list/entity-table';
import { ExportMenu } from './list/export-menu';
import { FilterPanel } from './list/filter-panel';
import styles from './list/list.module.css';
import { PAGE_SIZES, refineWish, useListState } from './list/list-state';
import { SearchBox } from './list/search-box';
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

  const { show, create } = resource.paths;
  const open = (row: EntityRow) => (show ? navigate(`${show}?q=${row.id}`) : change({ open: row.id }));
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const label = resource.label.toLowerCase();
  const total = data?.total ?? 0;
  const first = (state.page - 1) * state.limit + 1;

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
        <EmptyState title={`Belum ada ${label}`} action={create && <NewButton resource={resource} />} />
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
        onDelete={askDelete}
      />
    );
  };

  return (
    <FieldDoorsContext.Provider value={doors}>
      <PageHead
        title={resource.label}
        hint={resource.description}
        extra={create && <NewButton resource={resource} />}
      />
      <section className={card.card} aria-label={`Daftar ${label}`}>
        <div className={styles.bar}>
          {resource.search && (
            <div className={styles.search}>
              <SearchBox
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
            {resource.can.includes('export') && <ExportMenu resource={resource} state={state} />}
          </div>
        </div>
        <ActiveFilters
          resource={resource}
          filters={state.filters}
          onChange={(filters) => change({ filters })}
        />
        {body()}
        {total > 0 && (
          <div className={styles.foot}>
            <span aria-live="polite">
              {number(first)}–{number(Math.min(first + state.limit - 1, total))} dari {number(total)} {label}
            </span>
            <Pagination
              current={state.page}
              pageSize={state.limit}
              total={total}
              pageSizeOptions={PAGE_SIZES}
              showSizeChanger
              onChange={(page, limit) => change(limit === state.limit ? { page } : { limit, page: 1 })}
            />
          </div>
        )}
      </section>
      {!show && (
        <DetailDrawer
          resource={resource}
          id={state.open}
          onClose={() => change({ open: undefined })}
          onDelete={askDelete}
        />
      )}
    </FieldDoorsContext.Provider>
  );
};

const NewButton = ({ resource }: ListScreenProps) => (
  <CreateButton resource={resource.name} icon={<Plus size={18} />}>
    {actions.add} {resource.label}
  </CreateButton>
);

export default ListScreen;
