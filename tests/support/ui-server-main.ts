/**
 * Server of UI tests. Each input line names a seed: it replaces the served portal by one with a new database
 * on the same port, and prints the URL. Ends with its input. See `ui-server.ts`.
 */
import { createInterface } from 'node:readline';
import type { Seed } from './seeds';
import { startTestServer, type TestServer } from './server';

let port = '0';
let serving: TestServer | undefined;

const lines = createInterface(process.stdin);
for await (const seed of lines) {
  await serving?.close();
  serving = await startTestServer({ seed: seed as Seed, env: { PORT: port } });
  port = new URL(serving.url).port;
  process.stdout.write(`${serving.url}\n`);
}
await serving?.close();
process.exit(0);
