import type { EntityRow } from '../../../admin/entity/calls';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { tableRow } from '../../../admin/server/table-row';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import { type Head, readHeads, seenBy } from './read-store';
import { whoseOf } from './whose';

/** Store of the resource `bulk-order`: read-only, with actions on its own page. */
export const createBulkList = (database: Database): ResourceService =>
  createTableReading<Store<'bulk-order'>>(database, {
    from: sql`bulk_batches b`,
    id: sql`b.id`,
    seenBy: (scope) => seenBy(whoseOf(scope)),
    columns: {
      created_at: sql`b.created_at`,
      status: sql`b.status`,
    },
    search: { code: sql`b.code`, by: sql`b.user_name` },
    isFound: true,
    read: async (db, tail) => (await readHeads(db, tail)).map(present),
  });

const present = (head: Head): EntityRow =>
  tableRow({
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
    finished_at: head.finished_at,
    created_at: head.created_at,
    updated_at: head.finished_at ?? head.created_at,
    updated_by: head.user_name,
  });
