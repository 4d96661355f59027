import type { EntityRow } from '../../entity/calls';
import type { EntityRowsProps } from './rows-props';

/** Grouped rows (`groupBy`): the columns without the grouping one, and the start of each group. */
export function rowGroups({
  resource: { groupBy },
  rows,
  state,
}: Pick<EntityRowsProps, 'resource' | 'rows' | 'state'>) {
  const name = state.sort ? undefined : groupBy;
  return {
    name,
    columns: state.columns.filter((column) => column !== name),
    begins: (row: EntityRow, at: number) => name !== undefined && row[name] !== rows[at - 1]?.[name],
  };
}
