import type { EntityRow } from '../../../admin/entity/calls';
import type { ActHandlers } from '../../../admin/server/acts/shape';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { NotificationService } from '../../../platform/notifications/service';
import { createStaff } from '../../accounts/server/account/staff';
import { subAccountHandlers } from './handlers';
import { createInvitationService } from './invitation';
import { createSubAccounts, type SubAccountDeps } from './resource';

interface Deps extends SubAccountDeps {
  database: Database;
  notification: Pick<NotificationService, 'tell'>;
  secret: Pick<SecretService, 'checkPin' | 'hash'>;
}

export type SubAccountService = ReturnType<typeof createSubAccountService>;

export function createSubAccountService(deps: Deps) {
  const { openStaff, freeAddresses } = createStaff(deps.message);
  return {
    resources: {
      'sub-account': createSubAccounts(deps),
      'sub-account-activity': createStaffActivities(deps.activity),
    },
    handlers: { 'sub-account': subAccountHandlers({ ...deps, freeAddresses }) } satisfies ActHandlers,
    invitations: createInvitationService({ ...deps, openStaff }),
  };
}

type Activities = Pick<ActivityService, 'ofStaff'>;

/** Store of the resource `sub-account-activity`, listed on a sub-account's page. */
const createStaffActivities = (activity: Activities): ResourceService =>
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
