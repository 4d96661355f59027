import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners } from './identity';

/** Codes that a shop sells, sealed. The digest refuses one that is there already without opening any. */
export const panelCodes = pgTable(
  'panel_codes',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Id of a `product-custom` entity. */
    product_id: uuid('product_id').notNull(),
    /** Of the code within its shop, `shop:…`; of the code within its product where it was put in before that. */
    digest: text('digest').notNull(),
    sealed: text('sealed').notNull(),
    /** Its last characters, by which people tell it from others. */
    tail: text('tail').notNull(),
    /** Whose it is: reserved until `taken_at`, sold from then on. Null while it is in stock. */
    order_id: uuid('order_id'),
    taken_at: instant('taken_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('panel_codes_once').on(table.partner_id, table.digest),
    index('panel_codes_stock').on(table.product_id, table.order_id, table.id),
  ],
);
