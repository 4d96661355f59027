import { z } from 'zod';
import { routeAims } from '../item/routes';
import { endpoint } from './endpoint';
import { pageMeta } from './envelope';
import { id, instant, line, listQuery, rupiah } from './shapes';

/** How orders of an item ended within 30 days. */
const figures = z.object({
  finished: z.int(),
  succeeded: z.int(),
  median_seconds: z.number().nullable(),
});

/** One way to buy a thing. */
const candidate = z.object({
  id,
  sku: z.string(),
  name: z.string(),
  /** Of the caller's tier. */
  price: rupiah,
  /** `ITEM`; that of the brand closes its items. */
  status: z.int(),
  sla_seconds: z.int(),
  /** Of everybody's orders, and of the partner's own. */
  all: figures,
  own: figures,
});

/** A thing that can be had by several routes, compared. */
export const routeGroup = z.object({
  group_key: z.string(),
  name: z.string(),
  brand_id: id,
  brand: z.string(),
  brand_key: z.string(),
  monogram: z.string(),
  image: z.string().nullable(),
  /** From the best down, by what was asked for. */
  candidates: z.array(candidate),
  /** The best one that can be bought; null where too little is known. */
  best: z.object({ price: id.nullable(), speed: id.nullable(), success: id.nullable() }),
  /** What the order form offers now: what stands in for the preferred route while that cannot be bought. */
  offered_id: id,
  /** The partner's choice, else the usual one. */
  preferred_id: id,
  /** The partner chose the preferred one. */
  is_chosen: z.boolean(),
  /** What the cheapest saves beside what is offered now; null: nothing. */
  saving: z.object({ amount: rupiah, percent: z.number() }).nullable(),
});
export type RouteGroup = z.infer<typeof routeGroup>;
export type RouteCandidate = z.infer<typeof candidate>;

/** Things with several routes, in the order of the shop. */
export const listBestPrices = endpoint({
  method: 'GET',
  path: '/v1/crm/product/best-price',
  object: '/best-price',
  summary: 'Rute terbaik setiap item menurut harga, kecepatan, dan rasio sukses',
  query: listQuery.extend({ category: id.optional(), by: z.enum(routeAims).default('price') }),
  reply: z.array(routeGroup),
  meta: pageMeta.extend({
    tier_name: z.string(),
    /** When the orders were counted; null before the first counting. */
    counted_at: instant.nullable(),
  }),
});

/** Makes a route the one that the order form offers; null gives the choice back to the usual one. Throws NOT_FOUND. */
export const setDefaultRoute = endpoint({
  method: 'PUT',
  path: '/v1/crm/product/best-price/default',
  object: 'product.order',
  summary: 'Pakai rute ini pada form pesanan',
  body: z.strictObject({ group_key: line(80), variation_id: id.nullable() }),
  reply: z.object({ /** The choice before, for taking it back. */ previous: id.nullable() }),
});
