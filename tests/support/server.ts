import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../../demo/logins';
import type { Supplier } from '../../server/adapters/supplier/supplier';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/db/client';
import { type Env, readEnv } from '../../server/env';
import { type LoadedModel, loadModel } from '../../server/model';
import type { Pages } from '../../server/plugins/static';
import { createServices, type Services } from '../../server/services';
import type { Config } from '../../src/core/schema/resource';
import { Client } from './client';
import { sourceConfiguration } from './configuration';
import { type DatabaseKind, openTestDatabase } from './database';
import { fillings, type Seed } from './seeds';
import { sourcePages } from './source-pages';

export interface TestServerOptions {
  /** Default: PostgreSQL, or the embedded one on a machine without it. */
  database?: DatabaseKind;
  /** `accounts` are the demo accounts without history and catalogue; default `demo`. */
  seed?: Seed;
  /** Configuration instead of the shipped one. */
  config?: Config;
  /** Variables beside PORT and DATA_DIR; rate limits are off unless asked for. */
  env?: Record<string, string>;
  pages?: Pages;
  supplier?: Supplier;
}

export interface TestServer {
  url: string;
  app: FastifyInstance;
  database: Database;
  services: Services;
  env: Env;
  /** Nobody's calls. */
  guest: Client;
  /** Signs in through the API and calls with that session. */
  signIn(identifier?: string, password?: string): Promise<Client>;
  close(): Promise<void>;
}

/** The real server on a free port, over a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const store = await openTestDatabase(fillings[options.seed ?? 'demo'](), options.database);
  const { database } = store;
  const env = readEnv({
    // The embedded database is a demonstration by default.
    ...{ PORT: '0', RATE_LIMIT: 'off', SEED: 'demo' },
    ...store.env,
    ...options.env,
  });
  const services = createServices({
    ...{ env, database, loaded: loaded(options.config) },
    ...(options.supplier && { supplier: options.supplier }),
  });
  await services.vault.ready();
  await services.entities.ready();
  const pages = options.pages ?? sourcePages();
  const app = await buildApp({ env, database, services, pages, logLevel: 'silent' });
  const url = await app.listen({ port: env.PORT, host: '127.0.0.1' });
  return {
    url,
    app,
    database,
    services,
    env,
    guest: new Client(url),
    signIn: async (identifier = 'mitra@demo.test', password = DEMO_PASSWORD) =>
      new Client(url).signIn(identifier, password),
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

let shipped: LoadedModel | undefined;

/** The shipped configuration is compiled once for all servers of a worker. */
function loaded(config?: Config): LoadedModel {
  if (config) return loadModel(sourceConfiguration(config));
  shipped ??= loadModel(sourceConfiguration());
  return shipped;
}
