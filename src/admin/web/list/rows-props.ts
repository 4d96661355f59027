import type { ReactNode } from 'react';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import type { ListState } from './list-state';
import type { RowMarks } from './row-marks';

export interface EntityRowsProps {
  resource: ResourceModel;
  rows: EntityRow[];
  state: Pick<ListState, 'columns' | 'sort'>;
  isFetching: boolean;
  onSort: (sort: string | undefined) => void;
  onOpen?: (row: EntityRow) => void;
  menuOf?: ((row: EntityRow) => ReactNode) | undefined;
  cellOf?: ((name: string, row: EntityRow) => ReactNode) | undefined;
  marks?: RowMarks | undefined;
}
