import { lookupOnly } from '../../../../admin/server/lookup-only';
import type { ResourceService } from '../../../../admin/server/service-shape';
import type { Database } from '../../../../platform/db/client';
import { containingWords, searchedText } from '../../../../platform/db/containing';
import { type SQL, sql } from '../../../../platform/db/sql';

const named = sql`name`;

/** Names of a table; `where` and `order` are SQL of it. */
const namesOf = (database: Database, table: SQL, where: (partner: string) => SQL, order: SQL) =>
  lookupOnly(database, {
    find: (db, partner, search, limit) =>
      db.rows(sql`select id, name as title from ${table} where ${where(partner)}
        ${search ? sql`and ${containingWords(search, [searchedText(named)])}` : sql``}
        order by ${order} limit ${limit}`),
    name: async (db, partner, ids) =>
      ids.length === 0
        ? []
        : db.rows(sql`select id, name as title from ${table} where ${where(partner)} and id in ${ids}`),
  });

/** Choices of the filters of orders: brands, and the people of the partner. */
export const createOrderLookups = (
  database: Database,
): Record<'order-brand' | 'account-user', ResourceService> => ({
  'order-brand': namesOf(database, sql`brands`, () => sql`true`, sql`name, id`),
  'account-user': namesOf(
    database,
    sql`users`,
    (partner) => sql`partner_id = ${partner}`,
    sql`role <> 'owner', name, id`,
  ),
});
