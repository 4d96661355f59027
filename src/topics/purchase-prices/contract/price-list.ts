import { z } from 'zod';
import { download, get } from '../../../core/contract/endpoint';
import { idList, searchLine } from '../../../core/contract/shapes';

const PRICE_LIST = 'price-list:list';

export const sharedPrices = ['selling', 'own'] as const;
export type SharedPrice = (typeof sharedPrices)[number];

/** Filters of the list. Unavailable items are left out. */
const sharedQuery = z.strictObject({
  price: z.enum(sharedPrices).default('own'),
  search: searchLine(60).optional(),
  categories: idList.optional(),
  brands: idList.optional(),
});
export type SharedQuery = z.input<typeof sharedQuery>;

/** Throws FORBIDDEN if the caller may not see selling prices, and EXPORT_TOO_LARGE. */
export const getPriceMessage = get('/v1/crm/product/price-list-message', PRICE_LIST, {
  summary: 'Daftar harga sebagai pesan WhatsApp',
  query: sharedQuery,
  reply: z.object({
    /** Null if longer than one message. */
    text: z.string().nullable(),
    /** Items in the list, and those without a selling price. */
    items: z.int(),
    left_out: z.int(),
    /** Items priced below cost. */
    losing: z.array(z.string()),
  }),
});

/** Throws FORBIDDEN and EXPORT_TOO_LARGE. */
export const priceListPdf = download('/v1/crm/product/price-list-pdf', PRICE_LIST, {
  summary: 'Daftar harga PDF',
  query: sharedQuery,
});
