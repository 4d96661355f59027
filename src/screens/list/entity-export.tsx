import { entityCalls } from '../../api/entity-calls';
import { selectionOf } from '../../api/list-query';
import { useSaving } from '../../api/use-saving';
import type { ResourceModel } from '../../core/schema/model';
import { ExportButtons } from '../../ui/export-buttons';
import { type ListState, refineWish } from './list-state';

interface EntityExportProps {
  resource: ResourceModel;
  state: ListState;
}

/** Saves the whole filtered set, not the page on screen. */
export const EntityExport = ({ resource, state }: EntityExportProps) => {
  const file = useSaving(entityCalls(resource).export);
  const { sorters, filters } = refineWish(state);
  return (
    <ExportButtons
      isSaving={file.isSaving}
      fault={file.error?.message}
      onExport={(format) =>
        void file.run({ ...selectionOf(sorters, filters), format }, `${resource.name}.${format}`)
      }
    />
  );
};
