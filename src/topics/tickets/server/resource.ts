import { type EntityRow, LOOKUP_ROWS } from '../../../admin/entity/calls';
import { absent } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import { stretches } from '../../../platform/db/batches';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import type { CreateTicket } from './create';
import { countTickets, readTicketPage, readTicketsByIds, type TicketRow } from './list-store';
import { type Reader, readerOf } from './reader';

const PORTION = 500;

/** Store of the resource `ticket`: created by form, answered by actions, never edited or deleted. */
export function createTicketResource(database: Database, create: CreateTicket): ResourceService {
  const shown = async (db: Db, reader: Reader, id: string): Promise<EntityRow> => {
    const [row] = await readTicketsByIds(db, reader, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return present(row);
  };

  return {
    update: absent,
    remove: absent,
    restore: absent,

    async list(_resource, scope, { page, limit, ...query }) {
      const reader = readerOf(scope);
      const [total, rows] = await Promise.all([
        countTickets(database.db, reader, query),
        readTicketPage(database.db, reader, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },

    show: (_resource, scope, id) => shown(database.db, readerOf(scope), id),

    create: async (_resource, scope, data) => shown(database.db, readerOf(scope), await create(scope, data)),

    async lookup(_resource, scope, { search, ids }) {
      const named = { ...(search && { search }), filters: [], sort: NEWEST };
      const rows = ids
        ? await readTicketsByIds(database.db, readerOf(scope), ids)
        : await readTicketPage(database.db, readerOf(scope), named, { offset: 0, limit: LOOKUP_ROWS });
      return rows.map(({ id, subject }) => ({ id, title: subject }));
    },

    titles: async (db, _resource, scope, ids) =>
      new Map((await readTicketsByIds(db, readerOf(scope), ids)).map(({ id, subject }) => [id, subject])),

    async all(_resource, scope, query) {
      const reader = readerOf(scope);
      const total = await countTickets(database.db, reader, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readTicketPage(database.db, reader, query, stretch)).map(present),
      );
    },
  };
}

const NEWEST = { field: 'created_at', descending: true };

const present = (row: TicketRow): EntityRow => ({
  ticket_id: row.id,
  code: row.code,
  category: row.category,
  priority: row.priority,
  ...(row.ref_code && { ref_code: row.ref_code }),
  subject: row.subject,
  ...(row.message && { message: row.message }),
  ...(row.attachments.length > 0 && { attachments: row.attachments }),
  status: String(row.status),
  ...(row.unread > 0 && { unread_count: row.unread }),
  ...(row.sla_due_at && { sla_due_at: row.sla_due_at }),
  last_reply_at: row.last_reply_at,
  ...(row.rating && { rating: row.rating }),
  by: row.by,
  id: row.id,
  version: 1,
  created_at: row.created_at,
  updated_at: row.last_reply_at,
  updated_by: row.by,
  reference_titles: {},
});
