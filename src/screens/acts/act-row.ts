import type { EntityRow } from '../../core/entity/calls';

/** What an act is done to: a record, as far as it is named here. */
export type ActRow = Pick<EntityRow, 'id'> & Record<string, unknown>;
