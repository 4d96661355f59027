import { AppError } from '../../platform/http/app-error';
import type { ResourceService } from './service-shape';

type Reading = Pick<ResourceService, 'list' | 'show'> &
  Partial<Pick<ResourceService, 'rows' | 'all' | 'lookup' | 'titles' | 'sum' | 'find'>>;

export const absent = async (): Promise<never> => {
  throw new AppError('NOT_FOUND');
};

/** Service of read-only resources in other tables: no writes and no references. */
export const readOnly = (reading: Reading): ResourceService => ({
  create: absent,
  update: absent,
  remove: absent,
  restore: absent,
  all: absent,
  lookup: async () => [],
  titles: async () => new Map(),
  ...reading,
});
