import { afterAll, beforeAll } from 'vitest';
import { doSeen } from './actions';
import type { Client } from './client';
import { startTestServer, type TestServer, type TestServerOptions } from './server';
import { openStorefront, type Storefront } from './storefront';

interface WebsiteStage extends Storefront {
  server: TestServer;
  owner: Client;
  stranger: Client;
  /** Saves changes of the configuration and publishes them; throws what refuses them. */
  publish(change: object): Promise<void>;
}

const CONFIGURATION = '/v1/vendor-panel/profile';
const NOT_TYPED = ['id', 'created_at', 'updated_at', 'updated_by', 'reference_titles', 'warnings'];

/** The configuration of a website as its form holds it, with its version. */
export async function typedConfiguration(owner: Client): Promise<Record<string, unknown>> {
  const { data } = (await owner.get(CONFIGURATION)).body;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !NOT_TYPED.includes(name)));
}

async function publish(owner: Client, change: object): Promise<void> {
  const typed = { ...(await typedConfiguration(owner)), ...change };
  const saved = await owner.put(`${CONFIGURATION}/update`, typed);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const published = await doSeen(owner, `${CONFIGURATION}/act/publish`, { ids: [] });
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
}

/** A demo partner's website with its people, for the calling test file. */
export function websiteStage(options: TestServerOptions = {}): WebsiteStage {
  const stage = {} as WebsiteStage;
  beforeAll(async () => {
    const server = await startTestServer(options);
    stage.server = server;
    const [owner, stranger] = [await server.signIn(), await server.signIn('lain@demo.test')];
    Object.assign(stage, await openStorefront(server), { owner, stranger });
    stage.publish = (change) => publish(owner, change);
  });
  // Closes even if opening failed, because the next file runs in the same process.
  afterAll(() => stage.server?.close());
  return stage;
}
