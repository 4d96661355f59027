import type { Field } from '../../../schema/field';
import { kindOf, kinds } from '../../../schema/kinds';
import { Cell } from '../cells';
import type { CellOf } from '../parts';
import { PlainValue } from '../plain-value';
import styles from './rows.module.css';

type Row = Record<string, unknown>;

const MOST_COLUMNS = 5;

export const RowsValue: CellOf<'rows'> = ({ value, field, references }) => {
  const rows = value as Row[];
  const columns = Object.entries(field.fields);
  const isTable = columns.length <= MOST_COLUMNS && columns.every(([, sub]) => kindOf(sub).narrow);
  if (isTable) return <RowsTable label={field.label} rows={rows} columns={columns} references={references} />;
  return (
    <ol className={styles.rows}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sub-rows have no id, and their order is their identity
        <li key={at} className={styles.row}>
          {columns.map(([name, sub]) => (
            <div key={name}>
              <span className={styles.label}>{sub.label}</span>
              <PlainValue field={sub} value={row[name]} references={references} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
};

interface RowsTableProps {
  label: string;
  rows: Row[];
  columns: [name: string, field: Field][];
  references: Record<string, string>;
}

const RowsTable = ({ label, rows, columns, references }: RowsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(([name, { kind, label }]) => (
            <th key={name} scope="col" className={kinds[kind].numeric ? styles.figure : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sub-rows have no id, and their order is their identity
          <tr key={at}>
            {columns.map(([name, sub]) => (
              <td key={name} className={kindOf(sub).numeric ? styles.figure : undefined}>
                <Cell field={sub} value={row[name]} references={references} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
