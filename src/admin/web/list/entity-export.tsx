import { useExport } from '../../../platform/web/use-saving';
import { ExportButtons } from '../../../ui/export-buttons';
import type { ResourceModel } from '../../schema/model';
import { entityCalls } from '../data/entity-calls';
import { selectionOf } from '../data/list-query';
import { useFetchFile } from '../data/use-custom-call';
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
