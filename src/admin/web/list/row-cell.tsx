import { TriangleAlert } from 'lucide-react';
import type { EntityRow } from '../../entity/calls';
import { kindOf } from '../../schema/kinds';
import { AnyCell } from '../parts/any-cell';
import { fieldOf } from '../parts/system-fields';
import styles from './entity-table.module.css';
import type { EntityRowsProps } from './rows-props';

interface RowCellProps extends Pick<EntityRowsProps, 'resource' | 'onOpen' | 'cellOf'> {
  row: EntityRow;
  name: string;
}

export const RowCell = ({ resource, row, name, onOpen, cellOf }: RowCellProps) => {
  const field = fieldOf(resource, name);
  const value = <AnyCell field={field} value={row[name]} references={row.reference_titles} record={row} />;
  const shown = kindOf(field).wordy ? <span className={styles.words}>{value}</span> : value;
  const cell = cellOf?.(name, row) ?? shown;
  if (name !== resource.title) return cell;
  return (
    <>
      {onOpen ? (
        <button type="button" className={styles.open} onClick={() => onOpen(row)}>
          {cell}
        </button>
      ) : (
        cell
      )}
      {row.warnings?.map((warning) => (
        <span key={warning} className={styles.warning} title={warning}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span>{warning}</span>
        </span>
      ))}
    </>
  );
};
