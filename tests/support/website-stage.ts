import { afterAll, beforeAll } from 'vitest';
import type { Client } from './client';
import { startTestServer, type TestServer, type TestServerOptions } from './server';
import { openStorefront, type Storefront } from './storefront';

interface WebsiteStage extends Storefront {
  server: TestServer;
  owner: Client;
  stranger: Client;
}

/** A demo partner's website with its people, for the calling test file. */
export function websiteStage(options: TestServerOptions = {}): WebsiteStage {
  const stage = {} as WebsiteStage;
  beforeAll(async () => {
    const server = await startTestServer(options);
    stage.server = server;
    const [owner, stranger] = [await server.signIn(), await server.signIn('lain@demo.test')];
    Object.assign(stage, await openStorefront(server), { owner, stranger });
  });
  // Closes even if opening failed, because the next file runs in the same process.
  afterAll(() => stage.server?.close());
  return stage;
}
