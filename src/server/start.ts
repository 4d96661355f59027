import type { FastifyInstance } from 'fastify';
import type { Model } from '../admin/schema/model';
import { lineOf, linesByResource } from '../admin/schema/stored';
import { compareDocuments, compareTables, unreadableDocuments } from '../admin/server/stored';
import { type Database, openDatabase } from '../platform/db/client';
import { prepareDataFolder } from '../platform/db/data-folder';
import { migrate } from '../platform/db/migrate';
import { refuseUnaskedDemo, seedDemo } from '../platform/demonstration';
import type { Env } from '../platform/env';
import { reasonOf, StartError } from '../platform/start-error';
import { queueTierEvaluation } from '../topics/tiers/server/tier-evaluation';
import { type AppDeps, buildApp } from './app';
import type { Configuration } from './configuration';
import { assertAccessModel, loadModel } from './model';
import { openOperatorSocket } from './operator/operator-socket';
import { forgetOldLimits } from './plugins/shared-limits';
import type { Pages } from './plugins/static';
import { createServices } from './services';
import { askStorages } from './storages';

const HOUR = 3_600_000;
/** Newest records of each entity that a start compares with its declaration. */
const COMPARED = 1000;
/** Rows of own tables that a start compares, because each partner asks for queries of its own. */
const SAMPLE = { most: 100, partners: 10 };
const UNREADABLE =
  'Change the kind back, or start with --accept ("npm start -- --accept"), which shows such values as they are stored.';

export interface RunningServer {
  app: FastifyInstance;
  url: string;
  demo: boolean;
  /** Lines about stored records that differ from their declarations. */
  differences(): Promise<string[]>;
  /** Finishes open requests, then closes the database. */
  close(): Promise<void>;
}

interface StartOptions extends Pick<AppDeps, 'logLevel' | 'serverFactory'> {
  configuration: Configuration;
  pages: Pages | (() => Promise<Pages>);
  /** An open database, which the caller closes; without it, the one of the environment is opened. */
  database?: Database;
  /** Starts even though stored values cannot be read by their declared kind. */
  accept?: boolean;
}

/** Starts a server from a validated environment. Throws `StartError` after closing everything it opened. */
export async function startServer(
  env: Env,
  { configuration, pages, accept = false, database: given, ...options }: StartOptions,
): Promise<RunningServer> {
  // Validates hand-written files before touching data.
  await assertAccessModel(configuration);
  const loaded = loadModel(configuration);
  // Pictures are stored there with either database.
  prepareDataFolder(env.DATA_DIR);
  const database = given ?? (await openDatabase(env));
  const closeDatabase = async () => {
    if (!given) await database.close();
  };
  try {
    await migrate(database);
    const services = createServices({ env, database, loaded });
    await services.vault.ready();
    const filesAnswer = await askStorages(services.storages);
    await refuseUnaskedDemo(env, database.db);
    const demo =
      env.SEED === 'demo'
        ? await seedDemo(database, services.secret.hash, { ...services, storePicture: services.upload.adopt })
        : false;
    if (!accept) await refuseUnreadable(database, loaded.model);
    await services.website.refreshAddresses();
    await services.entities.ready();
    await services.tier.ready();
    await queueTierEvaluation(database);
    if (env.SUPPLIER !== 'sandbox') await services.priceFeed.sellOnePieceUnrouted();
    await services.priceFeed.start();
    await services.supply.standing.start();
    await services.supplierCatalogue.feed.start();
    await services.marginGuard.digest.start();
    await services.itemHealth.start();
    const builtPages = typeof pages === 'function' ? await pages() : pages;
    const app = await buildApp({ env, database, services, pages: builtPages, ...options });
    if (!filesAnswer) app.log.warn('the store of files does not answer; the portal runs without pictures');
    const url = await listen(app, env);
    const closeOperatorSocket = await openOperatorSocket(env.DATA_DIR, services).catch((err: unknown) => {
      // The portal works without the operator socket.
      app.log.warn({ err }, 'npm run operator cannot reach this server: no socket can stand in DATA_DIR');
      return async () => undefined;
    });
    const housekeeping = setInterval(() => void tidy(database, services, app), HOUR).unref();
    const close = async () => {
      clearInterval(housekeeping);
      await closeOperatorSocket();
      // Jobs and sockets end with the app and need the database until then.
      await app.close();
      await closeDatabase();
    };
    const differences = async () =>
      linesByResource([
        ...(await compareDocuments(database, loaded.model, { most: COMPARED })),
        ...(await compareTables(database, loaded.model, services.entities, SAMPLE)),
      ]);
    return { app, demo, url, differences, close };
  } catch (failure) {
    await closeDatabase();
    throw failure;
  }
}

/** Throws `StartError` with a line for each field whose newest values do not fit its kind. */
async function refuseUnreadable(database: Database, model: Model): Promise<void> {
  const findings = await unreadableDocuments(database, model, COMPARED);
  if (findings.length === 0) return;
  throw new StartError([...findings.map(lineOf), UNREADABLE].join('\n'));
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    return await app.listen({ port: env.PORT, host: env.HOST });
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    await app.close();
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `PORT: ${env.HOST}:${env.PORT} is in use by another program. Stop it or choose another PORT.`,
      );
    }
    throw new StartError(`HOST and PORT: cannot listen on ${env.HOST}:${env.PORT}: ${reasonOf(failure)}`);
  }
}

async function tidy(
  database: Database,
  services: ReturnType<typeof createServices>,
  app: FastifyInstance,
): Promise<void> {
  try {
    await forgetOldLimits(database);
    await services.secret.forgetOldTries();
    await services.session.forgetEndedSessions();
    const stores = [
      services.account,
      services.member,
      services.otp,
      services.message,
      services.quota,
      services.upload,
      services.priceFeed,
      services.itemWatch,
      services.marginGuard,
      services.webhook,
      services.requestLog,
      services.integration.addresses,
    ];
    for (const store of stores) await store.forgetOld();
  } catch (err) {
    app.log.warn({ err }, 'housekeeping failed; it runs again in an hour');
  }
}
