import type { CellOf } from '../parts';
import { PlainValue } from '../plain-value';
import styles from './rows.module.css';

/** Sub-rows in their order, each field with its label. */
export const RowsValue: CellOf<'rows'> = ({ value, field, references }) => (
  <ol className={styles.rows}>
    {(value as Record<string, unknown>[]).map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sub-rows have no id, and their order is their identity
      <li key={at} className={styles.row}>
        {Object.entries(field.fields).map(([name, sub]) => (
          <div key={name}>
            <span className={styles.label}>{sub.label}</span>
            <PlainValue field={sub} value={row[name]} references={references} />
          </div>
        ))}
      </li>
    ))}
  </ol>
);
