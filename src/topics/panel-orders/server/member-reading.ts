import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { countOrders, readOrderIds } from './list-store';
import { MUTATIONS, mutationOrder, readMutations } from './mutation-store';
import { type PanelOrder, readOrdersByIds } from './order-store';

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
    const filters = [{ field: 'member_id', values: [memberId] }];
    const selection = { partnerId, filters, sort: { field: 'created_at', descending: true } };
    const total = await countOrders(db, selection);
    const ids = await readOrderIds(db, selection, { offset: (page - 1) * limit, limit }, total);
    const found = new Map((await readOrdersByIds(db, partnerId, ids)).map((order) => [order.id, order]));
    return { rows: ids.flatMap((id): PanelOrder[] => [found.get(id) ?? []].flat()), total };
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
