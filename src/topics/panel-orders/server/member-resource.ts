import type { EntityRow } from '../../../admin/entity/calls';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import { type MemberMutation, MUTATIONS, mutationOrder, readMutations } from './mutation-store';

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
