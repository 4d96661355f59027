import { Table, type TableColumnType } from 'antd';
import type { EntityRow } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { AnyCell } from '../../custom/registry';
import { numericKinds } from '../../fields/cells';
import { fieldOf } from '../parts/system-fields';
import styles from './list.module.css';
import type { ListState } from './list-state';
import { RowActions } from './row-actions';

interface EntityTableProps {
  resource: ResourceModel;
  rows: EntityRow[];
  state: ListState;
  isFetching: boolean;
  onSort: (sort: string | undefined) => void;
  onOpen: (row: EntityRow) => void;
  onDelete: (row: EntityRow) => void;
}

/** Rows of any resource; a click opens the record, `⋯` holds the rest. */
export const EntityTable = ({
  resource,
  rows,
  state,
  isFetching,
  onSort,
  onOpen,
  onDelete,
}: EntityTableProps) => {
  const columns: TableColumnType<EntityRow>[] = state.columns.map((name) => {
    const field = fieldOf(resource, name);
    const isSortable = (resource.sort ?? []).includes(name);
    return {
      key: name,
      title: field.label,
      align: numericKinds.has(field.kind) ? 'end' : 'start',
      className: name === resource.title ? styles.main : undefined,
      sorter: isSortable,
      sortOrder: state.sort === name ? 'ascend' : state.sort === `-${name}` ? 'descend' : null,
      render: (_, row) => {
        const cell = <AnyCell field={field} value={row[name]} references={row.reference_titles} />;
        if (name !== resource.title) return cell;
        // A row is a large target for the mouse; the keyboard needs a real button in it.
        return (
          <button type="button" className={styles.open} onClick={() => onOpen(row)}>
            {cell}
          </button>
        );
      },
    };
  });

  return (
    <Table<EntityRow>
      className={styles.table}
      rowKey="id"
      columns={[
        ...columns,
        {
          key: 'actions',
          width: 64,
          title: <span className="sr-only">Tindakan</span>,
          render: (_, row) => (
            <RowActions
              resource={resource}
              row={row}
              onOpen={() => onOpen(row)}
              onDelete={() => onDelete(row)}
            />
          ),
        },
      ]}
      dataSource={rows}
      pagination={false}
      loading={isFetching && { delay: 300 }}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      onChange={(_, __, sorter) => {
        if (Array.isArray(sorter)) return;
        const name = String(sorter.columnKey);
        onSort(sorter.order === 'ascend' ? name : sorter.order === 'descend' ? `-${name}` : undefined);
      }}
    />
  );
};
