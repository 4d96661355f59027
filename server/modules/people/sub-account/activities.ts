import type { EntityRow } from '../../../../src/core/entity/calls';
import { AppError } from '../../../http/app-error';
import type { ActivityService } from '../../ground/activity/service';
import { readOnly } from '../../ground/entities/read-only';
import type { ResourceService } from '../../ground/entities/service-shape';

type Activities = Pick<ActivityService, 'ofStaff'>;

/** Store of the resource `sub-account-activity`, listed on a sub-account's page. */
export const createStaffActivities = (activity: Activities): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page, limit, filters, sort }) {
      const people = filters.find(({ field }) => field === 'sub_account_id')?.values ?? null;
      const window = { offset: (page - 1) * limit, limit, newestFirst: sort.descending };
      const { rows, total } = await activity.ofStaff({ partnerId, people }, window);
      return { rows: rows.map(rowOf), total };
    },
    async show(_resource, { partnerId }, id) {
      const window = { offset: 0, limit: 1, newestFirst: true, id };
      const [row] = (await activity.ofStaff({ partnerId, people: null }, window)).rows;
      if (!row) throw new AppError('NOT_FOUND');
      return rowOf(row);
    },
  });

type Done = Awaited<ReturnType<Activities['ofStaff']>>['rows'][number];

const rowOf = ({ id, date, label, risk, object, ip, device, user_id, name }: Done): EntityRow => ({
  id,
  what: label,
  risk,
  ...(object && { object }),
  ...(ip && { ip }),
  ...(device && { device }),
  sub_account_id: user_id,
  version: 1,
  created_at: date,
  updated_at: date,
  updated_by: null,
  reference_titles: { [user_id]: name },
});
