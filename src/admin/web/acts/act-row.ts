import type { EntityRow } from '../../entity/calls';

export type ActRow = Pick<EntityRow, 'id'> & Record<string, unknown>;
