import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EntityRow } from '../../entity/calls';
import type { Field } from '../../schema/field';
import { kindOf } from '../../schema/kinds';
import { AnyCell } from '../parts/any-cell';
import { fieldOf } from '../parts/system-fields';
import styles from './entity-table.module.css';
import type { EntityRowsProps } from './rows-props';

interface RowCellProps extends Pick<EntityRowsProps, 'resource' | 'onOpen' | 'cellOf'> {
  row: EntityRow;
  name: string;
}

const plainCell = (field: Field, row: EntityRow, name: string): ReactNode => {
  const value = AnyCell({ field, value: row[name], references: row.reference_titles, record: row });
  return kindOf(field).wordy && !field.cell ? <span className={styles.words}>{value}</span> : value;
};

/** It uses no hooks, so a table calls it for each cell instead of mounting a component. */
export const RowCell = ({ resource, row, name, onOpen, cellOf }: RowCellProps): ReactNode => {
  const cell = cellOf?.(name, row) ?? plainCell(fieldOf(resource, name), row, name);
  if (name !== resource.title) return cell;
  return (
    <>
      {onOpen ? (
        <button
          type="button"
          className={styles.open}
          data-warned={row.warnings?.length ? '' : undefined}
          onClick={() => onOpen(row)}
        >
          {cell}
        </button>
      ) : (
        cell
      )}
      {row.warnings?.map((warning) => (
        <span key={warning} className={styles.warning} title={warning}>
          <TriangleAlert size={14} />
          <span>{warning}</span>
        </span>
      ))}
    </>
  );
};
