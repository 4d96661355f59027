import type { CheckDomain } from '../../../../platform/adapters/domain/domain';
import { createNameServers } from '../../../../platform/adapters/domain/name-servers';
import { createSandboxDomains } from '../../../../platform/adapters/domain/sandbox';
import type { Database } from '../../../../platform/db/client';
import { isDemo } from '../../../../platform/demonstration';
import type { Env } from '../../../../platform/env';
import type { JobHandlers } from '../../../../platform/jobs/job';
import type { AutoReview } from '../../../../platform/review/auto';
import { createPlanService, type PlanDeps } from '../plan/service';
import type { WebsiteDeps } from './deps';
import { FOLLOW_DOMAIN } from './domain';
import { REVIEW_WEBSITE } from './registration';
import { createWebsiteService, type WebsiteService } from './service';

type Given = Omit<WebsiteDeps, 'checkDomain' | 'base' | 'publicUrl' | 'plan' | 'activity' | 'notification'> &
  Pick<PlanDeps, 'ledger' | 'activity' | 'notification'> & { env: Env; database: Database };

export function createWebsites({ env, ...deps }: Given) {
  const plan = createPlanService({ ...deps, plan: env.PANEL_PLAN });
  const website = createWebsiteService({
    ...deps,
    checkDomain: domainsOf(env, deps.database),
    base: env.PANEL_DOMAIN,
    publicUrl: env.PUBLIC_URL,
    plan,
  });
  return { plan, website };
}

export const websiteHandlers = (
  autoReview: Pick<AutoReview, 'handler'>,
  website: WebsiteService,
): JobHandlers => ({
  [REVIEW_WEBSITE]: autoReview.handler(website.review.validate),
  [FOLLOW_DOMAIN]: website.follow,
});

/** DNS checker: the sandbox if configured or by default in a demonstration. */
function domainsOf(env: Pick<Env, 'PANEL_DNS' | 'SEED'>, database: Database): CheckDomain {
  const sandbox = createSandboxDomains();
  if (env.PANEL_DNS === 'sandbox') return sandbox;
  const real = createNameServers();
  if (env.PANEL_DNS === 'dns' || env.SEED !== 'demo') return real;
  return async (question) => ((await isDemo(env, database)) ? sandbox : real)(question);
}
