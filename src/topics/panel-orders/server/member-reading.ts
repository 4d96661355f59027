import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { MUTATIONS, mutationOrder, readMutations } from './mutation-store';
import { readOrders } from './order-store';

interface Whose {
  partnerId: string;
  memberId: string;
}

interface Page {
  page: number;
  limit: number;
}

export const createMemberReading = ({ db }: Database) => ({
  async orders({ partnerId, memberId }: Whose, { page, limit }: Page) {
    const own = sql`partner_id = ${partnerId} and member_id = ${memberId}`;
    const [counted, rows] = await Promise.all([
      db.row<{ total: number }>(sql`select count(*)::int as total from panel_orders where ${own}`),
      readOrders(
        db,
        sql`${own} order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
      ),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },

  async movements({ partnerId, memberId }: Whose, kind: 'balance' | 'point', { page, limit }: Page) {
    const own = sql`m.partner_id = ${partnerId} and m.kind = ${kind} and m.member_id = ${memberId}`;
    const [counted, rows] = await Promise.all([
      db.row<{ total: number }>(sql`select count(*)::int as total from ${MUTATIONS} where ${own}`),
      readMutations(
        db,
        sql`${own} order by ${mutationOrder(sql`desc`)} limit ${limit} offset ${(page - 1) * limit}`,
      ),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },
});
