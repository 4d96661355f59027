import { z } from 'zod';
import { actionReply } from '../../core/contract/action-reply';
import { get, post } from '../../core/contract/endpoint';
import { id, rupiah } from '../../core/contract/shapes';

export const MOST_RECOMMENDED = 8;

const panelRecommendation = z.object({
  variation_id: id,
  brand_id: id,
  brand_key: z.string(),
  brand_name: z.string(),
  monogram: z.string(),
  image: z.string().nullable(),
  item_name: z.string(),
  cost: rupiah,
  /** Price for guests and new members; null before the website has a tier. */
  price: rupiah.nullable(),
  reason: z.string(),
});
export type PanelRecommendation = z.infer<typeof panelRecommendation>;

export const listPanelRecommendations = get('/v1/vendor-panel/recommendations', 'product-vcg:list', {
  summary: 'Rekomendasi variasi untuk website',
  reply: z.array(panelRecommendation).max(MOST_RECOMMENDED),
});

/** New items are added; disabled ones are enabled. */
export const injectPanelRecommendations = post(
  '/v1/vendor-panel/recommendations/inject',
  'product-vcg:create',
  {
    summary: 'Tambah variasi yang direkomendasikan ke website',
    body: z.strictObject({
      variation_ids: z.array(id).min(1).max(MOST_RECOMMENDED),
      key: id.optional(),
    }),
    reply: actionReply.pick({ message: true, undo: true }),
  },
);
