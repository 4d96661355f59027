import type { PricedVariation } from '../../../catalogue/domain/priced';
import { preferredRoute, substituteOf } from '../../../catalogue/domain/routes';

export interface ItemOffer {
  item: PricedVariation;
  routes: readonly PricedVariation[];
  /** Preferred route that cannot be bought now. */
  standsFor?: PricedVariation;
}

/** In the order of their first routes. `chosen` is offered for its product in any case. */
export function offersOf(items: readonly PricedVariation[], chosen: string | null): ItemOffer[] {
  const groups = new Map<string, PricedVariation[]>();
  for (const item of items) {
    const groupKey = item.group_key ?? item.id;
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), item]);
  }
  return [...groups.values()].flatMap((routes) => offerOf(routes, chosen) ?? []);
}

function offerOf(routes: readonly PricedVariation[], chosen: string | null): ItemOffer | undefined {
  const preferred = preferredRoute(routes);
  if (!preferred) return undefined;
  const mine = routes.find(({ id }) => id === chosen);
  if (mine) return { item: mine, routes };
  const substitute = substituteOf(routes, preferred);
  return substitute ? { item: substitute, routes, standsFor: preferred } : { item: preferred, routes };
}
