import { number } from '../../../core/format/number';
import { StatusTag } from '../../../ui/status-tag';
import type { ImportedRow } from '../../entity/import';
import { importColumns } from '../../schema/import-columns';
import type { ResourceModel } from '../../schema/model';
import styles from './import.module.css';
import type { FileTable } from './import-table';

const states = {
  new: { word: 'Baru', tone: 'ok' },
  changed: { word: 'Diubah', tone: 'wait' },
  same: { word: 'Tetap sama', tone: 'off' },
  wrong: { word: 'Perlu diperbaiki', tone: 'bad' },
} as const;

interface ImportRowsProps {
  resource: ResourceModel;
  reply: { facts: { label: string; value: string }[]; rows: ImportedRow[] };
  table: FileTable | undefined;
  indexes: Record<string, number | undefined>;
  onMend: (row: number, column: string, text: string) => void;
}

/** Wrong rows first, each wrong cell with an input and its message. */
export const ImportRows = ({ resource, reply, table, indexes, onMend }: ImportRowsProps) => {
  const columns = importColumns(resource);
  const cellsOf = (row: number) => table?.rows.find((one) => one.row === row)?.cells ?? [];
  const isWrong = ({ state }: ImportedRow) => state === 'wrong';
  const sorted = [...reply.rows.filter(isWrong), ...reply.rows.filter((row) => !isWrong(row))];
  return (
    <section aria-label="Hasil pemeriksaan" aria-live="polite">
      <p className={styles.facts}>{reply.facts.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>
      <ul className={styles.rows} data-long>
        {sorted.map(({ row, state, title, errors }) => {
          const mendable = columns.filter(
            ({ key, field }) => (key in errors || field in errors) && indexes[key] !== undefined,
          );
          const shown = new Set(mendable.flatMap(({ key, field }) => [key, field]));
          const rest = Object.entries(errors).filter(
            ([path]) => !shown.has(path) && !shown.has(path.split('.')[0] ?? ''),
          );
          return (
            <li key={row} className={styles.row}>
              <span className={styles.head}>
                <span>
                  Baris {number(row)} {title && <strong>{title}</strong>}
                </span>
                <StatusTag status={states[state]} />
              </span>
              {mendable.map(({ key, field, label }) => {
                const messages = errors[key] ?? errors[field] ?? [];
                return (
                  <label key={key} className={styles.mend}>
                    {label}
                    <input
                      value={cellsOf(row)[indexes[key] ?? -1] ?? ''}
                      aria-invalid
                      onChange={({ target }) => onMend(row, key, target.value)}
                    />
                    <span className={styles.error}>{messages.join(' ')}</span>
                  </label>
                );
              })}
              {rest.map(([path, messages]) => (
                <span key={path} className={styles.error}>
                  {messages.join(' ')}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
