import { Fragment, useRef } from 'react';
import { pressToOpen } from '../../../ui/press-to-open';
import { kindOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { fieldOf } from '../parts/system-fields';
import { ColumnHead } from './column-head';
import styles from './list.module.css';
import { MarkAll, MarkRow } from './mark-boxes';
import { RowCell } from './row-cell';
import { rowGroups } from './row-groups';
import type { EntityRowsProps } from './rows-props';
import { useHiddenEdges } from './use-hidden-edges';

const cellClass = (resource: ResourceModel, name: string): string | undefined =>
  name === resource.title
    ? styles.title
    : kindOf(fieldOf(resource, name)).numeric
      ? styles.figure
      : undefined;

export const EntityTable = (props: EntityRowsProps) => {
  const { resource, rows, state, isFetching, onSort, onOpen, menuOf, cellOf, marks } = props;
  const groups = rowGroups(props);
  const scroller = useRef<HTMLElement>(null);
  useHiddenEdges(scroller);
  const width = groups.columns.length + (marks ? 1 : 0) + (menuOf ? 1 : 0);
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
      tabIndex={0}
      aria-label={resource.label}
      aria-busy={isFetching}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {marks && (
              <th scope="col" className={styles.mark}>
                <MarkAll rows={rows} marks={marks} />
              </th>
            )}
            {groups.columns.map((name) => (
              <ColumnHead
                key={name}
                name={name}
                field={fieldOf(resource, name)}
                className={cellClass(resource, name)}
                isSortable={(resource.sort ?? []).includes(name)}
                sort={state.sort}
                onSort={onSort}
              />
            ))}
            {menuOf && (
              <th scope="col" className={styles.actions}>
                <span className="sr-only">Tindakan</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={row.id}>
              {groups.name && groups.begins(row, at) && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={width}>
                    <RowCell resource={resource} row={row} name={groups.name} />
                  </th>
                </tr>
              )}
              <tr
                data-marked={marks?.ids.includes(row.id) || undefined}
                {...(onOpen && pressToOpen(() => onOpen(row)))}
              >
                {marks && (
                  <td className={styles.mark}>
                    <MarkRow resource={resource} row={row} marks={marks} />
                  </td>
                )}
                {groups.columns.map((name) => (
                  <td key={name} className={cellClass(resource, name)}>
                    <RowCell resource={resource} row={row} name={name} onOpen={onOpen} cellOf={cellOf} />
                  </td>
                ))}
                {menuOf && <td className={styles.actions}>{menuOf(row)}</td>}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
};
