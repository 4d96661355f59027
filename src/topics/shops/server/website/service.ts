import type { WebsiteDeps } from './deps';
import { createDomainWatch } from './domain';
import { createOwnDomain } from './own-domain';
import { createRegistration } from './registration';
import { createWebsiteReview } from './review';
import { refreshAddresses } from './store';

export type WebsiteService = ReturnType<typeof createWebsiteService>;

/** Website registration, review and custom domain (domain 3.15). */
export const createWebsiteService = (deps: WebsiteDeps) => ({
  ...createRegistration(deps),
  ...createOwnDomain(deps),
  ...createDomainWatch(deps),
  review: createWebsiteReview(deps),
  refreshAddresses: () => refreshAddresses(deps.database, deps),
});
