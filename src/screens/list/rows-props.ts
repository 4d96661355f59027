import type { ReactNode } from 'react';
import type { EntityRow } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';
import type { ListState } from './list-state';
import type { RowMarks } from './row-marks';

/** What rows are drawn from, as a table or as cards. */
export interface EntityRowsProps {
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
