import type { EntityRow } from '../../../../src/core/entity/calls';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { deviceSentence } from '../../../http/device-words';
import { readOnly } from '../../ground/entities/read-only';
import type { ResourceService } from '../../ground/entities/service-shape';
import { countDevices, type DeviceRow, devicePage } from './session-store';

export function createDeviceResource(database: Database): ResourceService {
  return readOnly({
    async list(_resource, { partnerId }, { page, limit, filters, sort }) {
      const members = filters.find(({ field }) => field === 'member_id')?.values ?? null;
      const place = { partnerId, members };
      const window = { offset: (page - 1) * limit, limit, newestFirst: sort.descending };
      const [total, rows] = await Promise.all([
        countDevices(database.db, place),
        devicePage(database.db, place, window),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const place = { partnerId, members: null, id };
      const [row] = await devicePage(database.db, place, { offset: 0, limit: 1, newestFirst: true });
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
  });
}

const present = (row: DeviceRow): EntityRow => ({
  device: deviceSentence({ ip: row.ip, userAgent: row.user_agent }),
  ip: row.ip,
  status: row.is_open ? 'open' : 'ended',
  last_seen_at: row.last_seen_at,
  member_id: row.member_id,
  id: row.id,
  version: 1,
  created_at: row.created_at,
  updated_at: row.last_seen_at,
  updated_by: null,
  reference_titles: row.member_name ? { [row.member_id]: row.member_name } : {},
});
