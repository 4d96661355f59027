import type { EntityRow } from '../../../admin/entity/calls';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import type { Database, Db } from '../../../platform/db/client';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
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

export const createMutationResource = (database: Database, kind: 'balance' | 'point'): ResourceService =>
  createTableReading<Store<'member-mutation' | 'member-point'>>(database, {
    from: MUTATIONS,
    id: sql`m.id`,
    seenBy: ({ partnerId }) => sql`m.partner_id = ${partnerId} and m.kind = ${kind}`,
    columns: { created_at: sql`m.created_at`, member_id: sql`m.member_id` },
    orders: { created_at: mutationOrder },
    read: async (db, tail) => (await readMutations(db, tail)).map(presentMutation),
  });

const presentMutation = (row: MemberMutation): EntityRow => ({
  type: row.type,
  amount: row.amount,
  after: row.after,
  member_id: row.member_id,
  ...(row.ref_code && { ref_code: row.ref_code }),
  ...(row.note && { note: row.note }),
  actor: row.actor,
  id: row.id,
  version: 1,
  created_at: row.created_at,
  updated_at: row.created_at,
  updated_by: null,
  reference_titles: row.member_name ? { [row.member_id]: row.member_name } : {},
});

interface MemberMutation {
  id: string;
  member_id: string;
  member_name: string | null;
  type: string;
  amount: number;
  after: number;
  ref_code: string | null;
  note: string | null;
  actor: string;
  created_at: string;
}

const MUTATIONS = sql`member_mutations m`;

/** Entries of one instant in booking order. */
const mutationOrder = (direction: SQL): SQL => sql`m.created_at ${direction}, m.seq ${direction}`;

async function readMutations(db: Db, where: SQL): Promise<MemberMutation[]> {
  const { rows } = await db.execute<MemberMutation & Record<string, unknown>>(sql`
    select m.id, m.member_id, e.data->>'name' as member_name, m.type, m.amount, m.after, m.ref_code, m.note, m.actor,
      m.created_at
    from ${MUTATIONS} left join entities e on e.id = m.member_id where ${where}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
