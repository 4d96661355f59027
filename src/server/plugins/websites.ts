import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../../core/contract/endpoint';
import type { Database } from '../../platform/db/client';
import { type Env, liveHosts } from '../../platform/env';
import { AppError } from '../../platform/http/app-error';
import { isOperator } from '../../platform/http/operator-access';
import { WEBSITE_HOST } from '../../platform/http/operator-paths';
import type { WebsiteAssets } from '../../topics/website/server/assets';
import { createWebsiteHosts, type WebsiteHosts } from '../../topics/website/server/hosts';
import { createLabelOf } from '../../topics/website/server/labels';
import { createMemo } from '../../topics/website/server/memo';
import { websiteRoutes } from '../../topics/website/server/routes';
import { readActiveDomains } from '../../topics/website/server/site-store';
import { createPages, HOST_LIFE } from '../../topics/website/server/visit';
import { LIVE, readMessage } from '../live/message';
import type { Services } from '../services';

/** Milliseconds for which pages may be older than prices of suppliers and hours of sales. */
const PAGE_LIFE = 10_000;
const MOST_PAGES = 2_000;
const MOST_HOSTS = 10_000;

export const websiteHosts = (env: Env, database: Database): WebsiteHosts =>
  createWebsiteHosts({
    base: env.PANEL_DOMAIN,
    portalUrls: [env.PUBLIC_URL, ...(env.API_URL ? [env.API_URL] : []), ...liveHosts(env)],
    readDomains: async () => (await readActiveDomains(database)).map((row) => row.custom_domain),
  });

interface WebsitesDeps {
  database: Database;
  services: Services;
  hosts: WebsiteHosts;
  assets: WebsiteAssets;
  portalUrl: string;
  /** `METRICS_TOKEN`, which the proxy shows, too. */
  token: string | undefined;
}

/** Serves the websites of partners beside the portal, and drops what they remember when a panel changes. */
export async function installWebsites(
  app: FastifyInstance,
  { database, services, hosts, assets, portalUrl, token }: WebsitesDeps,
): Promise<void> {
  const {
    storefront,
    member: members,
    panelOrder: orders,
    upload: uploads,
    previews,
    visits,
    vault,
  } = services;
  const memo = createMemo({ life: PAGE_LIFE, most: MOST_PAGES });
  const owners = createMemo({ life: HOST_LIFE, most: MOST_HOSTS });
  const unlisten = await database.listen(
    LIVE,
    (payload) => {
      const message = readMessage(payload);
      if (!('refused' in message)) memo.drop(message.partner_id);
    },
    // Messages may be lost while the connection is away.
    () => memo.drop(null),
  );
  app.addHook('preClose', async () => {
    await unlisten();
  });
  await hosts.refresh();
  const pages = createPages({
    ...{ database, storefront, members, hosts, assets, portalUrl, memo, owners },
    labelOf: createLabelOf(services.model),
  });
  app.get(
    WEBSITE_HOST,
    { config: { object: PUBLIC, alwaysOpen: true }, schema: { hide: true } },
    async (request, reply) => {
      const { domain = '' } = request.query as { domain?: string };
      if (!isOperator(request, token) || !(await pages.isKnown(domain))) throw new AppError('NOT_FOUND');
      return reply.send();
    },
  );
  await websiteRoutes(app, {
    ...{ pages, hosts, memo, assets, storefront, members, orders, previews, visits, uploads },
    orderKey: (invoice) => vault.digest(`website order ${invoice}`).slice(0, 32),
  });
}
