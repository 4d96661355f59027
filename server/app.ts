import type { Server } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validationText } from '../src/core/text/validation';
import type { Database } from './db/client';
import type { Env } from './env';
import { compressOptions } from './http/compress-options';
import { isApiPath } from './http/paths';
import { serverOptions } from './http/server-options';
import { balanceHistoryRoutes } from './modules/balance-history/routes';
import { catalogueRoutes } from './modules/catalogue/routes';
import { entityRoutes } from './modules/entities/routes';
import { panelRoutes } from './modules/panel/routes';
import { profileRoutes } from './modules/profile/routes';
import { recommendationRoutes } from './modules/recommendation/routes';
import { sessionRoutes } from './modules/session/routes';
import { topupRoutes } from './modules/topup/routes';
import { transactionRoutes } from './modules/transaction/routes';
import { uploadRoutes } from './modules/upload/routes';
import { installAccess } from './plugins/access';
import { refuseWhileClosing } from './plugins/closing';
import { installErrors, unknownPath } from './plugins/errors';
import { installJobs } from './plugins/jobs';
import { rememberPaths } from './plugins/known-paths';
import { installLive, installSockets } from './plugins/live';
import { installOpenApi } from './plugins/openapi';
import { installHeaders, installRateLimit, refuseRepeatedKeys } from './plugins/security';
import { installSession } from './plugins/session';
import { builtPages, installStatic, type Pages, sendPage } from './plugins/static';
import { repositoryRoot } from './root';
import type { Services } from './services';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

export interface AppDeps {
  env: Env;
  database: Database;
  services: Services;
  /** Default: what `vite build` left in `dist/client`. */
  pages?: Pages;
  logLevel?: string;
  /** For development, where Vite answers first. */
  serverFactory?: FastifyHttpOptions<Server>['serverFactory'];
}

/** The whole server in the order in which a request passes through it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, services, pages = builtPages(join(repositoryRoot, 'dist', 'client')) } = deps;
  const app = fastify({
    ...serverOptions({ trustProxy: env.TRUST_PROXY, logLevel: deps.logLevel ?? 'warn' }),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  });
  z.config({ localeError: validationText });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  installErrors(app);
  const paths = rememberPaths(app);
  await installHeaders(app);
  refuseWhileClosing(app);
  if (env.RATE_LIMIT) await installRateLimit(app);
  await app.register(compress, compressOptions);
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, parts: 5 } });
  await installSockets(app);
  await installOpenApi(app, env.PRODUCT_NAME);
  installSession(app, services.session.authenticate);
  installAccess(app, { maintenance: env.MAINTENANCE });
  refuseRepeatedKeys(app);

  sessionRoutes(app, services.session);
  profileRoutes(app, services.profile);
  transactionRoutes(app, services.transaction);
  await installLive(app, {
    database: deps.database,
    sessions: services.session,
    ledger: services.ledger,
    transactions: services.transaction,
  });
  installJobs(app, services.worker);
  catalogueRoutes(app, services.catalogue);
  recommendationRoutes(app, services.recommendation);
  balanceHistoryRoutes(app, services.balanceHistory);
  topupRoutes(app, services.topup);
  uploadRoutes(app, services.upload);
  panelRoutes(app, services.panel);
  entityRoutes(app, services.model, services.entities);

  await installStatic(app, pages.folder);
  app.setNotFoundHandler((request, reply) =>
    isApiPath(request.url) ? unknownPath(request, reply, paths) : sendPage(request, reply, pages, env),
  );
  return app;
}
