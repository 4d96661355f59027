import type { Model } from '../../../../src/core/schema/model';
import type { LookAtDomain } from '../../../adapters/domain/domain';
import type { Database } from '../../../db/client';
import type { ActivityService } from '../../ground/activity/service';
import type { EntityService } from '../../ground/entities/service';
import type { NotificationService } from '../../ground/notification/service';
import type { AutoReview } from '../../ground/review/auto';
import type { UploadService } from '../../ground/upload/service';
import type { PlanService } from '../plan/service';

export interface WebsiteDeps {
  database: Database;
  model: Model;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
  autoReview: Pick<AutoReview, 'queue'>;
  entities: Pick<EntityService, 'plant'>;
  pictures: Pick<UploadService, 'images'>;
  lookAtDomain: LookAtDomain;
  /** Parent domain of subdomains. */
  base: string;
  plan: Pick<PlanService, 'period' | 'begin'>;
  wake: () => void;
}
