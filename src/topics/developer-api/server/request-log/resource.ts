import type { EntityRow } from '../../../../admin/entity/calls';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import { tableRow } from '../../../../admin/server/table-row';
import type { Database } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { AppError } from '../../../../platform/http/app-error';
import type { Store } from '../../../offers';
import { OPEN_API } from '../../domain/paths';
import { callColumns, readCallById, readCalls, type StoredCall, searchCalls } from './store';

/** Store of the resource `api-request`. */
export function createCallLog(database: Database): ResourceService {
  const reading = createTableReading<Store<'api-request'>>(database, {
    from: sql`api_requests c`,
    id: sql`c.id`,
    seenBy: ({ partnerId }) => sql`c.partner_id = ${partnerId}`,
    columns: callColumns,
    search: searchCalls,
    read: async (db, tail) => (await readCalls(db, tail)).map(present),
  });
  return {
    ...reading,
    async show(_resource, { partnerId }, id) {
      const row = await readCallById(database.db, partnerId, id);
      if (!row) throw new AppError('NOT_FOUND');
      return {
        ...present(row),
        ...(row.request !== null && { request: row.request }),
        ...(row.response !== null && { response: row.response }),
      };
    },
  };
}

const statusOf = (status: number): string => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok');

const present = (row: StoredCall): EntityRow =>
  tableRow({
    id: row.id,
    request_id: row.request_id,
    at: row.created_at,
    label: row.label,
    environment: row.environment,
    call: `${row.method} ${row.path.split('?')[0]?.slice(OPEN_API.length)}`,
    path: row.path,
    ip: row.ip,
    status: statusOf(row.http_status),
    http_status: row.http_status,
    code: row.code,
    duration_ms: row.duration_ms,
    ref_id: row.ref_id,
    created_at: row.created_at,
  });
