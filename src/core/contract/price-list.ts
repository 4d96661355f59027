import { z } from 'zod';
import { download, endpoint } from './endpoint';
import { idList, searchLine } from './shapes';

/** Whoever reads the price list may share it. */
const PRICE_LIST = 'price-list:list';

/** Which price customers are told: what the partner sells for, or what it pays itself. */
export const sharedPrices = ['selling', 'own'] as const;
export type SharedPrice = (typeof sharedPrices)[number];

/** What of the price list is shared: narrowed as the list is. Items that cannot be bought now are left out. */
const sharedQuery = z.strictObject({
  price: z.enum(sharedPrices).default('own'),
  search: searchLine(60).optional(),
  categories: idList.optional(),
  brands: idList.optional(),
});
export type SharedQuery = z.input<typeof sharedQuery>;

/** Throws FORBIDDEN where selling prices are none of the caller's, and EXPORT_TOO_LARGE. */
export const getPriceMessage = endpoint({
  method: 'GET',
  path: '/v1/crm/product/price-list-message',
  object: PRICE_LIST,
  summary: 'Daftar harga sebagai pesan WhatsApp',
  query: sharedQuery,
  reply: z.object({
    /** Null where it is longer than one message may be. */
    text: z.string().nullable(),
    /** In the list, and left out for want of a selling price. */
    items: z.int(),
    left_out: z.int(),
    /** Names of what is offered below its cost; empty for whoever may not know the cost. */
    losing: z.array(z.string()),
  }),
});

/** The same on paper, with the name and the logo of the shop. Throws FORBIDDEN and EXPORT_TOO_LARGE. */
export const priceListPdf = download({
  path: '/v1/crm/product/price-list-pdf',
  object: PRICE_LIST,
  summary: 'Daftar harga PDF',
  query: sharedQuery,
});
