import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Field } from '../../schema/field';
import styles from './list.module.css';

interface ColumnHeadProps {
  name: string;
  field: Field;
  className: string | undefined;
  isSortable: boolean;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

export const ColumnHead = ({ name, field, className, isSortable, sort, onSort }: ColumnHeadProps) => {
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  const next = { none: name, ascending: `-${name}`, descending: undefined }[order];
  const Mark = marks[order];
  return (
    <th scope="col" className={className} aria-sort={isSortable ? order : undefined}>
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {field.label}
          <Mark size={14} aria-hidden="true" />
        </button>
      ) : (
        field.label
      )}
    </th>
  );
};
