import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { viewSearch } from '../../core/contract/list-view';
import { pageSizes } from '../../core/contract/page-sizes';
import card from '../../ui/card.module.css';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { RowMenu } from '../../ui/row-menu';
import { SkeletonList } from '../../ui/skeleton';
import { useScreen } from '../../ui/use-screen';
import { useStable } from '../../ui/use-stable';
import type { EntityRow } from '../entity/calls';
import { isInMenu, type ResourceModel } from '../schema/model';
import { ActionButton } from './actions/action-button';
import { useOffered } from './actions/offered';
import { useActions } from './actions/use-actions';
import { useAskedAction } from './actions/use-asked-action';
import { DetailDrawer } from './detail/detail-drawer';
import { ImportButton } from './import/import-button';
import { EntityRows } from './list/entity-rows';
import styles from './list/list.module.css';
import { useListState } from './list/list-state';
import { ListTools } from './list/list-tools';
import { MarkBar } from './list/mark-bar';
import { NewButton } from './list/new-button';
import { NoRows } from './list/no-rows';
import { useRowActions } from './list/row-actions';
import { useRowMarks } from './list/row-marks';
import { type ColumnChange, columnsOf, knownColumns } from './list/shown-columns';
import { StaleRows } from './list/stale-rows';
import { useCellEditor } from './list/use-cell-editor';
import { useEnteredView } from './list/use-entered-view';
import { useListLayout } from './list/use-list-layout';
import { useListViews } from './list/use-list-views';
import { useRowSwitches } from './list/use-row-switches';
import { useRows } from './list/use-rows';
import { FieldDepsProvider } from './parts/field-deps-provider';
import { titleOf } from './parts/system-fields';
import { useDeletion } from './parts/use-deletion';
import { useModel } from './session/facts';
import { useLastState } from './session/last-state';

const SummaryRow = lazy(() => import('./list/summary-row'));

interface ListScreenProps {
  resource: ResourceModel;
  /** Shown beside the heading. */
  tools?: ReactNode;
  /** Above the list. */
  notice?: ReactNode;
  /** Next step that an empty list offers. */
  onEmpty?: ReactNode;
  /** Beside the menu of a row. */
  rowTool?: (row: EntityRow) => ReactNode;
}

/** List of a resource. It opens with the view that a link names, else with the person's usual one. */
const ListScreen = (props: ListScreenProps) => {
  const enters = useEnteredView(props.resource);
  return enters ? <Navigate replace to={{ search: enters }} /> : <ListPage {...props} />;
};

