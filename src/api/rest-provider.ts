import type { CreateParams } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { resourceOf } from '../core/schema/compile';
import type { Model } from '../core/schema/model';
import { restClient } from './rest-client';

/** simple-rest over our own road: the acts whose shape it shares with specification 7. */
export function createRestProvider(model: Model) {
  const rest = simpleRest('', restClient);
  return {
    ...rest,
    // simple-rest takes the name for the path.
    create: (wish: CreateParams) =>
      rest.create({ ...wish, resource: resourceOf(model, wish.resource).endpoint.slice(1) }),
  };
}
