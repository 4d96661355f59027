import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now } from './columns';
import { users } from './identity';

/** The newest version of the product that a person has read about; the versions themselves stand in the code. */
export const changelogReads = pgTable('changelog_reads', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  version: text('version').notNull(),
  read_at: instant('read_at').notNull().default(now),
});
