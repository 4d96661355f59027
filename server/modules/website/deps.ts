import type { Model } from '../../../src/core/schema/model';
import type { LookAtDomain } from '../../adapters/domain/domain';
import type { Database } from '../../db/client';
import type { ActivityService } from '../activity/service';
import type { EntityService } from '../entities/service';
import type { NotificationService } from '../notification/service';
import type { AutoReview } from '../review/auto';
import type { UploadService } from '../upload/service';

export interface WebsiteDeps {
  database: Database;
  model: Model;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
  autoReview: Pick<AutoReview, 'queue'>;
  entities: Pick<EntityService, 'plant'>;
  pictures: Pick<UploadService, 'images'>;
  lookAtDomain: LookAtDomain;
  /** Domain under which subdomains are given out. */
  base: string;
  /** Days that an approved website runs before the first charge. */
  period: number;
  /** Says that a job was queued just now. */
  wake: () => void;
}
