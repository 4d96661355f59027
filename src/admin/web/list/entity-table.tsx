import { Fragment, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { fieldOf } from '../parts/system-fields';
import { cellAttributes } from './cell-attributes';
import { ColumnHead } from './column-head';
import styles from './entity-table.module.css';
import { MarkAll } from './mark-boxes';
import { RowCell } from './row-cell';
import { rowGroups } from './row-groups';
import type { EntityRowsProps } from './rows-props';
import { pinnedFirst } from './shown-columns';
import { TableRow } from './table-row';
import { useHiddenEdges } from './use-hidden-edges';
import { useRowsInSteps } from './use-rows-in-steps';

const NO_ATTRIBUTES = { className: undefined };

const ColumnHandle = lazy(() => import('./column-handle'));

export const EntityTable = (props: EntityRowsProps) => {
  const {
    resource,
    rows,
    state,
    isFetching,
    onSort,
    onOpen,
    menuOf,
    cellOf,
    edits,
    marks,
    layout,
    onArrange,
  } = props;
  const drawn = useRowsInSteps(rows);
  const groups = rowGroups(props);
  const order = pinnedFirst(groups.columns, layout?.pinned ?? []).join();
  const columns = useMemo(() => order.split(','), [order]);
  const attributesByColumn = useMemo(
    () => Object.fromEntries(resource.list.map((name) => [name, cellAttributes(resource, name, layout)])),
    [resource, layout],
  );
  const scroller = useRef<HTMLElement>(null);
  useHiddenEdges(scroller, order);
  // Handles are loaded when a pointer or the focus comes near: most visits resize nothing.
  const [isNear, setNear] = useState(false);
  const comeNear = onArrange && layout ? () => setNear(true) : undefined;
  const width = columns.length + (marks ? 1 : 0) + (menuOf ? 1 : 0);
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
      tabIndex={0}
      aria-label={resource.label}
      aria-busy={isFetching}
      data-open-ended={menuOf ? undefined : ''}
    >
      <table className={styles.table} data-density={layout?.density}>
        <thead onPointerEnter={comeNear} onFocus={comeNear}>
          <tr>
            {marks && (
              <th scope="col" className={styles.mark}>
                <MarkAll rows={rows} marks={marks} />
              </th>
            )}
            {columns.map((name) => (
              <ColumnHead
                key={name}
                name={name}
                field={fieldOf(resource, name)}
                attributes={attributesByColumn[name] ?? NO_ATTRIBUTES}
                isSortable={(resource.sort ?? []).includes(name)}
                sort={state.sort}
                onSort={onSort}
                handle={
                  isNear &&
                  layout &&
                  onArrange && (
                    <Suspense fallback={null}>
                      <ColumnHandle
                        name={name}
                        resource={resource}
                        columns={state.columns}
                        layout={layout}
                        onChange={onArrange}
                      />
                    </Suspense>
                  )
                }
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
          {drawn.map((row, at) => (
            <Fragment key={row.id}>
              {groups.name && groups.begins(row, at) && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={width}>
                    <RowCell resource={resource} row={row} name={groups.name} />
                  </th>
                </tr>
              )}
              <TableRow
                resource={resource}
                row={row}
                columns={columns}
                attributesByColumn={attributesByColumn}
                isMarked={marks?.ids.includes(row.id) ?? false}
                onMark={marks?.mark}
                onOpen={onOpen}
                menuOf={menuOf}
                cellOf={cellOf}
                edits={edits}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
};
