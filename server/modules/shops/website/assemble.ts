import type { Database } from '../../../db/client';
import type { Env } from '../../../env';
import type { JobHandlers } from '../../../jobs/job';
import type { AutoReview } from '../../ground/review/auto';
import { createPlanService, type PlanDeps } from '../plan/service';
import type { WebsiteDeps } from './deps';
import { FOLLOW_DOMAIN } from './domain';
import { domainsOf } from './name-servers';
import { REVIEW_WEBSITE } from './registration';
import { createWebsiteService, type WebsiteService } from './service';

type Given = Omit<WebsiteDeps, 'lookAtDomain' | 'base' | 'plan' | 'activity' | 'notification'> &
  Pick<PlanDeps, 'ledger' | 'activity' | 'notification'> & { env: Env; database: Database };

export function createWebsites({ env, ...deps }: Given) {
  const plan = createPlanService({ ...deps, plan: env.PANEL_PLAN });
  const website = createWebsiteService({
    ...deps,
    lookAtDomain: domainsOf(env, deps.database),
    base: env.PANEL_DOMAIN,
    plan,
  });
  return { plan, website };
}

export const websiteHandlers = (
  autoReview: Pick<AutoReview, 'handler'>,
  website: WebsiteService,
): JobHandlers => ({
  [REVIEW_WEBSITE]: autoReview.handler(website.review.judge),
  [FOLLOW_DOMAIN]: website.follow,
});
