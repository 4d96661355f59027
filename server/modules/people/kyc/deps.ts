import type { Database } from '../../../db/client';
import type { ActivityService } from '../../ground/activity/service';
import type { MessageService } from '../../ground/message/service';
import type { NotificationService } from '../../ground/notification/service';
import type { PrivateFileService } from '../../ground/private-file/service';
import type { QuotaService } from '../../ground/quota/service';
import type { AutoReview } from '../../ground/review/auto';
import type { SecretService } from '../../ground/secret/service';
import type { TierService } from '../../ground/tier/service';
import type { VaultService } from '../../ground/vault/service';
import type { RegionService } from '../region/service';

export interface KycDeps {
  database: Database;
  vault: VaultService;
  region: RegionService;
  privateFile: PrivateFileService;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
  message: Pick<MessageService, 'mail' | 'urlOf'>;
  tier: Pick<TierService, 'evaluate'>;
  autoReview: AutoReview;
  quota: Pick<QuotaService, 'spend'>;
  wake(): void;
}
