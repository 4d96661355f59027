import { afterAll, beforeAll } from 'vitest';
import type { Client } from './client';
import { startTestServer, type TestServer, type TestServerOptions } from './server';
import { openStorefront, type Storefront } from './storefront';

interface WebsiteStage extends Storefront {
  server: TestServer;
  owner: Client;
  /** Another partner. */
  stranger: Client;
}

/** The website of a partner of the demonstration with who is about it; for the suite that calls it, once it runs. */
export function websiteStage(options: TestServerOptions = {}): WebsiteStage {
  const stage = {} as WebsiteStage;
  beforeAll(async () => {
    const server = await startTestServer(options);
    stage.server = server;
    const [owner, stranger] = [await server.signIn(), await server.signIn('lain@demo.test')];
    Object.assign(stage, await openStorefront(server), { owner, stranger });
  });
  // A stage that could not be set closes all the same: the next file runs in the same process.
  afterAll(() => stage.server?.close());
  return stage;
}
