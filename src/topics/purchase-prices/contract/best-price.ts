import { z } from 'zod';
import { get, put } from '../../../core/contract/endpoint';
import { pageMeta } from '../../../core/contract/envelope';
import { id, instant, line, listQuery, rupiah } from '../../../core/contract/shapes';
import { routeAims } from '../../catalogue/domain/routes';

const figures = z.object({
  finished: z.int(),
  succeeded: z.int(),
  median_seconds: z.number().nullable(),
});

const candidate = z.object({
  id,
  sku: z.string(),
  name: z.string(),
  price: rupiah,
  /** `ITEM`; a closed brand closes its items. */
  status: z.int(),
  sla_seconds: z.int(),
  all: figures,
  own: figures,
});

export const routeGroup = z.object({
  group_key: z.string(),
  name: z.string(),
  brand_id: id,
  brand: z.string(),
  brand_key: z.string(),
  monogram: z.string(),
  image: z.string().nullable(),
  candidates: z.array(candidate),
  /** The best route that can be bought; null without enough orders. */
  best: z.object({ price: id.nullable(), speed: id.nullable(), success: id.nullable() }),
  /** Route that the order form offers now: a substitute while the preferred one cannot be bought. */
  offered_id: id,
  preferred_id: id,
  is_chosen: z.boolean(),
  /** Saving of the cheapest route compared with the offered one; null if none. */
  saving: z.object({ amount: rupiah, percent: z.number() }).nullable(),
});
export type RouteGroup = z.infer<typeof routeGroup>;
export type RouteCandidate = z.infer<typeof candidate>;

export const listBestPrices = get('/v1/crm/product/best-price', '/best-price', {
  summary: 'Rute terbaik setiap item menurut harga, kecepatan, dan rasio sukses',
  query: listQuery.extend({ category: id.optional(), by: z.enum(routeAims).default('price') }),
  reply: z.array(routeGroup),
  meta: pageMeta.extend({
    tier_name: z.string(),
    counted_at: instant.nullable(),
  }),
});

/** Sets the route that the order form offers; null restores the default. Throws NOT_FOUND. */
export const setDefaultRoute = put('/v1/crm/product/best-price/default', 'product.order', {
  summary: 'Pakai rute ini pada form pesanan',
  body: z.strictObject({ group_key: line(80), variation_id: id.nullable() }),
  reply: z.object({ previous: id.nullable() }),
});
