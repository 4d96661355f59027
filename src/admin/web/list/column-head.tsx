import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Field } from '../../schema/field';
import type { CellAttributes } from './cell-attributes';
import styles from './entity-table.module.css';

interface ColumnHeadProps {
  name: string;
  field: Field;
  /** Class, style and marks that the head shares with the cells below. */
  attributes: CellAttributes;
  isSortable: boolean;
  sort: string | undefined;
  /** Edge by which the column is resized. */
  handle?: ReactNode;
  onSort: (sort: string | undefined) => void;
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

export const ColumnHead = ({
  name,
  field,
  attributes,
  isSortable,
  sort,
  handle,
  onSort,
}: ColumnHeadProps) => {
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  const next = { none: name, ascending: `-${name}`, descending: undefined }[order];
  const Mark = marks[order];
  return (
    <th scope="col" {...attributes} aria-sort={isSortable ? order : undefined}>
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {field.label}
          <Mark size={14} />
        </button>
      ) : (
        field.label
      )}
      {handle}
    </th>
  );
};
