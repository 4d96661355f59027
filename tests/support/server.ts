import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../../demo/logins';
import type { Config } from '../../src/admin/schema/resource';
import type { Supplier } from '../../src/platform/adapters/supplier/supplier';
import type { Database } from '../../src/platform/db/client';
import { type Env, readEnv } from '../../src/platform/env';
import { buildApp } from '../../src/server/app';
import { type LoadedModel, loadModel } from '../../src/server/model';
import type { Pages } from '../../src/server/plugins/static';
import { createServices, type Services } from '../../src/server/services';
import { Client } from './client';
import { sourceConfiguration } from './configuration';
import { type DatabaseKind, openTestDatabase } from './database';
import { fillings, type Seed } from './seeds';
import { sourcePages } from './source-pages';

export interface TestServerOptions {
  /** Default: PostgreSQL, or embedded without it. */
  database?: DatabaseKind;
  /** `accounts` are the demo accounts without history and catalogue; default `demo`. */
  seed?: Seed;
  config?: Config;
  /** Additional variables; rate limits are off by default. */
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
  /** Anonymous client. */
  guest: Client;
  /** Signs in and returns a client with that session. */
  signIn(identifier?: string, password?: string): Promise<Client>;
  close(): Promise<void>;
}

/** The server on a free port with its own database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const store = await openTestDatabase(fillings[options.seed ?? 'demo'](), options.database);
  const { database } = store;
  const env = readEnv({
    // With the embedded database SEED defaults to demo.
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

/** Compiles the shipped configuration once per worker. */
function loaded(config?: Config): LoadedModel {
  if (config) return loadModel(sourceConfiguration(config));
  shipped ??= loadModel(sourceConfiguration());
  return shipped;
}
