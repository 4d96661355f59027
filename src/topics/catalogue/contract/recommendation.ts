import { z } from 'zod';
import { get, post } from '../../../core/contract/endpoint';
import { named, otherwise, textOf } from '../../../core/contract/reading';
import { id, rupiah, title } from '../../../core/contract/shapes';
import { monogram } from '../../../core/format/initials';

/** Frequently bought brands of the last 30 days (specification 3: parent_category_id, name, image). */
export const topProduct = z.object({
  parent_category_id: named(id),
  key: otherwise(z.string(), ({ name }) => textOf(name)),
  name: title,
  monogram: otherwise(z.string(), ({ name }) => monogram(textOf(name))),
  image: z.string().nullable(),
  total_trx_30d: z.int(),
});
export type TopProduct = z.infer<typeof topProduct>;

export const listTopProducts = get('/v1/crm/top-products', 'dashboard', {
  summary: 'Produk yang sering dibeli',
  reply: z.array(topProduct),
});

export const recommendation = z.object({
  id,
  variation_id: named(id),
  brand_id: named(id),
  brand_key: otherwise(z.string(), ({ brand_name }) => textOf(brand_name)),
  brand_name: title,
  monogram: otherwise(z.string(), ({ brand_name }) => monogram(textOf(brand_name))),
  image: z.string().nullable(),
  item_name: title,
  price: rupiah,
  reason: z.enum(['Sering dibeli', 'Sedang naik', 'Margin tertinggi', 'Harga turun']),
  score: z.number(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const listRecommendations = get('/v1/crm/recommendation', 'dashboard', {
  summary: 'Rekomendasi item',
  reply: z.array(recommendation),
});

/** Records what was viewed, for the next recommendations. */
export const injectRecommendation = post('/v1/crm/recommendation/inject', 'product', {
  summary: 'Catat minat untuk rekomendasi',
  body: z.strictObject({
    brand_id: id,
    variation_id: id.nullable(),
    source: z.enum(['dashboard', 'product', 'transaction']),
  }),
  reply: z.object({}),
});
