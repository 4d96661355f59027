import type { ReactNode } from 'react';
import type { ListLayout } from '../../../core/contract/list-view';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import type { ListState } from './list-state';
import type { RowMarks } from './row-marks';
import type { ColumnChange } from './shown-columns';
import type { CellEdits } from './use-cell-editor';

export interface EntityRowsProps {
  resource: ResourceModel;
  rows: EntityRow[];
  state: Pick<ListState, 'columns' | 'sort'>;
  isFetching: boolean;
  onSort: (sort: string | undefined) => void;
  onOpen?: (row: EntityRow) => void;
  /** Rows are drawn again when `onOpen`, `menuOf` or `cellOf` is another function. */
  menuOf?: ((row: EntityRow) => ReactNode) | undefined;
  cellOf?: ((name: string, row: EntityRow) => ReactNode) | undefined;
  /** Editing of single cells in a table. */
  edits?: CellEdits | undefined;
  marks?: RowMarks | undefined;
  /** Widths, pins and density of a person; absent in lists that keep none. */
  layout?: ListLayout;
  /** Changes columns; absent where their widths cannot be stored. */
  onArrange?: ((change: ColumnChange) => void) | undefined;
}
