import { AppError } from '../../../http/app-error';
import type { ResourceService } from './service-shape';

type Reading = Pick<ResourceService, 'list' | 'show'> & Partial<Pick<ResourceService, 'all'>>;

/** Throws NOT_FOUND: there is no such way. */
export const absent = async (): Promise<never> => {
  throw new AppError('NOT_FOUND');
};

/** What is only read, from tables of its own: nobody writes it through its declaration or points at it. */
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
