import type { EntityRow } from '../../../../admin/entity/calls';
import { readOnly } from '../../../../admin/server/read-only';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { stretches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import { OPEN_API } from '../../domain/paths';
import { countCalls, type KeptCall, readCallById, readCallPage } from './store';

const PORTION = 500;

/** Store of the resource `api-request`. */
export const createCallLog = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const [total, rows] = await Promise.all([
        countCalls(database.db, partnerId, query),
        readCallPage(database.db, partnerId, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const row = await readCallById(database.db, partnerId, id);
      if (!row) throw new AppError('NOT_FOUND');
      return {
        ...present(row),
        ...(row.request !== null && { request: row.request }),
        ...(row.response !== null && { response: row.response }),
      };
    },
    async all(_resource, { partnerId }, query) {
      const total = await countCalls(database.db, partnerId, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readCallPage(database.db, partnerId, query, stretch)).map(present),
      );
    },
  });

const statusOf = (status: number): string => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok');

const present = (row: KeptCall): EntityRow => ({
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
  ...(row.code !== null && { code: row.code }),
  duration_ms: row.duration_ms,
  ...(row.ref_id !== null && { ref_id: row.ref_id }),
  version: 1,
  created_at: row.created_at,
  updated_at: row.created_at,
  updated_by: null,
  reference_titles: {},
});
