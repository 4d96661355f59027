import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import type { PrivateFileService } from '../../../platform/files/private/service';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { MessageService } from '../../../platform/messages/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { QuotaService } from '../../../platform/quota/service';
import type { AutoReview } from '../../../platform/review/auto';
import type { VaultService } from '../../../platform/vault/service';
import type { TierService } from '../../tiers/server/service';
import type { RegionService } from './region/service';

export interface KycDeps {
  database: Database;
  vault: VaultService;
  region: RegionService;
  privateFile: PrivateFileService;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
  tier: Pick<TierService, 'evaluate'>;
  autoReview: AutoReview;
  quota: Pick<QuotaService, 'spend'>;
  wake(): void;
}
