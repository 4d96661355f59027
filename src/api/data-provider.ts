import type {
  CreateParams,
  CustomParams,
  DataProvider,
  DeleteOneParams,
  GetOneParams,
} from '@refinedev/core';
import { resourceOf } from '../core/schema/compile';
import type { Model } from '../core/schema/model';
import { ownError } from './api-error';
import { browserConfig } from './browser-config';
import { createEntityProvider } from './entity-provider';

/** simple-rest and its HTTP client (25 kB): come with the first call that is theirs, so no list waits for them. */
export const loadRest = () =>
  import('./rest-provider').catch(() => {
    throw ownError('OFFLINE');
  });

/**
 * Refine's data provider: the calls of a declared entity, and everything else that a screen asks of one through
 * `custom`. One record, create, delete and `custom` have the shapes of simple-rest and are its own.
 */
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
  // Refine lets each caller name the type of its rows; ours are what the contract's validators let through.
  return provider as DataProvider;
}
