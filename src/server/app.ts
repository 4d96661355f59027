import type { Server } from 'node:http';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validationText } from '../core/text/validation';
import type { Database } from '../platform/db/client';
import { assertMigrated } from '../platform/db/migrate';
import { isDemo } from '../platform/demonstration';
import { type Env, liveHosts } from '../platform/env';
import { compressOptions } from '../platform/http/compress-options';
import { rememberPaths } from '../platform/http/known-paths';
import { isApiPath, isOperatorPath, isPagePath, plainUrl } from '../platform/http/paths';
import { installSession } from '../platform/http/session-plugin';
import { WEBSITE } from '../topics/website/server/hosts';
import { installAccess } from './plugins/access';
import { installBodies } from './plugins/bodies';
import { refuseWhileClosing } from './plugins/closing';
import { installErrors, unknownPath } from './plugins/errors';
import { installExportLog } from './plugins/export-log';
import { installHealth } from './plugins/health';
import { installManifest } from './plugins/installable';
import { installJobs } from './plugins/jobs';
import { installLive, installSockets } from './plugins/live';
import { installMetrics } from './plugins/metrics';
import { installOpenApi } from './plugins/openapi';
import { installTasks } from './plugins/scheduled-tasks';
import { installHeaders, installRateLimit, refuseRepeatedKeys } from './plugins/security';
import { installStatic, type Pages, sendPage } from './plugins/static';
import { installWebsites, websiteHosts } from './plugins/websites';
import { installRoutes } from './routes';
import { serverOptions } from './server-options';
import type { Services } from './services';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

export interface AppDeps {
  env: Env;
  database: Database;
  services: Services;
  pages: Pages;
  logLevel?: string;
  /** For development, where Vite answers first. */
  serverFactory?: FastifyHttpOptions<Server>['serverFactory'];
}

/** Registers everything in the order in which a request passes through it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, services, pages } = deps;
  const websites = websiteHosts(env, deps.database);
  const app = fastify({
    ...serverOptions({
      trustProxy: env.TRUST_PROXY,
      logLevel: deps.logLevel ?? env.LOG_LEVEL,
      rewriteUrl: ({ url = '/', headers }) =>
        websites.isWebsite(headers.host) ? WEBSITE + plainUrl(url) : plainUrl(url),
    }),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  });
  z.config({ localeError: validationText });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  installErrors(app);
  const paths = rememberPaths(app);
  await installHeaders(app);
  refuseWhileClosing(app);
  if (env.RATE_LIMIT) await installRateLimit(app, deps.database);
  installBodies(app);
  await app.register(compress, compressOptions);
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, parts: 5 } });
  await installSockets(app);
  await installOpenApi(app, env.PRODUCT_NAME);
  installSession(app, services.session.authenticate);
  installAccess(app, { maintenance: env.MAINTENANCE });
  refuseRepeatedKeys(app);
  installMetrics(app, {
    ...{ meter: services.meter, database: deps.database, token: env.METRICS_TOKEN },
    supply: services.supply.figures,
  });
  installExportLog(app, deps.database, services.activity);

  let demoSeen = false;
  // Cached once true, so that pages do not wait for the database.
  const demo = async () => {
    demoSeen ||= await isDemo(env, deps.database);
    return demoSeen;
  };
  await installRoutes(app, { env, services, database: deps.database, demo });
  await installWebsites(app, {
    database: deps.database,
    services,
    hosts: websites,
    assets: pages.website,
    portalUrl: env.PUBLIC_URL,
    token: env.METRICS_TOKEN,
  });
  await installLive(app, {
    database: deps.database,
    origins: [env.PUBLIC_URL, ...liveHosts(env)].map((url) => new URL(url).host),
    sessions: services.session,
    ledger: services.ledger,
    transactions: services.transaction,
    topups: services.topup,
    resources: services.model.resources.flatMap(({ name, lookupOnly }) => (lookupOnly ? [] : [name])),
  });
  installJobs(app, services.worker);
  installJobs(app, services.webhookWorker);
  installHealth(app, {
    database: async () => void (await deps.database.run({ name: 'ready', text: 'select 1' }, [])),
    migrations: () => assertMigrated(deps.database),
    jobs: async () => {
      services.worker.assertAlive();
      services.webhookWorker.assertAlive();
    },
  });
  installTasks(app, [
    { what: 'balance reminders', pause: 3_000, poll: services.reminder.remind },
    ...(services.telegram.read
      ? [{ what: 'reading of the Telegram bot', pause: 1_000, poll: services.telegram.read }]
      : []),
    { what: 'renewals of panels', pause: 1_000, poll: services.plan.renewDue },
    { what: 'sums of orders', pause: 2_000, poll: (_log, closing) => services.statistic.addChanges(closing) },
    { what: 'the log of programs', pause: 500, poll: services.requestLog.flush },
    { what: 'nonces of programs', pause: 60_000, poll: services.openApi.gate.forgetOld },
    { what: 'records in the bin', pause: 3_600_000, poll: services.entities.purge },
    { what: 'warnings of panels', pause: 60_000, poll: services.plan.warnSoon },
    { what: 'visits of websites', pause: 2_000, poll: services.visits.flush },
    { what: 'domains of websites', pause: 5_000, poll: websites.refresh },
  ]);
  // Writes what was counted and answered during shutdown.
  app.addHook('onClose', services.requestLog.flush);
  app.addHook('onClose', services.visits.flush);

  installManifest(app, env.PRODUCT_NAME);
  await installStatic(app, pages);
  app.setNotFoundHandler((request, reply) =>
    isApiPath(request.url) || isOperatorPath(request.url) || !isPagePath(request.url)
      ? unknownPath(request, reply, paths)
      : sendPage(request, reply, pages, {
          ...{ env, model: services.model },
          demo: () => demo().catch(() => false),
        }),
  );
  return app;
}
