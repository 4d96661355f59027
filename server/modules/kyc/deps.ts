import type { Database } from '../../db/client';
import type { ActivityService } from '../activity/service';
import type { MessageService } from '../message/service';
import type { NotificationService } from '../notification/service';
import type { PrivateFileService } from '../private-file/service';
import type { QuotaService } from '../quota/service';
import type { RegionService } from '../region/service';
import type { AutoReview } from '../review/auto';
import type { SecretService } from '../secret/service';
import type { TierService } from '../tier/service';
import type { VaultService } from '../vault/service';

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
  /** Says that a job was queued. */
  wake(): void;
}
