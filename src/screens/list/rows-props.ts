import type { ReactNode } from 'react';
import type { EntityRow } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';
import type { ListState } from './list-state';
import type { RowMarks } from './row-marks';

/** Props of the table and the cards. */
export interface EntityRowsProps {
  resource: ResourceModel;
  rows: EntityRow[];
  state: Pick<ListState, 'columns' | 'sort'>;
  /** True while older rows are shown. */
  isFetching: boolean;
  onSort: (sort: string | undefined) => void;
  /** Absent if records have no page. */
  onOpen?: (row: EntityRow) => void;
  /** Menu of a row; absent for a read-only table. */
  menuOf?: ((row: EntityRow) => ReactNode) | undefined;
  /** Custom content of a cell. */
  cellOf?: ((name: string, row: EntityRow) => ReactNode) | undefined;
  /** Marked rows; absent without bulk actions. */
  marks?: RowMarks | undefined;
}
