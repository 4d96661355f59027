import { z } from 'zod';
import { endpoint } from './endpoint';
import { pageMeta } from './envelope';
import { id, idList, listQuery, rupiah } from './shapes';

/*
 * The look and the goods of a website in few words, under the names of specification 7. What is typed stands in the
 * declared resources (`web-panel`, `category-label`, `product-vcg`, `product-custom`); here it is only read.
 */

/** The draft's theme (null before one is saved), and those that there are. */
export const getPanelTheme = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/theme',
  object: 'web-panel:show',
  summary: 'Tema website dan pilihannya',
  reply: z.object({
    theme_id: z.string().nullable(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});

/** `#rrggbb` of the draft; null where none is saved. */
const color = z.string().nullable();

export const getPanelColors = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/colors',
  object: 'web-panel:show',
  summary: 'Warna website',
  reply: z.object({ primary: color, secondary: color, background: color, text: color }),
});

/** The groups of the front page that are switched on, in their order. */
export const listCategoryTags = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/category-tag',
  object: 'category-label:list',
  summary: 'Group yang tampil di website',
  reply: z.array(z.object({ id, name: z.string(), icon: z.string() })),
});

/** Supply and own items together, by brand and name. */
export const listPanelProducts = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/product',
  object: 'product-vcg:list',
  summary: 'Semua item website',
  query: listQuery,
  reply: z.array(
    z.object({
      id,
      /** Brand and name. */
      title: z.string(),
      source: z.enum(['product-vcg', 'product-custom']),
      is_active: z.boolean(),
    }),
  ),
  meta: pageMeta,
});

/** What a flash price is held against: for each of these items that there still is, what guests pay and what it costs. */
export const listSalePrices = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/sale-price',
  object: 'flash-sale:list',
  summary: 'Harga normal dan modal item untuk flash sale',
  query: z.strictObject({ ids: idList }),
  reply: z.array(
    z.object({
      id,
      /** Null: nobody has given it a price. */
      normal_price: rupiah.nullable(),
      /** Null: it has left the H2H catalogue, or is not for these eyes. */
      cost: rupiah.nullable(),
    }),
  ),
});
