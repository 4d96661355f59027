import { z } from 'zod';
import { get } from '../../core/contract/endpoint';
import { pageMeta } from '../../core/contract/envelope';
import { id, idList, listQuery, rupiah } from '../../core/contract/shapes';

/*
 * Summary of a website's theme and products under the names of specification 7; read-only, the declared resources
 * (`web-panel`, `category-label`, `product-vcg`, `product-custom`) are the source.
 */

/** Theme of the draft (null before the first save) and all available themes. */
export const getPanelTheme = get('/v1/vendor-panel/theme', 'web-panel:show', {
  summary: 'Tema website dan pilihannya',
  reply: z.object({
    theme_id: z.string().nullable(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});

/** `#rrggbb` of the draft; null before the first save. */
const color = z.string().nullable();

export const getPanelColors = get('/v1/vendor-panel/colors', 'web-panel:show', {
  summary: 'Warna website',
  reply: z.object({ primary: color, secondary: color, background: color, text: color }),
});

export const listCategoryTags = get('/v1/vendor-panel/category-tag', 'category-label:list', {
  summary: 'Group yang tampil di website',
  reply: z.array(z.object({ id, name: z.string(), icon: z.string() })),
});

export const listPanelProducts = get('/v1/vendor-panel/product', 'product-vcg:list', {
  summary: 'Semua item website',
  query: listQuery,
  reply: z.array(
    z.object({
      id,
      title: z.string(),
      source: z.enum(['product-vcg', 'product-custom']),
      is_active: z.boolean(),
    }),
  ),
  meta: pageMeta,
});

/** Guest price and cost of each existing item, to compare a flash price with. */
export const listSalePrices = get('/v1/vendor-panel/sale-price', 'flash-sale:list', {
  summary: 'Harga normal dan modal item untuk flash sale',
  query: z.strictObject({ ids: idList }),
  reply: z.array(
    z.object({
      id,
      /** Null without a price. */
      normal_price: rupiah.nullable(),
      /** Null if it left the H2H catalogue, or the caller may not see cost. */
      cost: rupiah.nullable(),
    }),
  ),
});
