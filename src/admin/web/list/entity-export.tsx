import { ExportButtons } from '../../../ui/export-buttons';
import type { ResourceModel } from '../../schema/model';
import { selectionOf } from '../data/list-query';
import { useEntityExport } from '../data/use-entity-export';
import { type ListState, refineWish } from './list-state';

export const EntityExport = ({ resource, state }: { resource: ResourceModel; state: ListState }) => {
  const { sorters, filters } = refineWish(state);
  return <ExportButtons {...useEntityExport(resource, selectionOf(sorters, filters))} />;
};
