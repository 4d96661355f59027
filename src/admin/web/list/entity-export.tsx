import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ExportFormat } from '../../../core/contract/shapes';
import { actions } from '../../../core/text/actions';
import styles from '../../../ui/export-buttons.module.css';
import { buttonClass } from '../../../ui/plain/button-class';
import { FieldError } from '../../../ui/plain/field-error';
import { RowMenu, type RowMenuItem } from '../../../ui/row-menu';
import type { ResourceModel } from '../../schema/model';
import { selectionOf } from '../data/list-query';
import { useEntityExport } from '../data/use-entity-export';
import { type ListState, refineParams } from './list-state';

const icon = { size: 16 };

interface EntityExportProps {
  resource: ResourceModel;
  state: ListState;
  /** Marked rows; absent: everything that the filter finds. */
  ids?: string[] | undefined;
  label?: string;
  small?: boolean;
}

/** Exports the shown columns, or all fields, in the list's filter and order. */
export const EntityExport = ({
  resource,
  state,
  ids,
  label: title = actions.export,
  small = false,
}: EntityExportProps) => {
  const { sorters, filters } = refineParams(state);
  const { isSaving, error, onExport } = useEntityExport(resource, selectionOf(sorters, filters));
  const item = (format: ExportFormat, label: string, columns: string): RowMenuItem => ({
    ...{
      key: label,
      label,
      icon: format === 'xlsx' ? <FileSpreadsheet {...icon} /> : <FileText {...icon} />,
    },
    onClick: () => onExport(format, { columns, ...(ids && { ids: ids.join(',') }) }),
  });
  const shown = state.columns.join(',');
  return (
    <span className={styles.buttons}>
      <FieldError error={error} />
      <RowMenu
        label={title}
        button={{
          className: `${buttonClass({ tone: 'quiet', ...(small && { size: 'small' }) })} no-print`,
          content: (
            <>
              <Download size={small ? 16 : 18} />
              {isSaving ? 'Mengunduh…' : title}
            </>
          ),
        }}
        items={() => [
          item('xlsx', 'Excel, kolom yang tampil', shown),
          item('xlsx', 'Excel, semua kolom', 'all'),
          item('csv', 'CSV, kolom yang tampil', shown),
          item('csv-id', 'CSV dengan titik koma (Excel Indonesia)', shown),
        ]}
      />
    </span>
  );
};
