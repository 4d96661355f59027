import type { PricedVariation } from '../../core/catalogue/priced';
import { preferredRoute, substituteOf } from '../../core/item/routes';

/** One tile of the form: a thing, by the route that is offered of it. */
export interface ItemOffer {
  item: PricedVariation;
  /** Every route of the thing; the item alone where there is one. */
  routes: readonly PricedVariation[];
  /** The route that would be offered if it could be bought. */
  standsFor?: PricedVariation;
}

/** Things in the order in which their first route came. `chosen` is offered of its thing, whatever is usual. */
export function offersOf(items: readonly PricedVariation[], chosen: string | null): ItemOffer[] {
  const things = new Map<string, PricedVariation[]>();
  for (const item of items) {
    const thing = item.group_key ?? item.id;
    things.set(thing, [...(things.get(thing) ?? []), item]);
  }
  return [...things.values()].flatMap((routes) => offerOf(routes, chosen) ?? []);
}

function offerOf(routes: readonly PricedVariation[], chosen: string | null): ItemOffer | undefined {
  const preferred = preferredRoute(routes);
  if (!preferred) return undefined;
  const mine = routes.find(({ id }) => id === chosen);
  if (mine) return { item: mine, routes };
  const substitute = substituteOf(routes, preferred);
  return substitute ? { item: substitute, routes, standsFor: preferred } : { item: preferred, routes };
}