/** Paging, search, filters and sort are in the URL; columns too, if the person arranged none. */
const ListPage = ({ resource, tools, notice, onEmpty, rowTool }: ListScreenProps) => {
  const { layout, change: changeLayout, isStored } = useListLayout(resource.name);
  const screen = useScreen();
  const usual = useMemo(() => {
    const chosen = knownColumns(resource, layout.columns);
    if (chosen.length > 0) return chosen;
    return (screen === 'phone' && resource.phone) || columnsOf(resource);
  }, [resource, layout.columns, screen]);
  const { state, change, savedQuery, hasColumns } = useListState(resource, usual);
  const saved = useListViews(resource.name);
  const inMenu = isInMenu(useModel(), resource.name);
  const [, setQuery] = useSearchParams();
  const arrange = ({ columns, ...rest }: ColumnChange) => {
    const isInAddress = hasColumns || !isStored;
    // Columns of a link or a view stay in the address; none at all gives the usual ones back.
    if (columns && isInAddress) change({ columns });
    if (!isStored) return;
    const stored = columns && (!isInAddress || columns.length === 0) ? { ...rest, columns } : rest;
    if (Object.keys(stored).length > 0) changeLayout(stored);
  };
  useLastState(resource);
  const { rows, total, blocked, isFetching, failure, retry } = useRows(resource, state);
  const navigate = useNavigate();
  const askDelete = useDeletion(resource, () => state.open && change({ open: undefined }));
  const { show } = resource.paths;
  const actions = useActions(resource);
  const offered = useOffered(resource);
  const marks = useRowMarks(rows);
  const forMarked = offered('rows');
  const forList = offered('list').filter(({ name }) => !blocked.includes(name));
  useAskedAction(rows ? forList : [], (action) => void actions.start(action, []));
  const cellOf = useRowSwitches(resource, offered, actions);
  const isControl = useCallback((name: string, row: EntityRow) => cellOf(name, row) !== undefined, [cellOf]);
  const { edits, editor } = useCellEditor(resource, { offered, isControl, onDone: actions.finish });
  const from = { ids: (rows ?? []).map(({ id }) => id), list: state, total };
  const open = useStable((row: EntityRow) => {
    if (resource.opens) navigate(`${resource.opens.page}?q=${row[resource.opens.by]}`);
    else if (show) navigate(`${show}?q=${row.id}`, { state: { from } });
    else change({ open: row.id });
  });
  const actionsOf = useRowActions(resource, {
    offered,
    onOpen: open,
    onDelete: (row) => void askDelete(row),
    onAction: (action, row) => void actions.start(action, [row]),
  });
  const itemsOf = useStable(actionsOf);
  const menuOf = useCallback(
    (row: EntityRow) => (
      <span className={styles.rowTools}>
        {rowTool?.(row)}
        <RowMenu label={`Tindakan untuk ${titleOf(resource, row)}`} items={() => itemsOf(row)} />
      </span>
    ),
    [resource, itemsOf, rowTool],
  );

  return (
    <FieldDepsProvider resource={resource}>
      <PageHead
        title={resource.label}
        hint={resource.description}
        extra={
          <>
            {tools}
            {forList.map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                onClick={() => void actions.start(action, [])}
              />
            ))}
            <ImportButton resource={resource} />
            <NewButton resource={resource} />
          </>
        }
      />
      {notice}
      <section className={`${card.card} ${styles.list}`} aria-label={`Daftar ${resource.unit}`}>
        <ListTools
          resource={resource}
          state={state}
          onChange={change}
          columns={{ resource, layout, isStored, columns: state.columns, onChange: arrange }}
          views={
            saved
              ? {
                  saved,
                  query: savedQuery(),
                  active: state.view,
                  usual: layout.view,
                  inMenu,
                  onOpen: (view) => setQuery(view ? viewSearch(view) : ''),
                  onUsual: (view) => changeLayout({ view }),
                }
              : undefined
          }
        />
        {rows && failure && <StaleRows failure={failure} onRetry={retry} />}
        {marks.ids.length > 0 && (
          <MarkBar
            resource={resource}
            state={state}
            ids={marks.ids}
            total={total}
            actions={forMarked}
            onAction={(action, selected) => void actions.start(action, marks.rows, undefined, selected)}
            onClear={() => marks.change([])}
          />
        )}
        <LoadState data={rows} error={failure} onRetry={retry} skeleton={<SkeletonList rows={state.limit} />}>
          {(shown) =>
            total > 0 ? (
              <EntityRows
                resource={resource}
                rows={shown}
                state={state}
                isFetching={isFetching}
                layout={layout}
                onArrange={isStored ? arrange : undefined}
                onSort={(sort) => change({ sort })}
                onOpen={open}
                cellOf={cellOf}
                edits={edits}
                marks={forMarked.length > 0 ? marks : undefined}
                menuOf={menuOf}
              />
            ) : (
              <NoRows resource={resource} state={state} onChange={change} action={onEmpty} />
            )
          }
        </LoadState>
        {rows && total > 0 && resource.summary && (
          <Suspense fallback={null}>
            <SummaryRow resource={resource} state={state} />
          </Suspense>
        )}
        {rows && total > 0 && (
          <Pager
            page={state.page}
            limit={state.limit}
            total={total}
            shown={rows.length}
            unit={resource.unit}
            sizes={pageSizes}
            onPage={(page) => change({ page })}
            onSize={(limit) => change({ limit, page: 1 })}
          />
        )}
      </section>
      {!show && state.open && (
        <DetailDrawer
          resource={resource}
          id={state.open}
          from={from}
          onOpen={(id, { list }) => change({ open: id, page: list.page })}
          onClose={() => change({ open: undefined })}
          onDelete={(row) => void askDelete(row)}
          onAction={(action, row) => void actions.start(action, [row])}
        />
      )}
      {editor}
      {actions.dialog}
    </FieldDepsProvider>
  );
};

export default ListScreen;
