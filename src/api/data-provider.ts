import type { CreateParams, CustomParams, DataProvider } from '@refinedev/core';
import type { Model } from '../core/schema/model';
import { ownError } from './api-error';
import { browserConfig } from './browser-config';
import { createEntityProvider } from './entity-provider';

/**
 * Refine's data provider: simple-rest, and over it the acts of a declared entity. simple-rest and its HTTP client
 * (25 kB) come with the first act that is theirs, so no list waits for them.
 */
export function createDataProvider(model: Model): DataProvider {
  const rest = () =>
    import('./rest-provider').then(
      ({ createRestProvider }) => createRestProvider(model),
      () => {
        throw ownError('OFFLINE');
      },
    );
  const provider = {
    getApiUrl: () => browserConfig.apiUrl,
    create: async (wish: CreateParams) => (await rest()).create(wish),
    custom: async (wish: CustomParams) => (await rest()).custom(wish),
    ...createEntityProvider(model),
  };
  // Refine lets each caller name the type of its rows; ours are what the declaration's validator let through.
  return provider as DataProvider;
}
