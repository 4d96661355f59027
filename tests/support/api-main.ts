/** The real server as a process of its own, without built pages; prints its address when it listens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../server/env';
import { repositoryRoot } from '../../server/root';
import { startServer } from '../../server/start';

const html = readFileSync(join(repositoryRoot, 'index.html'), 'utf8');
const server = await startServer(readEnv(), {
  pages: { html: async () => html, folder: null, connect: [] },
  logLevel: 'silent',
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
