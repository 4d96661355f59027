import { z } from 'zod';
import { actReply } from './act-reply';
import { endpoint } from './endpoint';
import { id, rupiah } from './shapes';

/** Most items that are recommended, and added, at once. */
export const MOST_RECOMMENDED = 8;

/** An item of the H2H catalogue that sells well everywhere and not yet on the partner's website. */
const panelRecommendation = z.object({
  variation_id: id,
  brand_id: id,
  brand_key: z.string(),
  brand_name: z.string(),
  monogram: z.string(),
  image: z.string().nullable(),
  item_name: z.string(),
  /** At the partner's own tier. */
  cost: rupiah,
  /** What guests and new members would pay; null before the website has a tier. */
  price: rupiah.nullable(),
  /** Why it is here, as a sentence. */
  reason: z.string(),
});
export type PanelRecommendation = z.infer<typeof panelRecommendation>;

export const listPanelRecommendations = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/recommendations',
  object: 'product-vcg:list',
  summary: 'Rekomendasi variasi untuk website',
  reply: z.array(panelRecommendation).max(MOST_RECOMMENDED),
});

/** Puts items on sale: those that are new to the website are added, those that were switched off are switched on. */
export const injectPanelRecommendations = endpoint({
  method: 'POST',
  path: '/v1/vendor-panel/recommendations/inject',
  object: 'product-vcg:create',
  summary: 'Tambah variasi yang direkomendasikan ke website',
  body: z.strictObject({
    variation_ids: z.array(id).min(1).max(MOST_RECOMMENDED),
    /** Sent again with the same key, it answers what it answered. */
    key: id.optional(),
  }),
  reply: actReply.pick({ message: true, undo: true }),
});
