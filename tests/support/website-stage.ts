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
    const [owner, stranger] = [await server.signIn(), await server.signIn('lain@demo.test')];
    Object.assign(stage, await openStorefront(server), { server, owner, stranger });
  });
  afterAll(() => stage.server.close());
  return stage;
}
