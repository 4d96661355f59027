import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import {
  bestRoute,
  preferredRoute,
  type RouteAim,
  rankedRoutes,
  savingOf,
  substituteOf,
} from '../../../catalogue/domain/routes';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { RouteGroup } from '../../contract/best-price';
import {
  choose,
  type GroupFilter,
  paramsOf,
  type RouteRow,
  readGroupFacts,
  readRouteOfGroup,
  readRouteRows,
} from './store';

export type BestPriceService = ReturnType<typeof createBestPriceService>;

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
}

export function createBestPriceService({ database, activity }: Deps) {
  return {
    async list(actor: Actor, filter: GroupFilter, by: RouteAim, page: { page: number; limit: number }) {
      const asked = paramsOf(actor.partnerId, filter);
      const [rows, facts] = await Promise.all([
        readRouteRows(database, { ...asked, skip: (page.page - 1) * page.limit, most: page.limit }),
        readGroupFacts(database, asked),
      ]);
      const { total, tier_name, counted_at, price_discount_bps } = facts;
      return {
        data: byGroup(rows).map((routes) => compared(routes, price_discount_bps, by)),
        meta: { ...page, total, tier_name, counted_at },
      };
    },

    /** Throws NOT_FOUND if the product has no such offer. Returns the previous choice. */
    choose: (actor: Actor, group: string, variationId: string | null): Promise<string | null> =>
      database.transaction(async (tx) => {
        const route = await readRouteOfGroup(tx, { group, variation: variationId });
        if (!route) throw new AppError('NOT_FOUND');
        const before = await choose(tx, actor.partnerId, group, variationId);
        if ((before?.variation_id ?? null) === variationId) return variationId;
        await activity.record(tx, actor, {
          code: 'route.choose',
          object: route.name,
          before: { sku: before?.sku ?? USUAL },
          after: { sku: variationId ? route.sku : USUAL },
        });
        return before?.variation_id ?? null;
      }),
  };
}

const USUAL = 'Rute biasa';

function byGroup(rows: readonly RouteRow[]): RouteRow[][] {
  const groups = new Map<string, RouteRow[]>();
  for (const row of rows) groups.set(row.group_key, [...(groups.get(row.group_key) ?? []), row]);
  return [...groups.values()];
}

function compared(routes: RouteRow[], discount: number, by: RouteAim): RouteGroup {
  const priced = routes.map((route) => ({ ...route, price: tierPrice(route.base_price, discount) }));
  const [usual] = priced;
  const preferred = preferredRoute(priced);
  if (!usual || !preferred) throw new Error('a thing without routes');
  const offered = substituteOf(priced, preferred) ?? preferred;
  const { group_key, name, brand_id, brand, brand_key, monogram, image } = usual;
  const cheapest = bestRoute(priced, 'price');
  return {
    ...{ group_key, name, brand_id, brand, brand_key, monogram, image },
    candidates: rankedRoutes(priced, by).map(({ id, sku, name, price, status, sla_seconds, all, own }) => ({
      ...{ id, sku, name, price, status, sla_seconds, all, own },
    })),
    best: {
      price: cheapest?.id ?? null,
      speed: bestRoute(priced, 'speed')?.id ?? null,
      success: bestRoute(priced, 'success')?.id ?? null,
    },
    offered_id: offered.id,
    preferred_id: preferred.id,
    is_chosen: preferred.is_default,
    saving: cheapest && savingOf(offered.price, cheapest.price),
  };
}
