import type { WebsiteDeps } from './deps';
import { createDomainWatch } from './domain';
import { createOwnDomain } from './own-domain';
import { createRegistration } from './registration';
import { createWebsiteReview } from './review';

export type WebsiteService = ReturnType<typeof createWebsiteService>;

/** How a partner comes to a website of its own: the form, the judgement, and the domain (domain 3.15). */
export const createWebsiteService = (deps: WebsiteDeps) => ({
  ...createRegistration(deps),
  ...createOwnDomain(deps),
  ...createDomainWatch(deps),
  review: createWebsiteReview(deps),
});
