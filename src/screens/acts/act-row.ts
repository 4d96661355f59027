import type { EntityRow } from '../../core/entity/calls';

export type ActRow = Pick<EntityRow, 'id'> & Record<string, unknown>;
