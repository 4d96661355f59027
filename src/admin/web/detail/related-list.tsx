import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { LoadFailed } from '../../../ui/load-failed';
import { Pager } from '../../../ui/pager';
import { RowMenu } from '../../../ui/row-menu';
import { SkeletonList } from '../../../ui/skeleton';
import type { EntityRow } from '../../entity/calls';
import type { ActModel, ResourceModel } from '../../schema/model';
import { actItem } from '../acts/act-button';
import { useOffered } from '../acts/offered';
import { useActs } from '../acts/use-acts';
import { EntityRows } from '../list/entity-rows';
import { NewButton } from '../list/new-button';
import { useRows } from '../list/use-rows';
import { FieldDepsProvider } from '../parts/field-doors';
import { titleOf } from '../parts/system-fields';

interface RelatedActsProps {
  resource: ResourceModel;
  row: EntityRow;
  onAct: (act: ActModel) => void;
}

const RelatedActs = ({ resource, row, onAct }: RelatedActsProps) => {
  const offered = useOffered(resource)('record', row);
  if (offered.length === 0) return null;
  const items = offered.map((act) => actItem(act, () => onAct(act)));
  return <RowMenu label={`Tindakan untuk ${titleOf(resource, row)}`} items={() => items} />;
};

const ROWS = 10;

/** Related records, without the column that names this one. */
export const RelatedList = ({ resource, by, id }: { resource: ResourceModel; by: string; id: string }) => {
  const navigate = useNavigate();
  const acts = useActs(resource);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<string>();
  const columns = resource.list.filter((name) => name !== by);
  const state = { page, limit: ROWS, search: '', sort, filters: { [by]: [id] }, columns, open: undefined };
  const { rows, total, isFetching, failure, retry } = useRows(resource, state);
  const { opens } = resource;
  const { list, show } = resource.paths;
  const place = opens?.page ?? show ?? list;
  const menuOf = resource.acts.some(({ on }) => on === 'record')
    ? (row: EntityRow) => (
        <RelatedActs resource={resource} row={row} onAct={(act) => void acts.start(act, [row])} />
      )
    : undefined;
  const open = (row: EntityRow) => navigate(`${place}?q=${opens ? row[opens.by] : row.id}`);

  if (!rows) {
    return failure ? (
      <LoadFailed message={failure.message} requestId={failure.request_id} onRetry={retry} />
    ) : (
      <SkeletonList rows={3} />
    );
  }
  if (total === 0) {
    return <EmptyState title={`Belum ada ${resource.unit}`} action={<NewButton resource={resource} />} />;
  }
  return (
    <FieldDepsProvider resource={resource}>
      <EntityRows
        resource={resource}
        rows={rows}
        state={state}
        isFetching={isFetching}
        onSort={setSort}
        menuOf={place ? undefined : menuOf}
        {...(place && { onOpen: open })}
      />
      <Pager
        page={page}
        limit={ROWS}
        total={total}
        shown={rows.length}
        unit={resource.unit}
        onPage={setPage}
      />
      {acts.dialog}
    </FieldDepsProvider>
  );
};
