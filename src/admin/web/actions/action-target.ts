import { number } from '../../../core/format/number';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { titleOf } from '../parts/system-fields';

export type ActionRow = Pick<EntityRow, 'id'> & Record<string, unknown>;

/** Everything that the list's parameters find, instead of marked rows. */
export interface Selected {
  query: Record<string, string>;
  total: number;
}

export type Target = { ids: string[] } | { selection: Record<string, string> };

/** Record or selection that the action changes; undefined for an action on the whole list. */
export const subjectOf = (
  resource: ResourceModel,
  rows: ActionRow[],
  selected: Selected | undefined,
): string | undefined => {
  const count = selected?.total ?? rows.length;
  return count > 1 ? `${number(count)} data dipilih` : rows[0] && titleOf(resource, rows[0]);
};
