import type { EntityRow } from '../../../admin/entity/calls';
import type { EntityCodes } from '../../../admin/server/entity-code';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { tableRow } from '../../../admin/server/table-row';
import type { Activity } from '../../../core/contract/activity';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { NotificationService } from '../../../platform/notifications/service';
import { createStaff } from '../../accounts/server/account/staff';
import type { Store } from '../../offers';
import { subAccountHandlers } from './handlers';
import { createInvitationService } from './invitation';
import { createSubAccounts, type SubAccountDeps } from './resource';

interface Deps extends SubAccountDeps {
  database: Database;
  notification: Pick<NotificationService, 'notify'>;
  secret: Pick<SecretService, 'checkPin' | 'hash'>;
}

export type SubAccountService = ReturnType<typeof createSubAccountService>;

export function createSubAccountService(deps: Deps) {
  const { openStaff, freeAddresses } = createStaff(deps.message);
  return {
    resources: {
      'sub-account': createSubAccounts(deps),
      'sub-account-activity': createStaffActivities(deps),
    },
    entities: {
      'sub-account': { actions: subAccountHandlers({ ...deps, freeAddresses }) },
    } satisfies EntityCodes,
    invitations: createInvitationService({ ...deps, openStaff }),
  };
}

/** Store of the resource `sub-account-activity`, listed on a sub-account's page. */
const createStaffActivities = ({
  database,
  activity,
}: Pick<Deps, 'database' | 'activity'>): ResourceService =>
  createTableReading<Store<'sub-account-activity'>>(database, {
    from: sql`activities a`,
    id: sql`a.id`,
    seenBy: ({ partnerId }) => sql`a.partner_id = ${partnerId} and a.actor_type = 'sub'`,
    columns: { created_at: sql`a.created_at`, sub_account_id: sql`a.user_id` },
    read: async (db, tail) => (await activity.read(db, tail)).map(rowOf),
  });

const rowOf = ({ id, date, label, risk, object, ip, device, actor }: Activity): EntityRow =>
  tableRow({
    id,
    what: label,
    risk,
    object,
    ip,
    device,
    sub_account_id: actor.id,
    created_at: date,
    reference_titles: actor.id ? { [actor.id]: actor.name } : {},
  });
