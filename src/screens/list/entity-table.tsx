import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EntityRow } from '../../core/contract/entity';
import type { FieldKind } from '../../core/schema/field';
import { kindOf } from '../../core/schema/kinds';
import type { ResourceModel } from '../../core/schema/model';
import { AnyCell } from '../../custom/registry';
import { fieldOf, titleOf } from '../parts/system-fields';
import { ColumnHead } from './column-head';
import styles from './list.module.css';
import type { ListState } from './list-state';
import type { RowMarks } from './row-marks';

interface EntityTableProps {
  resource: ResourceModel;
  rows: EntityRow[];
  state: Pick<ListState, 'columns' | 'sort'>;
  /** Older rows are shown while the next ones are on their way. */
  isFetching: boolean;
  onSort: (sort: string | undefined) => void;
  /** Absent where a record has no place of its own. */
  onOpen?: (row: EntityRow) => void;
  /** What may be done to a row; none: the table is only read. */
  menuOf?: ((row: EntityRow) => ReactNode) | undefined;
  /** What stands in a cell instead of its value alone. */
  cellOf?: ((name: string, row: EntityRow) => ReactNode) | undefined;
  /** Rows that are marked, where rows can be. */
  marks?: RowMarks | undefined;
}

/** Kinds that may be longer than a row is high. */
const wordy: ReadonlySet<FieldKind> = new Set(['text', 'slug', 'email', 'url', 'reference', 'references']);

/** Rows of any resource. The name of a record opens it, `⋯` holds the rest. */
export const EntityTable = ({
  resource,
  rows,
  state,
  isFetching,
  onSort,
  onOpen,
  menuOf,
  cellOf,
  marks,
}: EntityTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
  <section className={styles.scroll} tabIndex={0} aria-label={resource.label} aria-busy={isFetching}>
    <table className={styles.table}>
      <thead>
        <tr>
          {marks && (
            <th scope="col" className={styles.mark}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label="Pilih semua di halaman ini"
                  checked={rows.every(({ id }) => marks.ids.includes(id))}
                  onChange={({ target }) => marks.change(target.checked ? rows.map(({ id }) => id) : [])}
                />
              </label>
            </th>
          )}
          {state.columns.map((name) => (
            <ColumnHead
              key={name}
              name={name}
              field={fieldOf(resource, name)}
              isSortable={(resource.sort ?? []).includes(name)}
              sort={state.sort}
              onSort={onSort}
            />
          ))}
          {menuOf && (
            <th scope="col">
              <span className="sr-only">Tindakan</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-marked={marks?.ids.includes(row.id) || undefined}>
            {marks && (
              <td className={styles.mark}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label={`Pilih ${titleOf(resource, row)}`}
                    checked={marks.ids.includes(row.id)}
                    onChange={({ target }) =>
                      marks.change(
                        target.checked ? [...marks.ids, row.id] : marks.ids.filter((id) => id !== row.id),
                      )
                    }
                  />
                </label>
              </td>
            )}
            {state.columns.map((name) => {
              const field = fieldOf(resource, name);
              const control = cellOf?.(name, row);
              const value = (
                <AnyCell field={field} value={row[name]} references={row.reference_titles} record={row} />
              );
              const cell =
                control ?? (wordy.has(field.kind) ? <span className={styles.words}>{value}</span> : value);
              return (
                <td key={name} className={kindOf(field).numeric ? styles.figure : undefined}>
                  {name === resource.title ? (
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
                  ) : (
                    cell
                  )}
                </td>
              );
            })}
            {menuOf && <td className={styles.acts}>{menuOf(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
