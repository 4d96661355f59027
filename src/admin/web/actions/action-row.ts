import type { EntityRow } from '../../entity/calls';

export type ActionRow = Pick<EntityRow, 'id'> & Record<string, unknown>;
