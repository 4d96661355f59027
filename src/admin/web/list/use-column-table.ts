import {
  functionalUpdate,
  getCoreRowModel,
  type Updater,
  useReactTable,
  type VisibilityState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { COLUMN_WIDTH, type ListLayout } from '../../../core/contract/list-view';
import type { ResourceModel } from '../../schema/model';
import { fieldOf } from '../parts/system-fields';
import { type ColumnChange, orderOf } from './shown-columns';

export interface ColumnTableProps {
  resource: ResourceModel;
  /** Shown columns in their order. */
  columns: readonly string[];
  layout: Pick<ListLayout, 'widths' | 'pinned' | 'density'>;
  onChange: (change: ColumnChange) => void;
}

/** Rows are drawn by `EntityTable`, which must not load this module; the table here decides about columns. */
const NO_ROWS: object[] = [];

const clamp = (width: number): number =>
  Math.round(Math.min(Math.max(width, COLUMN_WIDTH.min), COLUMN_WIDTH.max));

/** Order, visibility, pins and widths of a list's columns. */
export function useColumnTable({
  resource,
  columns,
  layout: { widths, pinned },
  onChange,
}: ColumnTableProps) {
  const defined = useMemo(
    () =>
      resource.list.map((id) => ({
        id,
        header: fieldOf(resource, id).label,
        enableHiding: id !== resource.title,
        minSize: COLUMN_WIDTH.min,
        maxSize: COLUMN_WIDTH.max,
      })),
    [resource],
  );
  const columnOrder = orderOf(resource.list, columns);
  const columnVisibility = Object.fromEntries(columnOrder.map((name) => [name, columns.includes(name)]));
  const show = (order: string[], isVisible: VisibilityState) =>
    onChange({ columns: order.filter((name) => isVisible[name]) });

  return useReactTable({
    data: NO_ROWS,
    columns: defined,
    getCoreRowModel: getCoreRowModel(),
    columnResizeMode: 'onEnd',
    columnResizeDirection: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    state: { columnOrder, columnVisibility, columnSizing: widths, columnPinning: { left: pinned } },
    onColumnOrderChange: (next: Updater<string[]>) =>
      show(functionalUpdate(next, columnOrder), columnVisibility),
    onColumnVisibilityChange: (next) => show(columnOrder, functionalUpdate(next, columnVisibility)),
    onColumnPinningChange: (next) =>
      onChange({ pinned: functionalUpdate(next, { left: pinned }).left ?? [] }),
    onColumnSizingChange: (next) =>
      onChange({
        widths: Object.fromEntries(
          Object.entries(functionalUpdate(next, widths)).map(([name, width]) => [name, clamp(width)]),
        ),
      }),
  });
}
