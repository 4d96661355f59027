import type {
  CreateParams,
  CustomParams,
  DataProvider,
  DeleteOneParams,
  GetOneParams,
} from '@refinedev/core';
import { ownError } from '../../../platform/web/api-error';
import { browserConfig } from '../../../platform/web/browser-config';
import { resourceOf } from '../../schema/compile';
import type { Model } from '../../schema/model';
import { createEntityProvider } from './entity-provider';

/** simple-rest and its HTTP client (25 kB) load with the first call that needs them, so lists do not wait. */
export const loadRest = () =>
  import('./rest-provider').catch(() => {
    throw ownError('OFFLINE');
  });

/** List calls are our own; single records, create, delete and `custom` use simple-rest. */
export function createDataProvider(model: Model): DataProvider {
  const { getSingle, ...entities } = createEntityProvider(model);
  const rest = async () => (await loadRest()).createRestProvider(model);
  const provider = {
    getApiUrl: () => browserConfig.apiUrl,
    ...entities,
    getOne: async (wish: GetOneParams) =>
      resourceOf(model, wish.resource).single ? getSingle(wish.resource) : (await rest()).getOne(wish),
    create: async (wish: CreateParams) => (await rest()).create(wish),
    deleteOne: async (wish: DeleteOneParams<unknown>) => (await rest()).deleteOne(wish),
    custom: async (wish: CustomParams) => (await rest()).custom(wish),
  };
  // Refine lets each caller name its row type; the contract's validators guarantee ours.
  return provider as DataProvider;
}
