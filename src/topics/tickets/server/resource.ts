import type { EntityRow } from '../../../admin/entity/calls';
import { NEWEST_FIRST } from '../../../admin/entity/query';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { tableRow } from '../../../admin/server/table-row';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import type { CreateTicket } from './create';
import { readTickets, type TicketRow, ticketColumns, ticketSearch } from './list-store';
import { readerOf, seenBy } from './reader';

/** Store of the resource `ticket`: created by form, answered by actions, never edited or deleted. */
export function createTicketResource(database: Database, create: CreateTicket): ResourceService {
  const reading = createTableReading<Store<'ticket'>>(database, {
    from: sql`tickets t`,
    id: sql`t.id`,
    seenBy: (scope) => seenBy(readerOf(scope)),
    columns: ticketColumns,
    search: ticketSearch,
    offered: NEWEST_FIRST,
    read: async (db, tail, scope) => (await readTickets(db, readerOf(scope), tail)).map(present),
  });
  return {
    ...reading,
    create: async (resource, scope, data) => reading.show(resource, scope, await create(scope, data)),
  };
}

const present = (row: TicketRow): EntityRow =>
  tableRow({
    ticket_id: row.id,
    code: row.code,
    category: row.category,
    priority: row.priority,
    ref_code: row.ref_code,
    subject: row.subject,
    message: row.message || null,
    ...(row.attachments.length > 0 && { attachments: row.attachments }),
    status: String(row.status),
    ...(row.unread > 0 && { unread_count: row.unread }),
    sla_due_at: row.sla_due_at,
    last_reply_at: row.last_reply_at,
    rating: row.rating,
    by: row.by,
    id: row.id,
    created_at: row.created_at,
    updated_at: row.last_reply_at,
    updated_by: row.by,
  });
