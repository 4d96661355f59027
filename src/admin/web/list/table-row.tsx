import { memo } from 'react';
import { pressToOpen } from '../../../ui/press-to-open';
import type { EntityRow } from '../../entity/calls';
import type { CellAttributes } from './cell-attributes';
import styles from './entity-table.module.css';
import { MarkRow } from './mark-boxes';
import { RowCell } from './row-cell';
import type { RowMarks } from './row-marks';
import type { EntityRowsProps } from './rows-props';

interface TableRowProps extends Pick<EntityRowsProps, 'resource' | 'onOpen' | 'menuOf' | 'cellOf'> {
  row: EntityRow;
  columns: readonly string[];
  attributesByColumn: Record<string, CellAttributes>;
  isMarked: boolean;
  /** Absent where rows cannot be marked. */
  onMark: RowMarks['mark'] | undefined;
}

/** Drawn again only if its record, its mark or the columns change: a hundred rows stand beside it. */
export const TableRow = memo((props: TableRowProps) => {
  const { resource, row, columns, attributesByColumn, isMarked, onMark, onOpen, menuOf, cellOf } = props;
  return (
    <tr data-marked={isMarked || undefined} {...(onOpen && pressToOpen(() => onOpen(row)))}>
      {onMark && (
        <td className={styles.mark}>
          <MarkRow resource={resource} row={row} isMarked={isMarked} onMark={onMark} />
        </td>
      )}
      {columns.map((name) => (
        <td key={name} {...attributesByColumn[name]}>
          {RowCell({ resource, row, name, onOpen, cellOf })}
        </td>
      ))}
      {menuOf && <td className={styles.actions}>{menuOf(row)}</td>}
    </tr>
  );
});
