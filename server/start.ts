import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from './app';
import { type Database, openDatabase } from './db/client';
import { prepareDataFolder } from './db/data-folder';
import { migrate } from './db/migrate';
import { seedDemo } from './db/seed/seed';
import type { Env } from './env';
import { assertAccessModel, loadModel } from './model';
import { createServices } from './services';
import { reasonOf, StartError } from './start-error';

const HOUR = 3_600_000;

export interface RunningServer {
  app: FastifyInstance;
  /** Where a browser finds it. */
  url: string;
  /** Demo accounts are in the database. */
  demo: boolean;
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
}

/** From a checked environment to a listening server. Throws `StartError`; whatever it opened is closed by then. */
export async function startServer(
  env: Env,
  options: Pick<AppDeps, 'pages' | 'logLevel' | 'serverFactory'> = {},
): Promise<RunningServer> {
  // What people write by hand is judged first: a mistake in it touches no data.
  await assertAccessModel();
  const loaded = loadModel();
  // Pictures lie there on either database.
  prepareDataFolder(env.DATA_DIR);
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const services = createServices({ env, database, loaded });
    const demo = wantsDemo(env, database)
      ? await seedDemo(database, services.secret.hash, services.upload.adopt)
      : false;
    await services.entities.ready();
    const app = await buildApp({ env, database, services, ...options });
    const url = await listen(app, env);
    const housekeeping = setInterval(() => void tidy(services, app), HOUR).unref();
    const close = async () => {
      clearInterval(housekeeping);
      // Jobs and sockets end with the app, and they still need the database for that.
      await app.close();
      await database.close();
    };
    return { app, demo, url, close };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** Demo data comes by itself only into an embedded database; on PostgreSQL it must be asked for (design 12). */
const wantsDemo = (env: Env, database: Database): boolean =>
  env.SEED === undefined ? database.kind === 'embedded' : env.SEED === 'demo';

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
  { secret, session }: ReturnType<typeof createServices>,
  app: FastifyInstance,
): Promise<void> {
  try {
    await secret.forgetOldTries();
    await session.forgetEndedSessions();
  } catch (err) {
    app.log.warn({ err }, 'housekeeping failed; it runs again in an hour');
  }
}
