import type { EntityRow } from '../../../admin/entity/calls';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import { stretches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import { countBatches, type Head, readBatchHead, readBatchPage } from './read-store';
import { whoseOf } from './whose';

const PORTION = 200;

/** Store of the resource `bulk-order`: read-only, with actions on its own page. */
export function createBulkList(database: Database): ResourceService {
  return readOnly({
    async list(_resource, scope, { page, limit, ...query }) {
      const whose = whoseOf(scope);
      const [total, rows] = await Promise.all([
        countBatches(database.db, whose, query),
        readBatchPage(database.db, whose, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, scope, id) {
      const head = await readBatchHead(database.db, whoseOf(scope), id);
      if (!head) throw new AppError('NOT_FOUND');
      return present(head);
    },
    async all(_resource, scope, query) {
      const whose = whoseOf(scope);
      const total = await countBatches(database.db, whose, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readBatchPage(database.db, whose, query, stretch)).map(present),
      );
    },
  });
}

const present = (head: Head): EntityRow => ({
  id: head.id,
  batch_id: head.id,
  code: head.code,
  status: String(head.status),
  by: head.user_name,
  total: head.total,
  success: head.success,
  failed: head.failed,
  pending: head.pending,
  waiting: head.waiting,
  attention: head.attention,
  stopped: head.stopped,
  net: head.spent - head.refunded,
  ...(head.finished_at && { finished_at: head.finished_at }),
  version: 1,
  created_at: head.created_at,
  updated_at: head.finished_at ?? head.created_at,
  updated_by: head.user_name,
  reference_titles: {},
});
