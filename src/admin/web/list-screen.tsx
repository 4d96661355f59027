import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageSizes } from '../../core/contract/page-sizes';
import card from '../../ui/card.module.css';
import { LoadFailed } from '../../ui/load-failed';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { RowMenu } from '../../ui/row-menu';
import { SkeletonList } from '../../ui/skeleton';
import type { EntityRow } from '../entity/calls';
import type { ResourceModel } from '../schema/model';
import { ActionButton } from './actions/action-button';
import { useOffered } from './actions/offered';
import { switchActionsOf } from './actions/switch-actions';
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
import { RowSwitch } from './list/row-switch';
import { StaleRows } from './list/stale-rows';
import { useRowUpdate } from './list/use-row-update';
import { useRows } from './list/use-rows';
import { FieldDepsProvider } from './parts/field-deps-provider';
import { titleOf } from './parts/system-fields';
import { useDeletion } from './parts/use-deletion';
import { useSeen } from './parts/use-seen';
import { useFacts } from './session/facts';
import { useMay } from './session/use-may';

const SummaryRow = lazy(() => import('./list/summary-row'));

/** List of a resource: paging, search, filters, sort and columns, all in the URL. */
const ListScreen = ({ resource: declared, tools }: { resource: ResourceModel; tools?: ReactNode }) => {
  const resource = useSeen(declared);
  const { state, change } = useListState(resource);
  const { rows, total, blocked, isFetching, failure, retry } = useRows(resource, state);
  const navigate = useNavigate();
  const askDelete = useDeletion(resource, () => state.open && change({ open: undefined }));
  const { show } = resource.paths;
  const actions = useActions(resource);
  const { has_acts } = useFacts().profile;
  const edits = useMay(`${resource.name}:edit`).can;
  const updateRow = useRowUpdate(resource);
  const offered = useOffered(resource);
  const marks = useRowMarks(rows);
  const forMarked = offered('rows');
  const forList = offered('list').filter(({ name }) => !blocked.includes(name));
  useAskedAction(rows ? forList : [], (action) => void actions.start(action, []));
  const switchOf = (name: string, row: EntityRow) => {
    const found = switchActionsOf(
      has_acts ? [...forMarked, ...offered('record', row)] : resource.actions,
      name,
    );
    if (!found || row[name] === null || !(has_acts || (resource.can.includes('edit') && edits)))
      return undefined;
    return (
      <RowSwitch
        label={`${resource.fields[name]?.label}: ${titleOf(resource, row)}`}
        checked={row[name] === true}
        onSwitch={(next) =>
          has_acts ? actions.start(next ? found.on : found.off, [row]) : updateRow(row, name, next)
        }
      />
    );
  };
  const open = (row: EntityRow) => {
    if (resource.opens) navigate(`${resource.opens.page}?q=${row[resource.opens.by]}`);
    else if (show) navigate(`${show}?q=${row.id}`);
    else change({ open: row.id });
  };
  const actionsOf = useRowActions(resource, {
    offered,
    onOpen: open,
    onDelete: (row) => void askDelete(row),
    onAction: (action, row) => void actions.start(action, [row]),
  });

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
      <section className={`${card.card} ${styles.list}`} aria-label={`Daftar ${resource.unit}`}>
        <ListTools resource={resource} state={state} onChange={change} />
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
        {rows ? (
          total > 0 ? (
            <EntityRows
              resource={resource}
              rows={rows}
              state={state}
              isFetching={isFetching}
              onSort={(sort) => change({ sort })}
              onOpen={open}
              cellOf={switchOf}
              marks={forMarked.length > 0 ? marks : undefined}
              menuOf={(row) => (
                <RowMenu label={`Tindakan untuk ${titleOf(resource, row)}`} items={() => actionsOf(row)} />
              )}
            />
          ) : (
            <NoRows resource={resource} state={state} onChange={change} />
          )
        ) : failure ? (
          <LoadFailed message={failure.message} requestId={failure.request_id} onRetry={retry} />
        ) : (
          <SkeletonList rows={state.limit} />
        )}
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
          onClose={() => change({ open: undefined })}
          onDelete={(row) => void askDelete(row)}
          onAction={(action, row) => void actions.start(action, [row])}
        />
      )}
      {actions.dialog}
    </FieldDepsProvider>
  );
};

export default ListScreen;
