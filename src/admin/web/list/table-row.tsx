import { Pencil } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, useState } from 'react';
import { pressToOpen } from '../../../ui/press-to-open';
import type { EntityRow } from '../../entity/calls';
import { fieldOf, titleOf } from '../parts/system-fields';
import type { CellAttributes } from './cell-attributes';
import styles from './entity-table.module.css';
import { MarkRow } from './mark-boxes';
import { RowCell } from './row-cell';
import type { RowMarks } from './row-marks';
import type { EntityRowsProps } from './rows-props';

interface TableRowProps extends Pick<EntityRowsProps, 'resource' | 'onOpen' | 'menuOf' | 'cellOf' | 'edits'> {
  row: EntityRow;
  columns: readonly string[];
  attributesByColumn: Record<string, CellAttributes>;
  isMarked: boolean;
  /** Absent where rows cannot be marked. */
  onMark: RowMarks['mark'] | undefined;
}

/** Drawn again only if its record, its mark or the columns change: a hundred rows stand beside it. */
export const TableRow = memo((props: TableRowProps) => {
  const { resource, row, columns, attributesByColumn, isMarked, onMark, onOpen, menuOf, cellOf, edits } =
    props;
  // Pencils are drawn once a mouse or the focus comes near. A finger edits in the form.
  const [isNear, setNear] = useState(false);
  const near = edits && {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setNear(true),
    onFocus: () => setNear(true),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) =>
      key === 'F2' && currentTarget.querySelector<HTMLElement>('[data-pencil]')?.click(),
  };
  return (
    <tr
      data-marked={isMarked || undefined}
      data-near={isNear ? '' : undefined}
      {...near}
      {...(onOpen && pressToOpen(() => onOpen(row)))}
    >
      {onMark && (
        <td className={styles.mark}>
          <MarkRow resource={resource} row={row} isMarked={isMarked} onMark={onMark} />
        </td>
      )}
      {columns.map((name) => (
        <td key={name} {...attributesByColumn[name]}>
          {RowCell({ resource, row, name, onOpen, cellOf })}
          {isNear && edits?.canEdit(name, row) && (
            <button
              type="button"
              className={styles.pencil}
              data-pencil=""
              aria-label={`Sunting ${fieldOf(resource, name).label}: ${titleOf(resource, row)}`}
              onClick={({ currentTarget }) =>
                edits.start(name, row, currentTarget.parentElement ?? currentTarget)
              }
            >
              <Pencil size={14} />
            </button>
          )}
        </td>
      ))}
      {menuOf && <td className={styles.actions}>{menuOf(row)}</td>}
    </tr>
  );
});
