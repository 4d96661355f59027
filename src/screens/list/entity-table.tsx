import type { EntityRow } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { AnyCell } from '../../custom/registry';
import { numericKinds } from '../../fields/cells';
import { fieldOf } from '../parts/system-fields';
import { ColumnHead } from './column-head';
import styles from './list.module.css';
import type { ListState } from './list-state';
import { RowActions } from './row-actions';

interface EntityTableProps {
  resource: ResourceModel;
  rows: EntityRow[];
  state: ListState;
  /** Older rows are shown while the next ones are on their way. */
  isFetching: boolean;
  onSort: (sort: string | undefined) => void;
  onOpen: (row: EntityRow) => void;
  onDelete: (row: EntityRow) => void;
}

/** Rows of any resource. The name of a record opens it, `⋯` holds the rest. */
export const EntityTable = ({
  resource,
  rows,
  state,
  isFetching,
  onSort,
  onOpen,
  onDelete,
}: EntityTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
  <section className={styles.scroll} tabIndex={0} aria-label={resource.label} aria-busy={isFetching}>
    <table className={styles.table}>
      <thead>
        <tr>
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
          <th scope="col">
            <span className="sr-only">Tindakan</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {state.columns.map((name) => {
              const field = fieldOf(resource, name);
              const cell = <AnyCell field={field} value={row[name]} references={row.reference_titles} />;
              return (
                <td key={name} className={numericKinds.has(field.kind) ? styles.figure : undefined}>
                  {name === resource.title ? (
                    <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                      {cell}
                    </button>
                  ) : (
                    cell
                  )}
                </td>
              );
            })}
            <td className={styles.acts}>
              <RowActions
                resource={resource}
                row={row}
                onOpen={() => onOpen(row)}
                onDelete={() => onDelete(row)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
