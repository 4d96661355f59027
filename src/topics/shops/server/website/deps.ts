import type { Model } from '../../../../admin/schema/model';
import type { EntityService } from '../../../../admin/server/service';
import type { ActivityService } from '../../../../platform/activity/service';
import type { CheckDomain } from '../../../../platform/adapters/domain/domain';
import type { Database } from '../../../../platform/db/client';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { AutoReview } from '../../../../platform/review/auto';
import type { UploadService } from '../../../uploads/server/service';
import type { PlanService } from '../plan/service';

export interface WebsiteDeps {
  database: Database;
  model: Model;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  autoReview: Pick<AutoReview, 'queue'>;
  entities: Pick<EntityService, 'seed'>;
  pictures: Pick<UploadService, 'images'>;
  checkDomain: CheckDomain;
  /** Parent domain of subdomains. */
  base: string;
  /** URL of the portal, whose scheme and port websites share. */
  publicUrl: string;
  plan: Pick<PlanService, 'period' | 'begin'>;
  wake: () => void;
}
