import type { Database } from '../../../db/client';
import type { ActHandlers } from '../../ground/entities/acts/shape';
import type { NotificationService } from '../../ground/notification/service';
import type { SecretService } from '../../ground/secret/service';
import { createStaff } from '../account/staff';
import { createStaffActivities } from './activities';
import { subAccountHandlers } from './handlers';
import { createInvitations } from './invitation';
import { createSubAccounts, type SubAccountParts } from './resource';

interface Parts extends SubAccountParts {
  database: Database;
  notification: Pick<NotificationService, 'tell'>;
  secret: Pick<SecretService, 'checkPin' | 'hash'>;
}

export type SubAccountService = ReturnType<typeof createSubAccountService>;

export function createSubAccountService(parts: Parts) {
  const { openStaff, freeAddresses } = createStaff(parts.message);
  return {
    resources: {
      'sub-account': createSubAccounts(parts),
      'sub-account-activity': createStaffActivities(parts.activity),
    },
    handlers: { 'sub-account': subAccountHandlers({ ...parts, freeAddresses }) } satisfies ActHandlers,
    invitations: createInvitations({ ...parts, openStaff }),
  };
}
