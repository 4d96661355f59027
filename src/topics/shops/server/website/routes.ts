import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { checkDomain, checkSubdomain, getWebsite, registerWebsite, setDomain } from '../../contract/website';
import type { WebsiteService } from './service';

export function websiteRoutes(app: FastifyInstance, website: WebsiteService): void {
  serve(app, getWebsite, ({ actor }) => website.read(actor));
  serve(app, registerWebsite, ({ actor, body }) => website.register(actor, body));
  serve(app, checkSubdomain, ({ actor, query }) => website.checkSubdomain(actor, query.name));
  serve(app, setDomain, ({ actor, body }) => website.setDomain(actor, body));
  serve(app, checkDomain, ({ actor }) => website.check(actor));
}
