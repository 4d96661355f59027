import { entityCalls } from '../../api/entity-calls';
import { selectionOf } from '../../api/list-query';
import { useFetchFile } from '../../api/use-custom-call';
import { useExport } from '../../api/use-saving';
import type { ResourceModel } from '../../core/schema/model';
import { ExportButtons } from '../../ui/export-buttons';
import { type ListState, refineWish } from './list-state';

export const EntityExport = ({ resource, state }: { resource: ResourceModel; state: ListState }) => {
  const { sorters, filters } = refineWish(state);
  const file = useExport(
    entityCalls(resource).export,
    selectionOf(sorters, filters),
    resource.name,
    useFetchFile(),
  );
  return <ExportButtons {...file} />;
};
