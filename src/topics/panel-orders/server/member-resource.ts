import type { EntityRow } from '../../../admin/entity/calls';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { countMutations, type MemberMutation, readMutationPage } from './mutation-store';

export function createMutationResource(database: Database, kind: 'balance' | 'point'): ResourceService {
  return readOnly({
    async list(_resource, { partnerId }, { page, limit, filters, sort }) {
      const members = filters.find(({ field }) => field === 'member_id')?.values ?? null;
      const place = { partnerId, kind, members };
      const [total, rows] = await Promise.all([
        countMutations(database.db, place),
        readMutationPage(database.db, place, {
          offset: (page - 1) * limit,
          limit,
          newestFirst: sort.descending,
        }),
      ]);
      return { rows: rows.map(presentMutation), total };
    },
    async show(_resource, { partnerId }, id) {
      const place = { partnerId, kind, members: null };
      const [row] = await readMutationPage(database.db, place, {
        offset: 0,
        limit: 1,
        newestFirst: true,
        id,
      });
      if (!row) throw new AppError('NOT_FOUND');
      return presentMutation(row);
    },
  });
}

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
