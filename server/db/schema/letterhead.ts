import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now } from './columns';
import { partners } from './identity';

/** What stands on everything that a partner hands to its customers. No row: the name of the business alone. */
export const letterheads = pgTable('letterheads', {
  partner_id: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id),
  /** Null is the name of the business. */
  name: text('name'),
  /** A public picture of `files`. */
  logo_id: uuid('logo_id'),
  address: text('address'),
  /** `628…` */
  phone: text('phone'),
  footer: text('footer'),
  updated_at: instant('updated_at').notNull().default(now),
});
