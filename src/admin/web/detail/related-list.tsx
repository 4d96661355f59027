import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { LoadState } from '../../../ui/load-state';
import { Pager } from '../../../ui/pager';
import { RowMenu } from '../../../ui/row-menu';
import { SkeletonList } from '../../../ui/skeleton';
import type { EntityRow } from '../../entity/calls';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { actionItem } from '../actions/action-button';
import { useOffered } from '../actions/offered';
import { useActions } from '../actions/use-actions';
import { EntityRows } from '../list/entity-rows';
import { NewButton } from '../list/new-button';
import { columnsOf } from '../list/shown-columns';
import { useRows } from '../list/use-rows';
import { FieldDepsProvider } from '../parts/field-deps-provider';
import { titleOf } from '../parts/system-fields';

interface RelatedActionsProps {
  resource: ResourceModel;
  row: EntityRow;
  onAction: (action: ActionModel) => void;
}

const RelatedActions = ({ resource, row, onAction }: RelatedActionsProps) => {
  const offered = useOffered(resource)('record', row);
  if (offered.length === 0) return null;
  const items = offered.map((action) => actionItem(action, () => onAction(action)));
  return <RowMenu label={`Tindakan untuk ${titleOf(resource, row)}`} items={() => items} />;
};

const ROWS = 10;

/** Related records, without the column that names this one. */
export const RelatedList = ({ resource, by, id }: { resource: ResourceModel; by: string; id: string }) => {
  const navigate = useNavigate();
  const actions = useActions(resource);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<string>();
  const columns = columnsOf(resource).filter((name) => name !== by);
  const state = { page, limit: ROWS, search: '', sort, filters: { [by]: [id] }, columns, open: undefined };
  const { rows, total, isFetching, failure, retry } = useRows(resource, state);
  const { opens } = resource;
  const { list, show } = resource.paths;
  const path = opens?.page ?? show ?? list;
  const menuOf = resource.actions.some(({ on }) => on === 'record')
    ? (row: EntityRow) => (
        <RelatedActions
          resource={resource}
          row={row}
          onAction={(action) => void actions.start(action, [row])}
        />
      )
    : undefined;
  const open = (row: EntityRow) => navigate(`${path}?q=${opens ? row[opens.by] : row.id}`);

  return (
    <LoadState data={rows} error={failure} onRetry={retry} skeleton={<SkeletonList rows={3} />}>
      {(shown) =>
        total === 0 ? (
          <EmptyState title={`Belum ada ${resource.unit}`} action={<NewButton resource={resource} />} />
        ) : (
          <FieldDepsProvider resource={resource}>
            <EntityRows
              resource={resource}
              rows={shown}
              state={state}
              isFetching={isFetching}
              onSort={setSort}
              menuOf={path ? undefined : menuOf}
              {...(path && { onOpen: open })}
            />
            <Pager
              page={page}
              limit={ROWS}
              total={total}
              shown={shown.length}
              unit={resource.unit}
              onPage={setPage}
            />
            {actions.dialog}
          </FieldDepsProvider>
        )
      }
    </LoadState>
  );
};
