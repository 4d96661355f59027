import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ColumnNames } from '../../../src/core/reconcile/columns';
import { instant, now } from './columns';
import { partners } from './identity';

/** Which columns of a partner's own files are what, by their heads. Of the files themselves nothing is kept. */
export const reconciliationColumns = pgTable('reconciliation_columns', {
  partner_id: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id),
  names: jsonb('names').$type<ColumnNames>().notNull(),
  updated_at: instant('updated_at').notNull().default(now),
});
