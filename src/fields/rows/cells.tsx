import { number } from '../../core/format/number';
import { Cell } from '../cells';
import type { CellOf } from '../parts';
import styles from './rows.module.css';

export const RowsCell: CellOf<'rows'> = ({ value }) => <>{number((value as unknown[]).length)} baris</>;

export const RowsValue: CellOf<'rows'> = ({ value, field, references }) => (
  <ol className={styles.rows}>
    {(value as Record<string, unknown>[]).map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sub-rows have no id, and their order is their identity
      <li key={at} className={styles.row}>
        {Object.entries(field.fields).map(([name, sub]) => (
          <div key={name}>
            <span className={styles.label}>{sub.label}</span>
            <Cell field={sub} value={row[name]} references={references} detailed />
          </div>
        ))}
      </li>
    ))}
  </ol>
);
