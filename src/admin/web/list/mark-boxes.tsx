import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { titleOf } from '../parts/system-fields';
import styles from './entity-table.module.css';
import type { RowMarks } from './row-marks';

export const MarkAll = ({ rows, marks }: { rows: EntityRow[]; marks: RowMarks }) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      aria-label="Pilih semua di halaman ini"
      checked={rows.every(({ id }) => marks.ids.includes(id))}
      onChange={({ target }) => marks.change(target.checked ? rows.map(({ id }) => id) : [])}
    />
  </label>
);

interface MarkRowProps {
  resource: ResourceModel;
  row: EntityRow;
  isMarked: boolean;
  onMark: RowMarks['mark'];
}

export const MarkRow = ({ resource, row, isMarked, onMark }: MarkRowProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      aria-label={`Pilih ${titleOf(resource, row)}`}
      checked={isMarked}
      onChange={({ target }) => onMark(row.id, target.checked)}
    />
  </label>
);
